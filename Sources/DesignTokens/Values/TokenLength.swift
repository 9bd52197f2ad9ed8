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
    /// A hundredth of the width of the screen.
    case vw
    case percent = "%"

    /// Whether it is a part of the font size.
    var isRelative: Bool { self == .em || self == .percent }
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
    guard scanner.next == nil, length.unit != .vw else { return nil }
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
