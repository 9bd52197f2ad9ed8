/// A number as property lists hold it. Both writers ask here, so that a number is of one kind in both.
enum PropertyListNumber {
  case integer(Int64)
  case real(Double)

  /// An integer if it is whole and in range. Integers have no negative zero.
  ///
  /// Nil for what is infinite or no number: a file that says so was not meant to.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let isNegativeZero = number == 0 && number.sign == .minus
    if !isNegativeZero, let integer = Int64(exactly: number) {
      self = .integer(integer)
    } else {
      self = .real(number)
    }
  }

  /// Reads a decimal, the digits of an integer all of them.
  init?(decimal: String) {
    if let integer = Int64(decimal), integer != 0 {
      self = .integer(integer)
    } else {
      guard let number = Double(decimal) else { return nil }
      self.init(number)
    }
  }
}

/// Something that no property list can hold.
struct UnwritablePropertyList: Error {}
