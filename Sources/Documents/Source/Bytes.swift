extension UInt8 {
  package static let tab: UInt8 = 0x09
  package static let newline: UInt8 = 0x0A
  package static let `return`: UInt8 = 0x0D
  package static let space: UInt8 = 0x20

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  package var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
  /// Space, tab and the two line endings: what JSON, XML and property lists all call white space.
  package var isWhitespace: Bool { self == .space || self == .newline || self == .return || self == .tab }

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

extension ArraySlice<UInt8> {
  /// Whether this is a decimal number as in C: a sign, digits with at most one point among or beside them, an
  /// exponent.
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
