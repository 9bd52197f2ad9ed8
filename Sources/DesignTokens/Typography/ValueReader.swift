import Documents

/// Reads the values of typography members. They are not references themselves, but may contain some.
struct ValueReader {
  private let form: TokenForm
  private let fonts: FontReader
  /// Points in a rem.
  private let remBase: Double
  var references: References
  private var lengths = TokenLengths()
  private var texts: TokenTexts
  /// Readings by node: many members refer to few values.
  private var shared = SharedReadings()

  init(_ set: TokenSet, remBase: Double) {
    form = set.form
    fonts = FontReader(form: form)
    self.remBase = remBase
    references = References(set)
    texts = TokenTexts(set)
  }

  /// Reads a font weight.
  mutating func weight(_ node: Node) -> Reading<WeightText> {
    guard isReferringText(node) else { return fonts.weight(node) }
    let fonts = fonts
    return reading(ofText: node, "a font weight, or references to one") { fonts.weight(named: $0, node) }
  }

  /// Reads font families, in order of preference.
  mutating func families(_ node: Node) -> Reading<[String]> {
    if let known = shared.families[node.id] { return known }
    let reading = readFamilies(node)
    shared.families[node.id] = reading
    return reading
  }

  private mutating func readFamilies(_ node: Node) -> Reading<[String]> {
    let fonts = fonts
    if isReferringText(node) {
      return reading(ofText: node, "families, or references to some") { fonts.families(in: $0, node) }
    }
    var strings: [Int: String] = [:]
    for element in node.elements {
      guard let text = literal(element), text.kind == .string else { continue }
      strings[element.id] = isReferringText(text) ? try? texts.text(of: text, &references) : text.string
    }
    return fonts.families(node) { strings[$0.id] }
  }

  /// Reads a length, or a multiple in place of one.
  mutating func measure(_ node: Node, as role: MeasureReader.Role) -> Reading<Measure> {
    let key = SharedReadings.Key(node: node.id, role: role)
    if let known = shared.measures[key] { return known }
    let reading = readMeasure(node, as: role)
    shared.measures[key] = reading
    return reading
  }

  private mutating func readMeasure(_ node: Node, as role: MeasureReader.Role) -> Reading<Measure> {
    if node.kind == .string, form.isTextual { lengths.evaluate(node, &references) }
    // Before the lengths are copied: a shared dictionary is copied completely when something is added.
    let parts = parts(of: node)
    let lengths = lengths
    let set = references.set
    let reader = MeasureReader(form: form, remBase: remBase) { path in
      set.index(ofAlias: path).flatMap { lengths[$0] }
    }
    return reader.measure(node, parts: parts, as: role)
  }

  /// The value and the unit, if the node is a dimension with no other members.
  private mutating func parts(of node: Node) -> (value: Node, unit: Node)? {
    guard node.kind == .dictionary, node.members.reduce(0, { count, _ in count + 1 }) == 2,
      let value = node.value(of: "value").flatMap({ literal($0) }),
      let unit = node.value(of: "unit").flatMap({ literal($0) })
    else { return nil }
    return (value, unit)
  }

  /// The value of a node, following references; nil if they lead nowhere.
  mutating func literal(_ node: Node) -> Node? {
    guard case .value(let node, _) = references.end(of: node, keyPath: nil) else { return nil }
    return node
  }

  private func isReferringText(_ node: Node) -> Bool {
    form.isTextual && node.kind == .string && ReferringText.isText(node.string ?? "")
  }

  /// Reads a text with its references replaced.
  ///
  /// - Parameter expectation: what the text should be.
  private mutating func reading<Value>(
    ofText node: Node, _ expectation: String, _ read: (String) -> Reading<Value>
  ) -> Reading<Value> {
    do throws(ReferringText.Mistake) {
      return read(try texts.text(of: node, &references))
    } catch {
      switch error {
      case .broken: return .broken
      case .unresolved: return Reading(mistake: "expected \(expectation), not \(node.phrase)", at: node)
      case .tooLong(let limit):
        return Reading(mistake: "\(node.phrase) comes to more than \(limit) bytes", at: node)
      }
    }
  }
}

private struct SharedReadings: Sendable {
  var families: [Int: Reading<[String]>] = [:]
  var measures: [Key: Reading<Measure>] = [:]

  struct Key: Hashable {
    let node: Int
    let role: MeasureReader.Role
  }
}
