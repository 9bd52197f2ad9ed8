import Diagnostics
import Documents
import Writing

// The families and the weight of a font.

extension TypographyReader {
  /// Reads a font weight that is not a reference.
  mutating func weight(_ node: Node) -> ReadValue<WeightText> {
    switch node.kind {
    case .integer, .real:
      guard let number = node.number, (1...1000).contains(number) else {
        return ReadValue(mistake: "expected a font weight from 1 to 1000, not \(node.phrase)", at: node)
      }
      return ReadValue(WeightText(weight: number, isItalic: false))
    case .string: return reading(ofText: node, "a font weight, or references to one") { $0.weight(named: $1, node) }
    default: return ReadValue(mistake: "expected a font weight such as 400 or 'bold', not \(node.phrase)", at: node)
    }
  }

  /// - Parameter node: the position of the name, which may have had references.
  private func weight(named name: String, _ node: Node) -> ReadValue<WeightText> {
    if let weight = WeightText.standard[name] { return ReadValue(WeightText(weight: weight, isItalic: false)) }
    guard let weight = WeightText(name) else {
      return ReadValue(mistake: "expected a font weight such as 400 or 'bold', not \(node.phrase)", at: node)
    }
    if form.isTextual { return ReadValue(weight) }
    let slant = weight.isItalic ? "; DTCG has no word for a slant" : ""
    let reason = weight.face.isEmpty ? slant : "; it is the name of a face"
    let finding = Diagnostic(.fontWeight, at: node, "'\(name)' is not a weight of DTCG\(reason)")
    return ReadValue(weight, finding.offering(node.fix(writing: .number(weight.weight), isSafe: weight.isPlain)))
  }

  /// Reads font families that are not a reference, in order of preference.
  mutating func families(_ node: Node) -> ReadValue<[String]> {
    if let known = knownFamilies[node.id] { return known }
    let reading = readFamilies(node)
    knownFamilies[node.id] = reading
    return reading
  }

  private mutating func readFamilies(_ node: Node) -> ReadValue<[String]> {
    switch node.kind {
    case .string: return reading(ofText: node, "families, or references to some") { $0.families(in: $1, node) }
    case .array:
      let names = node.elements.map { family($0) }
      guard !names.isEmpty, names.allSatisfy({ $0?.contains { !$0.isWhitespace } ?? false }) else {
        return ReadValue(mistake: "expected the names of font families in this list", at: node)
      }
      return ReadValue(names.compactMap(\.self))
    default: return ReadValue(mistake: "expected a font family, not \(node.phrase)", at: node)
    }
  }

  /// The family in an element of a list, which may be a reference or contain some.
  private mutating func family(_ element: Node) -> String? {
    guard let node = literal(element), node.kind == .string else { return nil }
    return isReferringText(node) ? try? references.text(of: node) : node.string
  }

  /// - Parameter node: the position of the text, which may have had references.
  private func families(in text: String, _ node: Node) -> ReadValue<[String]> {
    let families = FamilyText.families(in: text)
    guard let first = families.first else {
      return ReadValue(mistake: "expected the name of a font family, not \(node.phrase)", at: node)
    }
    if families.count == 1 && first == text || form.isTextual { return ReadValue(families) }
    let finding = Diagnostic(.familyList, at: node, "several families are a list in DTCG, not one text")
    let list = JSONValue.array(families.map(JSONValue.string))
    return ReadValue(families, finding.offering(node.fix(writing: list, isSafe: true)))
  }
}

// MARK: - Values with references

extension TypographyReader {
  /// The value of a node, following references; nil if they lead nowhere.
  mutating func literal(_ node: Node) -> Node? {
    guard case .value(let node, _) = references.end(of: node, keyPath: nil) else { return nil }
    return node
  }

  /// The value of a dimension in points, following references; nil if it cannot be read.
  mutating func points(of node: Node) -> Double? {
    guard let node = literal(node), case .points(let points)? = measure(node, as: .dimension).value else { return nil }
    return points
  }

  private func isReferringText(_ node: Node) -> Bool {
    form.isTextual && node.kind == .string && ReferringText.isText(node.string ?? "")
  }

  /// Reads a text with its references replaced.
  ///
  /// - Parameter expectation: what the text should be.
  private mutating func reading<Value>(
    ofText node: Node, _ expectation: String, _ read: (TypographyReader, String) -> ReadValue<Value>
  ) -> ReadValue<Value> {
    guard isReferringText(node) else { return read(self, node.string ?? "") }
    do throws(ReferringText.Mistake) {
      let text = try references.text(of: node)
      return read(self, text)
    } catch {
      switch error {
      case .broken: return .broken
      case .unresolved: return ReadValue(mistake: "expected \(expectation), not \(node.phrase)", at: node)
      case .tooLong(let limit):
        return ReadValue(mistake: "\(node.phrase) comes to more than \(limit) bytes", at: node)
      }
    }
  }
}
