/// Where a text is continued. There is memory for what is written: `UTF8Text.append(atMost:_:)` has checked it.
@safe struct UTF8Pen {
  private(set) var position: UnsafeMutablePointer<UInt8>

  /// The greatest size of a decimal in bytes: a sign, the digits of a number, a point and as many zeros.
  static let longestDecimal = 42

  // The caller has memory from here on for all that is written.
  init(position: UnsafeMutablePointer<UInt8>) { unsafe self.position = position }

  mutating func write(_ byte: UInt8) {
    // There is memory for it.
    unsafe position.pointee = byte
    unsafe position += 1
  }

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    // There is memory for all bytes, which are only read.
    unsafe position.update(from: source, count: bytes.count)
    unsafe position += bytes.count
  }

  mutating func write(_ literal: StaticString) {
    // The bytes of a literal live as long as the program.
    unsafe write(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  // The bytes are only read, within the call.
  mutating func write(_ text: UTF8Text) { unsafe text.withBytes { unsafe write($0) } }

  mutating func write(spaces number: Int) {
    // There is memory for all spaces.
    unsafe position.update(repeating: UInt8(ascii: " "), count: number)
    unsafe position += number
  }

  /// Writes a number of parts as a decimal, as `UTF8Text.append(_:ofParts:)` does.
  mutating func write(_ count: Int, ofParts parts: Int) {
    if count < 0 { write(UInt8(ascii: "-")) }
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(parts))
    write(digits: whole)
    if rest == 0 { return }
    write(UInt8(ascii: "."))
    var (unit, places) = (UInt(parts) / 10, 1)
    while rest % unit > 0 { (unit, places) = (unit / 10, places + 1) }
    write(digits: rest / unit, atLeast: places)
  }

  /// Writes digits, preceded by zeros up to a least number of them.
  private mutating func write(digits number: UInt, atLeast minimum: Int = 1) {
    var (size, rest) = (1, number / 10)
    while rest > 0 { (size, rest) = (size + 1, rest / 10) }
    size = max(size, minimum)
    rest = number
    // There is memory for all digits.
    for index in (0..<size).reversed() {
      unsafe position[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    unsafe position += size
  }
}
