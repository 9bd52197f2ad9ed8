import Documents

/// Reads the numbers, units and words at the front of a text, piece by piece.
struct LengthScanner {
  private(set) var rest: Substring.UTF8View
  /// The bytes of the whole text.
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

  /// A decimal number without a sign, and the unit behind it, with or without a space between them; nil where there is
  /// none. A number that no `Double` holds is infinite.
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

  /// The ASCII letters that come next.
  mutating func word() -> String { String(Substring(take(while: \.isLetter))) }

  /// Everything up to a byte, which is passed over too; nil where there is none.
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

  /// The `e` of `2em` begins no exponent.
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
