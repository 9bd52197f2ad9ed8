import Diagnostics
import Documents
import Writing

/// Reads the families and weight of a font.
struct FontReader {
  let form: TokenForm

  /// Reads a font weight that is not a reference.
  func weight(_ node: Node) -> Reading<WeightText> {
    switch node.kind {
    case .integer, .real:
      guard let number = node.number, (1...1000).contains(number) else {
        return Reading(mistake: "expected a font weight from 1 to 1000, not \(node.phrase)", at: node)
      }
      return Reading(WeightText(weight: number, isItalic: false))
    case .string: return weight(named: node.string ?? "", node)
    default: return Reading(mistake: "expected a font weight such as 400 or 'bold', not \(node.phrase)", at: node)
    }
  }

  /// Reads the name of a font weight.
  ///
  /// - Parameter node: its position; the text may have its references replaced.
  func weight(named name: String, _ node: Node) -> Reading<WeightText> {
    if let weight = WeightText.standard[name] { return Reading(WeightText(weight: weight, isItalic: false)) }
    guard let weight = WeightText(name) else {
      return Reading(mistake: "expected a font weight such as 400 or 'bold', not \(node.phrase)", at: node)
    }
    if form.isTextual { return Reading(weight) }
    let slant = weight.isItalic ? "; DTCG has no word for a slant" : ""
    let reason = weight.face.isEmpty ? slant : "; it is the name of a face"
    let finding = Diagnostic(.fontWeight, at: node, "'\(name)' is not a weight of DTCG\(reason)")
    return Reading(weight, finding.offering(node.fix(writing: .number(weight.weight), isSafe: weight.isPlain)))
  }

  /// Reads font families that are not a reference, in order of preference.
  ///
  /// - Parameter string: returns the string of an element, which may be a reference.
  func families(_ node: Node, string: (Node) -> String?) -> Reading<[String]> {
    switch node.kind {
    case .string: return families(in: node.string ?? "", node)
    case .array:
      let names = node.elements.map(string)
      guard !names.isEmpty, names.allSatisfy({ $0?.contains { !$0.isWhitespace } ?? false }) else {
        return Reading(mistake: "expected the names of font families in this list", at: node)
      }
      return Reading(names.compactMap(\.self))
    default: return Reading(mistake: "expected a font family, not \(node.phrase)", at: node)
    }
  }

  /// Reads a list of families in a text.
  ///
  /// - Parameter node: its position; the text may have its references replaced.
  func families(in text: String, _ node: Node) -> Reading<[String]> {
    let families = FamilyText.families(in: text)
    guard let first = families.first else {
      return Reading(mistake: "expected the name of a font family, not \(node.phrase)", at: node)
    }
    if families.count == 1 && first == text || form.isTextual { return Reading(families) }
    let finding = Diagnostic(.familyList, at: node, "several families are a list in DTCG, not one text")
    let list = JSONValue.array(families.map(JSONValue.string))
    return Reading(families, finding.offering(node.fix(writing: list, isSafe: true)))
  }
}
