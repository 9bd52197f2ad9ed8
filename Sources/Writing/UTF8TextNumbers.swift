extension UTF8Text {
  /// Appends a number in decimal.
  package mutating func append(_ number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  /// - Parameter size: the least number of digits. A shorter number is preceded by zeros.
  private mutating func append(digits number: UInt, size: Int = 1) {
    let size = max(size, number.digitCount)
    // There is memory for `size` digits.
    unsafe append(count: size) { digits in
      var rest = number
      for index in (0..<size).reversed() {
        unsafe digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
    }
  }

  /// Appends a number in hexadecimal.
  ///
  /// - Parameter number: zero or more.
  package mutating func append(hexadecimal number: Int, isUppercase: Bool = false) {
    append(contentsOf: String(number, radix: 16, uppercase: isUppercase))
  }

  /// Appends the shortest decimal that reads back as this finite number: `17`, `12.99`, never `17.0`.
  package mutating func append(_ number: Double) {
    // Most numbers are whole, and the others take long to write. Zero is excluded because it may have a sign.
    if number != 0, number.magnitude < 1e15, let whole = Int(exactly: number) {
      append(whole)
    } else {
      append(contentsOf: number.shortest)
    }
  }

  /// Appends a number rounded as by `Double.rounded(toParts:)`: `20.667` for a thousand parts.
  ///
  /// - Parameter parts: a power of ten.
  package mutating func append(_ number: Double, inPartsOf parts: Int) {
    guard let count = number.count(ofParts: Double(parts)) else { return append(number) }
    append(count, ofParts: parts)
  }

  /// Appends a number of parts as a decimal: `20.667` for 20667 thousandths.
  ///
  /// - Parameter parts: a power of ten.
  package mutating func append(_ count: Int, ofParts parts: Int) {
    if count < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(parts))
    append(digits: whole)
    if rest > 0 { append(fraction: rest, ofParts: UInt(parts)) }
  }

  /// Appends a point and the decimals of a fraction, without zeros at the end.
  private mutating func append(fraction count: UInt, ofParts parts: UInt) {
    var (rest, unit, size) = (count, parts / 10, 1)
    while rest % unit > 0 { (unit, size) = (unit / 10, size + 1) }
    rest /= unit
    append(byte: UInt8(ascii: "."))
    append(digits: rest, size: size)
  }
}

extension UInt {
  /// The number of its decimal digits.
  fileprivate var digitCount: Int {
    var (count, rest) = (1, self / 10)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }
}
