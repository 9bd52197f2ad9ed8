import Diagnostics
import Documents
import StyleModel
import Writing

/// Reads lengths, and the multiples that stand for lengths.
struct MeasureReader {
  let form: TokenForm
  /// Points in a rem.
  let remBase: Double
  /// The length that a token of the older forms comes to, for arithmetic.
  let length: (String) -> TokenLength?

  /// What is expected where a measure stands.
  enum Role: Sendable {
    case fontSize, letterSpacing, lineHeight
    /// A token of a type, for whatever use.
    case dimension, number
  }

  /// Reads a value that is no reference.
  ///
  /// - Parameter parts: what its `value` and `unit` come to, which may be references.
  func measure(_ node: Node, parts: (value: Node, unit: Node)?, as role: Role) -> Reading<Measure> {
    switch node.kind {
    case .dictionary: return dimension(node, parts, as: role)
    case .integer, .real: return bare(node, as: role)
    case .string: return text(node, as: role)
    default: return Reading(mistake: "expected \(role.expectation), not \(node.phrase)", at: node)
    }
  }
}

// MARK: - Dimensions

extension MeasureReader {
  private func dimension(_ node: Node, _ parts: (value: Node, unit: Node)?, as role: Role) -> Reading<Measure> {
    guard let (value, unit) = parts else {
      return Reading(mistake: "expected \(role.expectation), with just 'value' and 'unit'", at: node)
    }
    guard let number = value.number, number.isFinite else {
      return Reading(mistake: "expected a number, not \(value.phrase)", at: value)
    }
    guard let name = unit.string, let unitName = TokenLength.Unit(rawValue: name), unitName != .none else {
      return Reading(mistake: "expected the unit 'px' or 'rem', not \(unit.phrase)", at: unit)
    }
    return dimension(TokenLength(value: number, unit: unitName), node, unit: unit, as: role)
  }

  private func dimension(_ length: TokenLength, _ node: Node, unit: Node, as role: Role) -> Reading<Measure> {
    guard let measure = measure(of: length) else {
      return Reading(mistake: "expected the unit 'px' or 'rem', not \(unit.phrase)", at: unit)
    }
    switch length.unit {
    case .px, .rem: return role.acceptsDimension ? checked(measure, node, as: role) : lineHeight(measure, node)
    case .pt where role.acceptsDimension:
      return checked(measure, node, as: role).noting(
        Finding(.pointUnit, at: unit, "a point is a 'px' in design tokens; 'pt' is no unit of theirs")
          .offering(unit.fix(writing: .string("px"), isSafe: true)))
    case .pt where role == .lineHeight: return lineHeight(measure, node)
    case .em where role.acceptsRelative, .percent where role.acceptsRelative:
      return role.acceptsDimension
        ? checked(measure, node, as: role).noting(relativeFinding(node)) : lineHeight(measure, node)
    default: return Reading(mistake: "expected the unit 'px' or 'rem', not \(unit.phrase)", at: unit)
    }
  }

  private func measure(of length: TokenLength) -> Measure? {
    switch length.unit {
    case .none: nil
    case .px, .pt: .points(length.value)
    case .rem: .points(length.value * remBase)
    case .em: .multiple(length.value)
    case .percent: .percent(length.value)
    }
  }
}

// MARK: - Numbers and texts

extension MeasureReader {
  private func bare(_ node: Node, as role: Role) -> Reading<Measure> {
    guard let number = node.number, number.isFinite else {
      return Reading(mistake: "expected a finite number", at: node)
    }
    if !role.acceptsDimension { return checked(self.number(number), node, as: role) }
    let length = TokenLength(value: number, unit: form.bareUnit)
    return checked(measure(of: length) ?? .points(number), node, as: role).noting(bareFinding(node, number))
  }

  /// What a number is where a multiple is expected: in the older forms a large one is a length.
  private func number(_ number: Double) -> Measure {
    form.isTextual && number.magnitude >= Self.leastLineHeightInPoints ? .points(number) : .multiple(number)
  }

  /// No line is four times as high as its text, and no text has lines lower than four points.
  private static let leastLineHeightInPoints = 4.0

  private func bareFinding(_ node: Node, _ number: Double) -> Finding? {
    if form.bareUnit == .rem {
      let points = (number * remBase).shortest
      let message = "a number without a unit is in rem: \(number.shortest) is \(points) points; say which unit is meant"
      return Finding(.bareDimension, at: node, message)
    }
    if form.isTextual { return nil }
    let message = "a dimension has a unit; \(number.shortest) is read as pixels"
    return Finding(.bareDimension, at: node, message)
      .offering(node.fix(writing: .dimension(.number(number)), isSafe: number == 0))
  }

  private func text(_ node: Node, as role: Role) -> Reading<Measure> {
    let text = node.string ?? ""
    let length: TokenLength
    do throws(ArithmeticMistake) {
      length = try form.isTextual ? Arithmetic.value(of: text, reference: self.length) : Self.plain(text)
    } catch {
      if form.isTextual, error == .notArithmetic { return words(node, as: role) }
      let rule: TokenRule = error == .notArithmetic ? .value : .arithmetic
      let message = error == .notArithmetic ? "expected \(role.expectation), not \(node.phrase)" : error.message
      return Reading(mistake: message, at: node, rule: rule)
    }
    return read(length, node, as: role)
  }

  private static func plain(_ text: String) throws(ArithmeticMistake) -> TokenLength {
    guard let length = TokenLength(text) else { throw .notArithmetic }
    return length
  }

  /// Words that stand for no number at all, such as `AUTO`, leave a member out.
  private func words(_ node: Node, as role: Role) -> Reading<Measure> {
    let isAutomatic = ["auto", "normal", "inherit", "none"].contains((node.string ?? "").lowercased())
    guard isAutomatic, role != .fontSize else {
      return Reading(mistake: "expected \(role.expectation), not \(node.phrase)", at: node)
    }
    return .absent
  }

  private func read(_ length: TokenLength, _ node: Node, as role: Role) -> Reading<Measure> {
    let finding = form.isTextual ? nil : textFinding(length, node, as: role)
    guard let measure = measure(of: length) else {
      if !role.acceptsDimension { return checked(number(length.value), node, as: role).noting(finding) }
      let implied = TokenLength(value: length.value, unit: form.bareUnit)
      let reading = checked(self.measure(of: implied) ?? .points(length.value), node, as: role)
      return reading.noting(form.isTextual ? bareFinding(node, length.value) : finding)
    }
    let isRelative = length.unit == .em || length.unit == .percent
    if isRelative, !role.acceptsRelative {
      return Reading(
        mistake: "expected \(role.expectation); of what '\(node.string ?? "")' is a part nobody says", at: node)
    }
    return checked(measure, node, as: role).noting(finding)
  }
}

// MARK: - Findings

extension MeasureReader {
  private func textFinding(_ length: TokenLength, _ node: Node, as role: Role) -> Finding {
    switch (length.unit, role.acceptsDimension) {
    case (.em, true) where role.acceptsRelative, (.percent, true) where role.acceptsRelative:
      return relativeFinding(node)
    case (.none, false):
      return Finding(.stringNumber, at: node, "expected a number, not \(node.phrase)")
        .offering(node.fix(writing: .number(length.value), isSafe: true))
    case (_, false): return lineHeightFinding(node)
    default:
      let dimension = JSONValue.dimension(.number(length.value), length.unit == .rem ? .rem : .px)
      return Finding(.stringDimension, at: node, "a dimension is an object, not \(node.phrase)")
        .offering(node.fix(writing: dimension, isSafe: length.unit != .none))
    }
  }

  private func relativeFinding(_ node: Node) -> Finding {
    Finding(
      .relativeSpacing, at: node,
      "letter spacing is a dimension in px or rem; a part of the font size is computed from it")
  }

  private func lineHeight(_ measure: Measure, _ node: Node) -> Reading<Measure> {
    checked(measure, node, as: .lineHeight).noting(form.isTextual ? nil : lineHeightFinding(node))
  }

  private func lineHeightFinding(_ node: Node) -> Finding {
    Finding(
      .lineHeight, at: node,
      "a line height is a multiple of the font size, and a plain number; this one is divided by the size")
  }

  private func checked(_ measure: Measure, _ node: Node, as role: Role) -> Reading<Measure> {
    let amount = measure.multiple(at: 1)
    if role.isPositive, amount <= 0 {
      return Reading(mistake: "expected \(role.expectation) greater than zero", at: node)
    }
    if amount.magnitude > NumberRange.largestNumber {
      return Reading(mistake: "expected \(role.expectation) of at most \(NumberRange.largestNumber.shortest)", at: node)
    }
    return Reading(measure)
  }
}

extension MeasureReader.Role {
  /// Whether a length with a unit is what is expected, or else a plain number.
  fileprivate var acceptsDimension: Bool { self != .lineHeight && self != .number }
  /// Whether a part of the font size can be computed.
  fileprivate var acceptsRelative: Bool { self != .fontSize }
  fileprivate var isPositive: Bool { self == .fontSize || self == .lineHeight }

  fileprivate var expectation: String {
    switch self {
    case .fontSize: "a font size such as { \"value\": 17, \"unit\": \"px\" }"
    case .letterSpacing, .dimension: "a dimension such as { \"value\": 1, \"unit\": \"px\" }"
    case .lineHeight: "a line height such as 1.2"
    case .number: "a number"
    }
  }
}
