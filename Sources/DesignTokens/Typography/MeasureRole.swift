extension MeasureReader {
  /// What is expected where a measure stands.
  enum Role: Sendable {
    case fontSize, letterSpacing, lineHeight
    /// A token of a type, for whatever use.
    case dimension, number
  }
}

extension MeasureReader.Role {
  /// Whether a length with a unit is what is expected, or else a plain number.
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
