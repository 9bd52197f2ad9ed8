package import Writing

// The rules that a dictionary silences by `"typeramp": { "ignore": [ID] }` in an entry or at the top level.

extension StyleEntry {
  func ignores(_ rule: String) -> Bool { values.suppression?.value.contains { $0.string == rule } ?? false }
}

extension StyleDictionary {
  func unsilenced(_ findings: [Diagnostic]) -> [Diagnostic] {
    let ofFile = Set(suppressedRules.compactMap(\.string))
    // By the key paths of entries, since a file can have thousands of entries and findings.
    let ofEntries = entries.reduce(into: [String: Set<String>]()) { ids, entry in
      guard let ignored = entry.values.suppression else { return }
      ids[entry.keyPath, default: []].formUnion(ignored.value.compactMap(\.string))
    }
    if ofFile.isEmpty, ofEntries.isEmpty { return findings }
    return findings.filter { finding in
      // The key of an entry may contain dots.
      let path = finding.keyPath ?? ""
      let ends = path.indices.filter { path[$0] == "." } + [path.endIndex]
      return !ofFile.contains(finding.id)
        && !ends.contains { ofEntries[String(path[..<$0])]?.contains(finding.id) ?? false }
    }
  }

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

  package static var jsonSchema: JSONSchema { jsonSchema(rules: Rule.all.map(\.id)) }
}
