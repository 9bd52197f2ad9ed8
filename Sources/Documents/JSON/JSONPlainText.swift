// The text of strings between quotes and escapes.

extension [UInt8] {
  /// The end of the text of a JSON string from an offset on: the next quote, backslash or control character.
  ///
  /// A word of eight bytes takes hardly more instructions than one byte. In each byte of a mask only the highest
  /// bit can be set, and the lowest one that is set belongs to the first such byte.
  func endOfPlain(from start: Int, to quote: UInt8) -> Int {
    var offset = start
    // The bytes are only read, within the closure, and only those within the array.
    unsafe withUnsafeBytes { bytes in
      while offset + 8 <= bytes.count {
        let word = UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let mask = word.bytesBelowSpace | word.bytes(equalTo: quote) | word.bytes(equalTo: UInt8(ascii: "\\"))
        offset += mask.trailingZeroBitCount / 8
        if mask != 0 { return }
      }
      while offset < bytes.count, unsafe !bytes[offset].endsPlain(at: quote) { offset += 1 }
    }
    return offset
  }
}

extension UInt64 {
  /// A word of eight bytes with one value.
  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is less than a space. Above such a byte, other bits can be set too.
  fileprivate var bytesBelowSpace: UInt64 { (self &- Self.repeating(.space)) & ~self & Self.repeating(0x80) }

  /// The highest bit of each byte with a value. Above such a byte, other bits can be set too.
  fileprivate func bytes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ Self.repeating(byte)
    return (difference &- Self.repeating(1)) & ~difference & Self.repeating(0x80)
  }
}

extension UInt8 {
  fileprivate func endsPlain(at quote: UInt8) -> Bool { self < .space || self == quote || self == UInt8(ascii: "\\") }
}
