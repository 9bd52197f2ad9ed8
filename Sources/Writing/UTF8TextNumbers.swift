extension UTF8Text {
  /// Appends a number in decimal.
  package mutating func append(_ number: Int) {
    append(number, ofParts: 1)
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

  /// Appends a number of parts as a decimal without zeros at the end: `20.667` for 20667 thousandths.
  ///
  /// - Parameter parts: a power of ten.
  package mutating func append(_ count: Int, ofParts parts: Int) {
    append(atMost: UTF8Pen.longestDecimal) { $0.write(count, ofParts: parts) }
  }
}
