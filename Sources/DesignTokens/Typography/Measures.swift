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
  mutating func measure(_ node: Node, as role: MeasureRole) -> Reading<Measure> {
    if let known = knownMeasures[role]?[node.id] { return known }
    let reading = readMeasure(node, as: role)
    knownMeasures[role, default: [:]][node.id] = reading
    return reading
  }

  private mutating func readMeasure(_ node: Node, as role: MeasureRole) -> Reading<Measure> {
    switch node.kind {
    case .dictionary: return dimension(node, as: role)
    case .integer, .real: return bare(node, as: role)
    case .string:
      if form.isTextual { references.evaluateLengths(in: node) }
      return text(node, as: role)
    default: return Reading(mistake: "expected \(role.expectation), not \(node.phrase)", at: node)
    }
  }

  private func checked(_ measure: Measure, _ node: Node, as role: MeasureRole) -> Reading<Measure> {
    let amount = measure.amount
    if role.isPositive, amount <= 0 {
      return Reading(mistake: "expected \(role.expectation) greater than zero", at: node)
    }
    if amount.magnitude > NumberRange.largestNumber {
      return Reading(mistake: "expected \(role.expectation) of at most \(NumberRange.largestNumber.shortest)", at: node)
    }
    return Reading(measure)
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

// MARK: - Dimensions

extension TypographyReader {
  private mutating func dimension(_ node: Node, as role: MeasureRole) -> Reading<Measure> {
    // Both may be references.
    guard node.members.reduce(0, { count, _ in count + 1 }) == 2,
      let value = node.value(of: "value").flatMap({ literal($0) }),
      let unit = node.value(of: "unit").flatMap({ literal($0) })
    else { return Reading(mistake: "expected \(role.expectation), with just 'value' and 'unit'", at: node) }
    guard let number = value.number, number.isFinite else {
      return Reading(mistake: "expected a number, not \(value.phrase)", at: value)
    }
    guard let name = unit.string, let unitName = TokenLength.Unit(rawValue: name),
      let reading = dimension(TokenLength(value: number, unit: unitName), node, unit: unit, as: role)
    else { return Reading(mistake: "expected the unit 'px' or 'rem', not \(unit.phrase)", at: unit) }
    return reading
  }

  /// Nil for a unit that the role does not accept.
  private func dimension(
    _ length: TokenLength, _ node: Node, unit: Node, as role: MeasureRole
  ) -> Reading<Measure>? {
    guard let measure = measure(of: length) else { return nil }
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
    default: return nil
    }
  }

  private func lineHeight(_ measure: Measure, _ node: Node) -> Reading<Measure> {
    checked(measure, node, as: .lineHeight).noting(form.isTextual ? nil : lineHeightFinding(node))
  }
}

// MARK: - Numbers and texts

extension TypographyReader {
  private func bare(_ node: Node, as role: MeasureRole) -> Reading<Measure> {
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
  private static var leastLineHeightInPoints: Double { 4 }

  private func text(_ node: Node, as role: MeasureRole) -> Reading<Measure> {
    let text = node.string ?? ""
    do throws(ArithmeticMistake) {
      let length = if let literal = TokenLength(text) { literal } else { try computed(text) }
      return read(length, node, as: role)
    } catch {
      if form.isTextual, error == .notArithmetic { return words(node, as: role) }
      let rule: TokenRule = error == .notArithmetic ? .value : .arithmetic
      let message = error == .notArithmetic ? "expected \(role.expectation), not \(node.phrase)" : error.message
      return Reading(mistake: message, at: node, marking: part(of: node, error.word), rule: rule)
    }
  }

  /// The bytes of a word in the document; nil if the text is not read as it is written.
  private func part(of node: Node, _ word: Range<Int>?) -> Range<Int>? {
    guard let word, let text = node.plainString, !text.contains(UInt8(ascii: "$")) else { return nil }
    return (node.range.lowerBound + word.lowerBound)..<(node.range.lowerBound + word.upperBound)
  }

  /// The result of arithmetic in the older forms.
  private func computed(_ text: String) throws(ArithmeticMistake) -> TokenLength {
    guard form.isTextual else { throw .notArithmetic }
    let length = try Arithmetic.value(of: text, reference: references.length(ofAlias:))
    return TokenLength(value: length.value.computed, unit: length.unit)
  }

  /// Reads words that are not numbers, such as `AUTO`, which leave a member out.
  private func words(_ node: Node, as role: MeasureRole) -> Reading<Measure> {
    let isAutomatic = ["auto", "normal", "inherit", "none"].contains((node.string ?? "").lowercased())
    guard isAutomatic, role != .fontSize else {
      return Reading(mistake: "expected \(role.expectation), not \(node.phrase)", at: node)
    }
    return .absent
  }

  private func read(_ length: TokenLength, _ node: Node, as role: MeasureRole) -> Reading<Measure> {
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
}
