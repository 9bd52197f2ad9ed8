package import Writing

/// The rules that a dictionary silences by `"typeramp": { "ignore": [ID] }` in an entry or at the top level.
struct Suppression {
  private let ofFile: Set<String>
  /// By the key paths of entries; a dictionary, since a file can have thousands of entries and findings.
  private let ofEntries: [String: Set<String>]

  init(_ dictionary: StyleDictionary) {
    ofFile = Set(dictionary.suppressedRules.compactMap(\.string))
    ofEntries = dictionary.entries.reduce(into: [:]) { ids, entry in
      guard let ignored = entry.values.suppression else { return }
      ids[entry.keyPath, default: []].formUnion(ignored.value.compactMap(\.string))
    }
  }

  /// The findings that are not silenced.
  func remaining(of findings: [Diagnostic]) -> [Diagnostic] {
    ofFile.isEmpty && ofEntries.isEmpty ? findings : findings.filter { !ofFile.contains($0.id) && !isSilenced($0) }
  }

  private func isSilenced(_ finding: Diagnostic) -> Bool {
    guard !ofEntries.isEmpty, let keyPath = finding.keyPath else { return false }
    // The key of an entry may contain dots.
    let ends = keyPath.indices.filter { keyPath[$0] == "." } + [keyPath.endIndex]
    return ends.contains { ofEntries[String(keyPath[..<$0])]?.contains(finding.id) ?? false }
  }
}

extension StyleEntry {
  /// Whether the entry ignores a rule.
  func ignores(_ rule: String) -> Bool { values.suppression?.value.contains { $0.string == rule } ?? false }
}

extension StyleDictionary {
  /// The ids under `ignore` that are not rules.
  var unknownSuppressions: [Diagnostic] {
    let ids = suppressedRules + entries.flatMap { $0.values.suppression?.value ?? [] }
    if ids.isEmpty { return [] }
    let known = Rule.all.map(\.id)
    return ids.filter { !known.contains($0.string ?? "") }.map { node in
      let id = node.string ?? ""
      let suggestion = Spelling.closest(to: id, among: known)
      let finding = Diagnostic(at: node, "unknown rule '\(id)'; expected one that 'typeramp explain' lists")
      return finding.replacing(by: suggestion, isSafe: suggestion.map { Spelling.isSlip(id, for: $0) } ?? false)
    }
  }
}

extension StyleDictionary {
  /// The JSON Schema of a style dictionary.
  package static var jsonSchema: JSONSchema { jsonSchema(rules: Rule.all.map(\.id)) }
}
