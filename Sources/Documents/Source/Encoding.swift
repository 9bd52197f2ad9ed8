extension Source {
  /// A text in the encoding of the file, without a mark. Of a binary file, UTF-8.
  package func encoded(_ text: String) -> [UInt8] {
    switch encoding {
    case .utf8, .latin1, .binary: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value) }
    case .utf32BigEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value).reversed() }
    }
  }

  /// Four bytes, the least significant first.
  private static func bytes(of value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
