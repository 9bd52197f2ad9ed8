extension MeasureReader {
  /// The use of a measure, which decides what is expected.
  enum Role: Sendable {
    case fontSize, letterSpacing, lineHeight
    /// A token of a type, for any use.
    case dimension, number
  }
}

extension MeasureReader.Role {
  /// Whether a length with a unit is expected; otherwise a plain number.
  var acceptsDimension: Bool { self != .lineHeight && self != .number }
  /// Whether a part of the font size can be computed.
  var acceptsRelative: Bool { self != .fontSize }
  var isPositive: Bool { self == .fontSize || self == .lineHeight }

  var expectation: String {
    switch self {
    case .fontSize: "a font size such as { \"value\": 17, \"unit\": \"px\" }"
    case .letterSpacing, .dimension: "a dimension such as { \"value\": 1, \"unit\": \"px\" }"
    case .lineHeight: "a line height such as 1.2"
    case .number: "a number"
    }
  }
}
