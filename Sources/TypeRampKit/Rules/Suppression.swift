import Diagnostics
package import Documents
package import StyleModel

extension StyleDictionary {
  /// Whether a finding is silenced where it is: by `"typeramp": { "ignore": [ID] }` in its entry, or at the top.
  func suppresses(_ finding: Diagnostic) -> Bool {
    let isOfFile = suppressedRules.contains { $0.string == finding.id }
    guard !isOfFile, let keyPath = finding.keyPath else { return isOfFile }
    return entries.contains { entry in
      (keyPath == entry.keyPath || keyPath.hasPrefix(entry.keyPath + "."))
        && entry[.suppression]?.value.contains { $0.string == finding.id } ?? false
    }
  }

  /// The ids under `ignore` that no rule has.
  var unknownSuppressions: [Finding] {
    let known = Rule.all.map(\.id)
    let ids = suppressedRules + entries.flatMap { $0[.suppression]?.value ?? [] }
    return ids.filter { !known.contains($0.string ?? "") }.map { node in
      let id = node.string ?? ""
      let suggestion = Spelling.closest(to: id, among: known)
      let finding = Finding(at: node, "unknown rule '\(id)'; expected one that 'typeramp explain' lists")
      return finding.replacing(by: suggestion, isSafe: suggestion.map { Spelling.isSlip(id, for: $0) } ?? false)
    }
  }
}

extension StyleDictionary {
  /// The JSON Schema of a style dictionary.
  package static var jsonSchema: JSONSchema { jsonSchema(rules: Rule.all.map(\.id)) }
}
