import Documents

/// Reads numbers, units and words from the front of a text.
struct LengthScanner {
  private(set) var rest: Substring.UTF8View
  /// The number of bytes of the whole text.
  private let count: Int

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
    count = rest.count
  }

  /// How many bytes have been read.
  var offset: Int { count - rest.count }

  var next: UInt8? { rest.first }

  mutating func skip() { rest.removeFirst() }

  mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// Reads a decimal number without a sign, and its unit, with or without a space between them; nil if there is none. A
  /// number that no `Double` can hold is infinite.
  mutating func length() -> TokenLength? {
    guard let value = number() else { return nil }
    let end = rest
    skipSpaces()
    if next == UInt8(ascii: "%") {
      skip()
      return TokenLength(value: value, unit: .percent)
    }
    let word = word()
    if word.isEmpty { rest = end }
    return TokenLength.Unit(rawValue: word.lowercased()).map { TokenLength(value: value, unit: $0) }
  }

  mutating func word() -> String { String(Substring(take(while: \.isLetter))) }

  /// Reads everything up to a byte, and skips the byte; nil if it does not occur.
  mutating func text(upTo end: UInt8) -> String? {
    let text = take { $0 != end }
    guard !rest.isEmpty else { return nil }
    skip()
    return String(Substring(text))
  }

  private mutating func number() -> Double? {
    let start = rest
    let whole = take(while: \.isDigit).count
    if rest.dropFirst().first?.isDigit == true, next == UInt8(ascii: ".") {
      skip()
      _ = take(while: \.isDigit)
    } else if whole == 0 {
      return nil
    }
    skipExponent()
    return Double(Substring(start[..<rest.startIndex]))
  }

  /// Skips an exponent; the `e` of `2em` does not begin one.
  private mutating func skipExponent() {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    var digits = rest.dropFirst()
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    if digits.first?.isDigit == true { rest = digits.drop(while: \.isDigit) }
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> Substring.UTF8View {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return taken
  }
}
