/// Writes bytes into memory that was reserved for them.
///
/// A text checks its memory once for all that a pen writes, instead of for each piece.
@unsafe struct BytePen {
  /// Where the next byte is written.
  private(set) var position: UnsafeMutablePointer<UInt8>

  // Whoever makes a pen has reserved memory for all that it writes.
  init(_ position: UnsafeMutablePointer<UInt8>) { unsafe self.position = position }

  mutating func write(_ byte: UInt8) {
    // There is memory for the byte.
    unsafe position.pointee = byte
    unsafe position += 1
  }

  mutating func write(_ bytes: UnsafePointer<UInt8>, count: Int) {
    // There is memory for the bytes.
    unsafe position.update(from: bytes, count: count)
    unsafe position += count
  }

  // The bytes of a literal live as long as the program.
  mutating func write(_ literal: StaticString) {
    unsafe write(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Writes the first bytes of a text.
  // They are only read, within the call.
  mutating func write(prefix count: Int, of text: UTF8Text) {
    unsafe text.withBytes { bytes in
      precondition(0...bytes.count ~= count)
      if let start = bytes.baseAddress { unsafe write(start, count: count) }
    }
  }

  /// The memory in bytes that spaces need: eight are written at once, so up to seven more than their number.
  @safe static func size(ofSpaces count: Int) -> Int { count + 7 }

  /// Writes spaces, eight at once: nearly all lines have fewer. There must be memory for `size(ofSpaces:)` bytes.
  mutating func write(spaces count: Int) {
    precondition(count >= 0)
    for offset in stride(from: 0, to: count, by: 8) {
      // There is memory for all eight.
      unsafe UnsafeMutableRawPointer(position + offset).storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
    }
    unsafe position += count
  }
}

// MARK: - Numbers

extension BytePen {
  /// The size of the longest decimal: a sign, a point, and the digits of a number of 64 bits. The parts are a power of
  /// ten, so there are no more digits before and after the point together.
  @safe static let longestDecimal = 1 + 1 + 20

  /// Writes digits.
  ///
  /// - Parameter minimum: the least number of them. A shorter number is preceded by zeros.
  mutating func write(digits number: UInt, atLeast minimum: Int = 1) {
    // Most numbers of a stylesheet have two digits.
    if minimum == 1, 10...99 ~= number {
      unsafe write(UInt8(ascii: "0") + UInt8(number / 10))
      return unsafe write(UInt8(ascii: "0") + UInt8(number % 10))
    }
    let count = max(minimum, number.digitCount)
    var rest = number
    for index in (0..<count).reversed() {
      // There is memory for all digits.
      unsafe position[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    unsafe position += count
  }

  /// Writes a number of parts as a decimal: `20.667` for 20667 thousandths.
  ///
  /// - Parameter parts: a power of ten.
  mutating func write(_ count: Int, ofParts parts: Int) {
    // A sign, digits, a point and digits: never more than `longestDecimal`.
    if count < 0 { unsafe write(UInt8(ascii: "-")) }
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(parts))
    unsafe write(digits: whole)
    if rest > 0 { unsafe write(fraction: rest, ofParts: UInt(parts)) }
  }

  /// Writes a point and the decimals of a fraction, without zeros at the end.
  private mutating func write(fraction count: UInt, ofParts parts: UInt) {
    var (rest, unit, digits) = (count, parts / 10, 1)
    while rest % unit > 0 { (unit, digits) = (unit / 10, digits + 1) }
    rest /= unit
    unsafe write(UInt8(ascii: "."))
    unsafe write(digits: rest, atLeast: digits)
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
