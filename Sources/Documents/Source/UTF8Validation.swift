extension Source {
  /// The offset of the first byte that is not well-formed UTF-8 (Unicode 16, table 3-7); nil if there is none.
  package static func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
    var offset = bytes.endOfASCII(from: 0)
    while offset < bytes.count {
      guard let length = scalarLength(in: bytes, at: offset) else { return offset }
      offset = bytes.endOfASCII(from: offset + length)
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes that begins at `offset`.
  private static func scalarLength(in bytes: [UInt8], at offset: Int) -> Int? {
    guard let (length, second) = expectation(after: bytes[offset]), offset + length <= bytes.count else { return nil }
    guard second.contains(bytes[offset + 1]) else { return nil }
    for continuation in bytes[(offset + 2)..<(offset + length)] where continuation & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The length of a sequence with this first byte, and the valid second bytes: they exclude overlong forms and
  /// surrogates.
  private static func expectation(after first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
