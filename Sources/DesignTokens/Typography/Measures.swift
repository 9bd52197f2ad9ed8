import Diagnostics
import Documents
import StyleModel
import Writing

/// A length, in points or as a multiple of the font size.
enum Measure: Equatable, Sendable {
  case points(Double)
  case multiple(Double)
  /// In percent of the font size, as it is written, so that nothing is rounded before the size is known.
  case percent(Double)

  /// In points; nil for a relative measure and an unknown size, which is 0.
  ///
  /// - Parameter size: the font size, in points.
  func points(ofSize size: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .multiple(let multiple): size > 0 ? (multiple * size).computed : nil
    case .percent(let percent): size > 0 ? (percent * size / 100).computed : nil
    }
  }

  /// As a multiple of the font size; nil for a length and an unknown size, which is 0.
  func multiple(ofSize size: Double) -> Double? {
    switch self {
    case .points(let points): size > 0 ? (points / size).computed : nil
    case .multiple(let multiple): multiple
    case .percent(let percent): (percent / 100).computed
    }
  }

  /// The number without its unit, for comparison with limits.
  fileprivate var amount: Double {
    switch self {
    case .points(let amount), .multiple(let amount): amount
    case .percent(let percent): percent / 100
    }
  }
}

extension TypographyReader {
  /// Reads a length, or a multiple in place of one, that is not a reference.
  mutating func measure(_ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    if let known = knownMeasures[role]?[node.id] { return known }
    let reading = readMeasure(node, as: role)
    knownMeasures[role, default: [:]][node.id] = reading
    return reading
  }

  private mutating func readMeasure(_ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    switch node.kind {
    case .dictionary: return dimension(node, as: role)
    case .integer, .real:
      guard let number = node.number, number.isFinite else {
        return ReadValue(mistake: "expected a finite number", at: node)
      }
      return bare(number, node, as: role)
    case .string: return text(node, as: role)
    default: return ReadValue(mistake: "expected \(role.expectation), not \(node.phrase)", at: node)
    }
  }

  /// A number without a unit, unless its token has the unit beside its value.
  private mutating func bare(_ number: Double, _ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    if let unit = references.set.units[node.id] {
      return checked(TokenLength(value: number, unit: unit), node, as: role)
    }
    let reading = checked(TokenLength(value: number, unit: .none), node, as: role)
    guard role.acceptsDimension else {
      let isLength = if case .points? = reading.value { true } else { false }
      return isLength && !form.isTextual ? reading.noting(lineHeightFinding(node)) : reading
    }
    if number != 0 {
      if firstBare.map({ $0.id > node.id }) ?? true { firstBare = node }
      if role == .fontSize {
        smallestBareSize = min(smallestBareSize, number)
        largestBareSize = max(largestBareSize, number)
      }
    }
    return reading.noting(bareFinding(node, number))
  }

  /// The measure of a length, unless it is out of range.
  private func checked(_ length: TokenLength, _ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    let measure = measure(of: length, as: role)
    let amount = measure.amount
    if role.isPositive, amount <= 0 {
      return ReadValue(mistake: "expected \(role.expectation) greater than zero", at: node)
    }
    if amount.magnitude > NumberRange.largestNumber {
      return ReadValue(
        mistake: "expected \(role.expectation) of at most \(NumberRange.largestNumber.shortest)", at: node)
    }
    return ReadValue(measure)
  }

  private func measure(of length: TokenLength, as role: MeasureRole) -> Measure {
    switch length.unit {
    case .none where role.acceptsDimension: .points(bareUnit == .rem ? points(ofRem: length.value) : length.value)
    // A large number is a length.
    case .none where !isStrict && role == .lineHeight && length.value.magnitude >= Self.leastLineHeightInPoints:
      .points(length.value)
    case .none, .em: .multiple(length.value)
    case .px, .pt: .points(length.value)
    case .rem: .points(points(ofRem: length.value))
    case .vw, .vi, .cqw, .cqi: .points((length.value * TokenLength.pixelsOfWidth).computed)
    case .percent: .percent(length.value)
    }
  }

  func points(ofRem rem: Double) -> Double { (rem * references.remBase).computed }

  /// No line is four times as high as its text, and no text has lines lower than four points.
  private static var leastLineHeightInPoints: Double { 4 }
}

// MARK: - Dimensions and texts

extension TypographyReader {
  private mutating func dimension(_ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    // Both may be references.
    guard node.members.reduce(0, { count, _ in count + 1 }) == 2,
      let value = node.value(of: "value").flatMap({ literal($0) }),
      let unit = node.value(of: "unit").flatMap({ literal($0) })
    else { return ReadValue(mistake: "expected \(role.expectation), with 'value' and 'unit' only", at: node) }
    guard let number = value.number, number.isFinite else {
      return ReadValue(mistake: "expected a number, not \(value.phrase)", at: value)
    }
    guard let name = unit.string, let unitName = TokenLength.Unit(rawValue: name), role.accepts(unitName) else {
      return ReadValue(mistake: "expected the unit 'px' or 'rem', not \(unit.phrase)", at: unit)
    }
    return checked(TokenLength(value: number, unit: unitName), node, as: role.acceptsDimension ? role : .lineHeight)
      .noting(dimensionFinding(unitName, at: unit, of: node, as: role))
  }

  private mutating func text(_ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    let text = node.string ?? ""
    do throws(ArithmeticMistake) {
      let length = if let literal = TokenLength(text) { literal } else { try computed(node, text) }
      if Arithmetic.dependsOnScreen(text) { firstScreen = firstScreen ?? node }
      return read(length, node, as: role)
    } catch {
      if error == .broken { return .broken }
      if form.isTextual, error == .notArithmetic { return words(node, as: role) }
      let rule: TokenRule = error == .notArithmetic ? .value : .arithmetic
      let message = error == .notArithmetic ? "expected \(role.expectation), not \(node.phrase)" : error.message
      return ReadValue(mistake: message, at: node, marking: part(of: node, error.word), rule: rule)
    }
  }

  /// The bytes of a word in the document; nil if the text is not read as it is written.
  private func part(of node: Node, _ word: Range<Int>?) -> Range<Int>? {
    guard let word, let text = node.plainString, !text.contains(UInt8(ascii: "$")) else { return nil }
    return (node.range.lowerBound + word.lowerBound)..<(node.range.lowerBound + word.upperBound)
  }

  /// The result of arithmetic in the older forms.
  private mutating func computed(_ node: Node, _ text: String) throws(ArithmeticMistake) -> TokenLength {
    guard form.isTextual || Arithmetic.dependsOnScreen(text) else { throw .notArithmetic }
    let length = try references.length(of: node)
    return TokenLength(value: length.value.computed, unit: length.unit)
  }

  /// Reads words that are not numbers, such as `AUTO`, which leave a member out.
  private func words(_ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    let isAutomatic = ["auto", "normal", "inherit", "none"].contains((node.string ?? "").lowercased())
    guard isAutomatic, role != .fontSize else {
      return ReadValue(mistake: "expected \(role.expectation), not \(node.phrase)", at: node)
    }
    return .absent
  }

  private mutating func read(_ length: TokenLength, _ node: Node, as role: MeasureRole) -> ReadValue<Measure> {
    if length.unit.isRelative, !role.acceptsRelative {
      return ReadValue(
        mistake: "expected \(role.expectation); '\(node.string ?? "")' has no base here, so use px or rem", at: node)
    }
    if form.isTextual {
      return length.unit == .none ? bare(length.value, node, as: role) : checked(length, node, as: role)
    }
    return checked(length, node, as: role).noting(textFinding(length, node, as: role))
  }
}

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
    case .none, .vw, .vi, .cqw, .cqi: false
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
    let isLarge = points(ofRem: largestBareSize) > 100
    guard let firstBare, smallestBareSize >= (isLarge ? 4 : 6) else { return nil }
    let reason =
      smallestBareSize.isFinite ? ", because every font size is \(smallestBareSize < 6 ? 4 : 6) or more" : ""
    let message = "numbers without a unit are pixels\(reason); '--bare rem' reads them as rem"
    return Diagnostic(.reading, at: firstBare, message)
  }

  /// The finding that numbers without a unit are too different for one unit; nil if they are not.
  var mixedFinding: Diagnostic? {
    let points = points(ofRem: largestBareSize)
    guard let firstBare, smallestBareSize < 4, points > 200 else { return nil }
    let message =
      "font sizes without a unit are from \(smallestBareSize.shortest) to \(largestBareSize.shortest), which is \(points.shortest) "
      + "points in rem; choose a unit with '--bare px' or '--bare rem'"
    return Diagnostic(.value, at: firstBare, message)
  }

  /// The finding that sizes depend on the screen; nil if none does.
  var screenFinding: Diagnostic? {
    firstScreen.map {
      Diagnostic(.reading, at: $0, "sizes that depend on the width of the screen are those on a phone, 390 pixels wide")
    }
  }

  func bareFinding(_ node: Node, _ number: Double) -> Diagnostic? {
    if bareUnit == .rem, number != 0 {
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
