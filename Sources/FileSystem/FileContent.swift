/// Bytes to write, in the memory in which they were made, so that a long output is not copied to be written.
///
/// Safe, because the bytes are read only within a call of `access`, which keeps them.
@safe
package struct FileContent: Sendable {
  private let access: @Sendable ((UnsafeRawBufferPointer) -> Void) -> Void

  /// - Parameter access: calls a function with the bytes, which have to be valid only within the call.
  package init(_ access: @escaping @Sendable ((UnsafeRawBufferPointer) -> Void) -> Void) {
    // It is called only by `read`.
    unsafe self.access = access
  }

  package init(_ bytes: [UInt8]) {
    // The bytes are only read, within the call.
    unsafe self.init { body in unsafe bytes.withUnsafeBytes { unsafe body($0) } }
  }

  /// A copy of the bytes.
  // They are only read, within the call.
  package var bytes: [UInt8] { unsafe read([]) { unsafe Array($0) } }

  /// Whether it has the same bytes.
  package func isEqual(to bytes: [UInt8]) -> Bool {
    // They are only read, within the call.
    unsafe read(false) { unsafe $0.elementsEqual(bytes) }
  }

  /// The result of a function of the bytes, which are valid only within the call.
  ///
  /// - Parameter initial: a value for the result until the function is called.
  func read<Result>(_ initial: Result, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var result = initial
    // The bytes are only read, within the call.
    unsafe access { unsafe result = body($0) }
    return result
  }
}
