import Diagnostics
import Documents
import Writing

/// The use of a measure, which decides what is expected.
enum MeasureRole: Sendable {
  case fontSize, letterSpacing, lineHeight
  /// A token of a type, for any use.
  case dimension, number

  /// Whether a length with a unit is expected; otherwise a plain number.
  var acceptsDimension: Bool { self != .lineHeight && self != .number }
  /// Whether a part of the font size can be computed.
  var acceptsRelative: Bool { self != .fontSize }
  var isPositive: Bool { self == .fontSize || self == .lineHeight }

  /// Whether an object with a unit is read.
  func accepts(_ unit: TokenLength.Unit) -> Bool {
    switch unit {
    case .none, .vw: false
    case .px, .rem: true
    case .pt: self != .number
    case .em, .percent: acceptsRelative
    }
  }

  var expectation: String {
    switch self {
    case .fontSize: "a font size such as { \"value\": 17, \"unit\": \"px\" }"
    case .letterSpacing, .dimension: "a dimension such as { \"value\": 1, \"unit\": \"px\" }"
    case .lineHeight: "a line height such as 1.2"
    case .number: "a number"
    }
  }
}

// Findings in measures that can be read, but deviate from DTCG.

extension TypographyReader {
  /// The finding that numbers without a unit are pixels: all font sizes are so large; nil if they are not, or if every
  /// number has a unit.
  var pixelFinding: Diagnostic? {
    guard let firstBare, smallestBareSize >= 6 else { return nil }
    let reason = smallestBareSize.isFinite ? ", since every font size is 6 or more" : ""
    let message = "numbers without a unit are pixels\(reason); '--bare rem' reads them as rem"
    return Diagnostic(.reading, at: firstBare, message)
  }

  /// The finding that sizes depend on the screen; nil if none does.
  var screenFinding: Diagnostic? {
    firstScreen.map {
      Diagnostic(.reading, at: $0, "sizes that depend on the width of the screen are those on a phone, 390 pixels wide")
    }
  }

  func bareFinding(_ node: Node, _ number: Double) -> Diagnostic? {
    if bareUnit == .rem {
      let points = points(ofRem: number).shortest
      let message = "a number without a unit is in rem: \(number.shortest) is \(points) points; write the unit"
      return Diagnostic(.bareDimension, at: node, message)
    }
    if form.isTextual { return nil }
    let message = "a dimension has a unit; \(number.shortest) is read as pixels"
    return Diagnostic(.bareDimension, at: node, message)
      .offering(node.fix(writing: .dimension(.number(number)), isSafe: number == 0))
  }

  func dimensionFinding(
    _ unit: TokenLength.Unit, at unitNode: Node, of node: Node, as role: MeasureRole
  ) -> Diagnostic? {
    if !role.acceptsDimension { return form.isTextual ? nil : lineHeightFinding(node) }
    if unit.isRelative { return relativeFinding(node) }
    guard unit == .pt else { return nil }
    return Diagnostic(.pointUnit, at: unitNode, "'pt' is not a unit of design tokens; a 'px' is a point on iOS")
      .offering(unitNode.fix(writing: .string("px"), isSafe: true))
  }

  func textFinding(_ length: TokenLength, _ node: Node, as role: MeasureRole) -> Diagnostic {
    if role.acceptsDimension {
      if length.unit.isRelative { return relativeFinding(node) }
      let dimension = JSONValue.dimension(.number(length.value), length.unit == .rem ? .rem : .px)
      return Diagnostic(.stringDimension, at: node, "a dimension is an object, not \(node.phrase)")
        .offering(node.fix(writing: dimension, isSafe: length.unit != .none))
    }
    if length.unit != .none { return lineHeightFinding(node) }
    return Diagnostic(.stringNumber, at: node, "expected a number, not \(node.phrase)")
      .offering(node.fix(writing: .number(length.value), isSafe: true))
  }

  private func relativeFinding(_ node: Node) -> Diagnostic {
    Diagnostic(
      .relativeSpacing, at: node,
      "letter spacing is a dimension in px or rem; this one is computed from the font size")
  }

  func lineHeightFinding(_ node: Node) -> Diagnostic {
    Diagnostic(
      .lineHeight, at: node,
      "a line height is a plain multiple of the font size; this one is divided by the size")
  }
}
