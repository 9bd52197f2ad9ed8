/// A number as property lists hold it.
enum PropertyListNumber {
  case integer(Int64)
  /// From 2⁶³ on.
  case unsigned(UInt64)
  case real(Double)

  /// An integer if the number is whole and in range, otherwise a real. Negative zero is a real.
  ///
  /// Nil for infinity and NaN, which no property list is meant to hold.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let isNegativeZero = number == 0 && number.sign == .minus
    if !isNegativeZero, let integer = Int64(exactly: number) {
      self = .integer(integer)
    } else {
      self = .real(number)
    }
  }

  /// Reads a decimal; the digits of an integer are exact. Nil for an integer of more than 64 bits, which a real would
  /// round.
  init?(decimal: String) {
    if let integer = Int64(decimal), integer != 0 {
      self = .integer(integer)
    } else if let integer = UInt64(decimal), integer != 0 {
      self = .unsigned(integer)
    } else {
      guard let number = Double(decimal), number == 0 || !decimal.isInteger else { return nil }
      self.init(number)
    }
  }
}

extension String {
  /// Whether a decimal has neither a fraction nor an exponent.
  var isInteger: Bool { !utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } }
}

/// A value contains something that property lists cannot hold.
struct UnwritablePropertyList: Error {}
