import Documents
import Writing

/// A number with a unit, as in the texts of design tokens: `16px`, `1.5 rem`, `-2.6%`.
struct TokenLength: Equatable, Sendable {
  /// In `unit`, finite; for a percentage, the number before the sign.
  let value: Double
  let unit: Unit

  /// A unit as it is written, in lower case.
  enum Unit: String, CaseIterable, Sendable {
    /// A plain number.
    case none = ""
    case px, pt, rem, em
    /// A hundredth of the width of the screen, or of what is around the text, which on a phone is as wide.
    case vw, vi, cqw, cqi
    case percent = "%"

    /// Whether it is a part of the font size.
    var isRelative: Bool { self == .em || self == .percent }

    /// Whether it is a part of the width of the screen.
    var isOfScreen: Bool { [.vw, .vi, .cqw, .cqi].contains(self) }
  }

  /// The pixels in a hundredth of a phone's width: most have 390 to 393 points.
  static let pixelsOfWidth = 3.9

  init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Reads a decimal number with a unit in any case, or without one; nil for everything else.
  init?(_ text: String) {
    var scanner = LengthScanner(text)
    scanner.skipSpaces()
    let isNegative = scanner.next == UInt8(ascii: "-")
    if isNegative || scanner.next == UInt8(ascii: "+") { scanner.skip() }
    guard let length = scanner.length(), length.value.isFinite else { return nil }
    scanner.skipSpaces()
    guard scanner.next == nil, !length.unit.isOfScreen else { return nil }
    self.init(value: isNegative ? -length.value : length.value, unit: length.unit)
  }
}

extension JSONValue {
  /// A length as DTCG writes it; one point is one px.
  static func dimension(_ number: JSONValue, _ unit: TokenLength.Unit = .px) -> JSONValue {
    .object([("value", number), ("unit", .string(unit.rawValue))])
  }
}

extension Double {
  /// The number without the noise of binary fractions: rounded to twelve digits, and to at most twelve decimals, so
  /// that 2.4 % of 2.2 is `0.0528` and not `0.05279999999999999`.
  ///
  /// A number of at most twelve digits does not change. Literals are never rounded, nor are the steps of a longer
  /// computation: only its result.
  var computed: Double {
    var scale = 1e12
    while scale > 1, (self * scale).magnitude >= 1e12 { scale /= 10 }
    // Both operands are exact: powers of ten are up to 10²², and whole numbers below 2⁵³.
    let rounded = (self * scale).rounded() / scale
    return magnitude < 1e12 ? rounded : self
  }
}

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
    if skipPercent() { return TokenLength(value: value, unit: .percent) }
    let word = word()
    if word.isEmpty { rest = end }
    return TokenLength.Unit(rawValue: word.lowercased()).map { TokenLength(value: value, unit: $0) }
  }

  /// A number with the unit that follows it without a space, as in `{size}px`.
  mutating func withUnit(_ number: TokenLength) -> TokenLength {
    guard number.unit == .none else { return number }
    if skipPercent() { return TokenLength(value: number.value, unit: .percent) }
    guard let unit = TokenLength.Unit(rawValue: word().lowercased()) else { return number }
    return TokenLength(value: number.value, unit: unit)
  }

  /// Skips a percent sign, unless a value follows, of which it is the remainder: `10 % 3`.
  private mutating func skipPercent() -> Bool {
    guard next == UInt8(ascii: "%") else { return false }
    let after = rest.dropFirst().drop(while: \.isWhitespace).first
    if let after, after.isDigit || after.isLetter || "{(.".utf8.contains(after) { return false }
    skip()
    return true
  }

  mutating func word() -> String { String(Substring(take(while: \.isLetter))) }

  /// Reads letters, and digits behind them.
  mutating func name() -> String { word() + String(Substring(take(while: \.isDigit))) }

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
