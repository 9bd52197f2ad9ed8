package import Writing

/// Bytes to write, in the memory in which they were made, so that a long output is not copied to be written.
package enum FileContent: Sendable {
  case bytes([UInt8])
  case text(UTF8Text)

  package init(_ bytes: [UInt8]) { self = .bytes(bytes) }

  package init(_ text: UTF8Text) { self = .text(text) }

  /// A copy of the bytes.
  // They are only read, within the call.
  package var bytes: [UInt8] { unsafe read { unsafe Array($0) } }

  /// Whether it has the same bytes.
  package func isEqual(to bytes: [UInt8]) -> Bool {
    // They are only read, within the call.
    unsafe read { unsafe $0.elementsEqual(bytes) }
  }

  /// The result of a function of the bytes, which are valid only within the call.
  func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    // The bytes are only read, within the call.
    switch self {
    case .bytes(let bytes): unsafe bytes.withUnsafeBytes(body)
    case .text(let text): unsafe text.withBytes { unsafe body(UnsafeRawBufferPointer($0)) }
    }
  }
}
