import Diagnostics
import Documents
import StyleModel
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
    if let weight = WeightText.standard[name] {
      return ReadValue(WeightText(weight: weight, isItalic: false, word: name.filter { $0 != "-" }))
    }
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
    case .array: return families(inList: node)
    default: return ReadValue(mistake: "expected a font family, not \(node.phrase)", at: node)
    }
  }

  /// Reads a list of families, whose elements may be lists in one text.
  private mutating func families(inList node: Node) -> ReadValue<[String]> {
    let texts = texts(inList: node)
    guard !texts.isEmpty, texts.allSatisfy({ $0?.contains { !$0.isWhitespace } ?? false }) else {
      return ReadValue(mistake: "expected the names of font families in this list", at: node)
    }
    // Only the first may be a stack: of the others, names with a comma stay as they are.
    let first = FamilyText.families(in: texts[0] ?? "")
    let names =
      first + texts.dropFirst().compactMap(\.self).flatMap { first.count > 1 ? FamilyText.families(in: $0) : [$0] }
    return checked(names, node, isList: names != texts)
  }

  /// The texts in a list, whose elements may be references to texts and to other lists; nil for one that leads nowhere.
  private mutating func texts(inList node: Node) -> [String?] {
    var texts: [String?] = []
    var pending = Array(node.elements.reversed())
    // Lists that refer to others twice each would double without end.
    while texts.count < Self.mostFamilies, pending.count < Self.mostFamilies, let element = pending.popLast() {
      let node = literal(element)
      if let node, node.kind == .array, node.id != element.id {
        pending += node.elements.reversed()
      } else if let node, node.kind == .string {
        texts.append(isReferringText(node) ? try? references.text(of: node) : node.string)
      } else {
        texts.append(nil)
      }
    }
    return texts
  }

  /// No stack of fonts is longer.
  private static let mostFamilies = 1_000

  /// The families, if the first is the name of a font.
  ///
  /// - Parameter isList: whether several are written in one text.
  private func checked(_ families: [String], _ node: Node, isList: Bool) -> ReadValue<[String]> {
    if let first = families.first, let reason = FontNaming.mistake(inFamily: first) {
      let name = Shortened.name(first)
      return ReadValue(mistake: "expected the name of a font family, not '\(name)', which is \(reason)", at: node)
    }
    if !isList || form.isTextual { return ReadValue(families) }
    let finding = Diagnostic(.familyList, at: node, "several families are a list in DTCG, not one text")
    let list = JSONValue.array(families.map(JSONValue.string))
    return ReadValue(families, finding.offering(node.fix(writing: list, isSafe: true)))
  }

  /// - Parameter node: the position of the text, which may have had references.
  private func families(in text: String, _ node: Node) -> ReadValue<[String]> {
    let families = FamilyText.families(in: text)
    guard let first = families.first else {
      return ReadValue(mistake: "expected the name of a font family, not \(node.phrase)", at: node)
    }
    return checked(families, node, isList: families.count > 1 || first != text)
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
