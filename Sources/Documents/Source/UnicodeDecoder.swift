/// Decodes other encodings into UTF-8. Malformed units become U+FFFD, and the range of the first is returned.
enum UnicodeDecoder {
  /// Decodes UTF-16 without a byte-order mark.
  static func utf16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> (text: [UInt8], mistake: Range<Int>?) {
    var text = Text(capacity: bytes.count)
    var high: UInt32?
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let unit = UInt32(bytes[index]) << (isLittleEndian ? 0 : 8) | UInt32(bytes[index + 1]) << (isLittleEndian ? 8 : 0)
      switch (unit, high) {
      case (0xDC00...0xDFFF, let lead?): text.append(0x10000 + (lead & 0x3FF) << 10 + unit & 0x3FF)
      case (0xD800...0xDBFF, let lead):
        if lead != nil { text.appendReplacement() }
        high = unit
        continue
      case (_, let lead):
        if lead != nil { text.appendReplacement() }
        text.append(unit)
      }
      high = nil
    }
    if high != nil || !bytes.count.isMultiple(of: 2) { text.appendReplacement() }
    return (text.bytes, text.mistake)
  }

  /// Decodes UTF-32 without a byte-order mark.
  static func utf32(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> (text: [UInt8], mistake: Range<Int>?) {
    var text = Text(capacity: bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
      let unit = bytes[index..<(index + 4)]
      let value = isLittleEndian ? unit.reversed().reduce(0, join) : unit.reduce(0, join)
      text.append(value)
    }
    if !bytes.count.isMultiple(of: 4) { text.appendReplacement() }
    return (text.bytes, text.mistake)
  }

  /// Decodes ISO 8859-1, in which no byte is malformed.
  static func latin1(_ bytes: [UInt8]) -> [UInt8] {
    var text = Text(capacity: bytes.count)
    for byte in bytes { text.append(UInt32(byte)) }
    return text.bytes
  }

  private static func join(_ value: UInt32, _ byte: UInt8) -> UInt32 { value << 8 | UInt32(byte) }

  private struct Text {
    private(set) var bytes: [UInt8] = []
    private(set) var mistake: Range<Int>?

    init(capacity: Int) {
      bytes.reserveCapacity(capacity)
    }

    mutating func append(_ value: UInt32) {
      if value < 0x80 {
        bytes.append(UInt8(value))
      } else if let scalar = Unicode.Scalar(value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        appendReplacement()
      }
    }

    mutating func appendReplacement() {
      let start = bytes.count
      bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
      mistake = mistake ?? start..<bytes.count
    }
  }
}
