import CLibrary

extension UInt8 {
  package static let tab: UInt8 = 0x09
  package static let newline: UInt8 = 0x0A
  package static let `return`: UInt8 = 0x0D
  package static let space: UInt8 = 0x20

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  package var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
  /// Space, tab, line feed and carriage return: white space in JSON, XML and property lists. Nearly all other bytes are
  /// greater, so one comparison rules them out.
  package var isWhitespace: Bool {
    self <= .space && (self == .space || self == .newline || self == .return || self == .tab)
  }

  /// The value of a hexadecimal digit.
  package var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension [UInt8] {
  /// Whether the bytes at an offset are equal to a text.
  package func hasText(_ text: String, at offset: Int) -> Bool {
    let size = text.utf8.count
    guard count - offset >= size else { return false }
    // The bytes are only read, within the closure. Iterating over the text instead takes ten times as long, for every
    // key of a file.
    let isEqual = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe withUnsafeBufferPointer { own in
        // Both have this many bytes, and an empty text may have no address.
        guard let own = own.baseAddress, let bytes = bytes.baseAddress else { return size == 0 }
        return unsafe memcmp(own + offset, bytes, size) == 0
      }
    }
    return isEqual ?? self[offset..<(offset + size)].elementsEqual(text.utf8)
  }

  /// How often a byte occurs in a range. The inner loop has no branch and its count fits a byte, so the compiler
  /// vectorises it.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    let blockSize = 32
    var (total, start) = (0, range.lowerBound)
    while start + blockSize <= range.upperBound {
      var count: UInt8 = 0
      for index in start..<(start + blockSize) {
        let difference = self[index] ^ byte
        count &+= (difference | (0 &- difference)) >> 7 ^ 1
      }
      total += Int(count)
      start += blockSize
    }
    return self[start..<range.upperBound].reduce(total) { $1 == byte ? $0 + 1 : $0 }
  }

  /// The end of the run of ASCII that begins at an offset. Whole blocks are tested, in loops that the compiler
  /// vectorises.
  func endOfASCII(from start: Int) -> Int {
    let blockSize = 32
    var offset = start
    while offset + blockSize <= count {
      var bits: UInt8 = 0
      for index in offset..<(offset + blockSize) { bits |= self[index] }
      if bits >= 0x80 { break }
      offset += blockSize
    }
    while offset < count, self[offset] < 0x80 { offset += 1 }
    return offset
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is a decimal number as in C: an optional sign, digits with at most one point, an optional exponent.
  var isDecimal: Bool {
    var rest = self
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var digits = rest.removeDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += rest.removeDigits()
    }
    if digits > 0, let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      digits = rest.removeDigits()
    }
    return digits > 0 && rest.isEmpty
  }

  private mutating func removeDigits() -> Int {
    let start = startIndex
    self = drop(while: \.isDigit)
    return startIndex - start
  }
}
