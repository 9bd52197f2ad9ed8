import Diagnostics
import Documents
import StyleModel
import Writing

/// Reads lengths and relative lengths.
struct MeasureReader {
  let form: TokenForm
  /// Points in a rem.
  let remBase: Double
  /// The length of a token in the older forms, for arithmetic.
  let length: (String) -> TokenLength?

  /// Reads a value that is not a reference.
  ///
  /// - Parameter parts: the resolved `value` and `unit`, which may be references.
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
        Diagnostic(.pointUnit, at: unit, "'pt' is not a unit of design tokens; a 'px' is a point on iOS")
          .offering(unit.fix(writing: .string("px"), isSafe: true)))
    case .pt where role == .lineHeight: return lineHeight(measure, node)
    case .em where role.acceptsRelative, .percent where role.acceptsRelative:
      return role.acceptsDimension
        ? checked(measure, node, as: role).noting(relativeFinding(node)) : lineHeight(measure, node)
    default: return Reading(mistake: "expected the unit 'px' or 'rem', not \(unit.phrase)", at: unit)
    }
  }

  private func lineHeight(_ measure: Measure, _ node: Node) -> Reading<Measure> {
    checked(measure, node, as: .lineHeight).noting(form.isTextual ? nil : lineHeightFinding(node))
  }

  private func measure(of length: TokenLength) -> Measure? {
    switch length.unit {
    case .none: nil
    case .px, .pt: .points(length.value)
    case .rem: .points((length.value * remBase).computed)
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

  /// A number where a multiple is expected: in the older forms a large one is a length.
  private func number(_ number: Double) -> Measure {
    form.isTextual && number.magnitude >= Self.leastLineHeightInPoints ? .points(number) : .multiple(number)
  }

  /// No line is four times as high as its text, and no text has lines lower than four points.
  private static let leastLineHeightInPoints = 4.0

  private func text(_ node: Node, as role: Role) -> Reading<Measure> {
    let text = node.string ?? ""
    let length: TokenLength
    do throws(ArithmeticMistake) {
      length = if let literal = TokenLength(text) { literal } else { try computed(text) }
    } catch {
      if form.isTextual, error == .notArithmetic { return words(node, as: role) }
      let rule: TokenRule = error == .notArithmetic ? .value : .arithmetic
      let message = error == .notArithmetic ? "expected \(role.expectation), not \(node.phrase)" : error.message
      return Reading(mistake: message, at: node, marking: part(of: node, error.word), rule: rule)
    }
    return read(length, node, as: role)
  }

  /// The bytes of a word in the document; nil if the text is not read as it is written.
  private func part(of node: Node, _ word: Range<Int>?) -> Range<Int>? {
    guard let word, let text = node.plainString, !text.contains(UInt8(ascii: "$")) else { return nil }
    return (node.range.lowerBound + word.lowerBound)..<(node.range.lowerBound + word.upperBound)
  }

  /// The result of arithmetic in the older forms.
  private func computed(_ text: String) throws(ArithmeticMistake) -> TokenLength {
    guard form.isTextual else { throw .notArithmetic }
    let length = try Arithmetic.value(of: text, reference: self.length)
    return TokenLength(value: length.value.computed, unit: length.unit)
  }

  /// Reads words that are not numbers, such as `AUTO`, which leave a member out.
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
        mistake: "expected \(role.expectation); '\(node.string ?? "")' has no base here, so use px or rem", at: node)
    }
    return checked(measure, node, as: role).noting(finding)
  }

  private func checked(_ measure: Measure, _ node: Node, as role: Role) -> Reading<Measure> {
    let amount = measure.amount
    if role.isPositive, amount <= 0 {
      return Reading(mistake: "expected \(role.expectation) greater than zero", at: node)
    }
    if amount.magnitude > NumberRange.largestNumber {
      return Reading(mistake: "expected \(role.expectation) of at most \(NumberRange.largestNumber.shortest)", at: node)
    }
    return Reading(measure)
  }
}
