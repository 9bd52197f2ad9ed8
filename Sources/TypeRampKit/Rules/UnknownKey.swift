extension Rule {
  static let unknownKey = Rule(
    id: "unknown-key", severity: .error,
    summary: "an entry has an unknown key",
    reason: """
      Decoders skip keys that they do not know. An app shipped with 'name' and 'size' where the code expected \
      'fontName' and 'fontSize': every style fell back to the system font.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«maxPointSize»": 30 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#
  ) { input in
    let metrics = input.dictionary.metrics.flatMap(\.fields.mistakes)
    return input.dictionary.entries.flatMap(\.unknownKeys)
      + metrics.filter(\.problem.isUnknownKey).map { Diagnostic($0) }
  }
}

extension StyleEntry {
  fileprivate var unknownKeys: [Diagnostic] {
    fields.mistakes.compactMap { mistake in
      guard case .unknownKey(let member, _) = mistake.problem else { return nil }
      if let finding = weight(in: member, mistake) { return finding }
      return Diagnostic(mistake) { canRename(member, to: $0) }
    }
  }

  /// A system font in another tool's words: `"name": "black"` is a weight, and no font has that name.
  private func weight(in member: Node.Member, _ mistake: SchemaMistake) -> Diagnostic? {
    let weights = FontWeight.allCases.map(\.rawValue)
    guard mistake.suggestion == EntryKey.fontName.rawValue, let value = member.value.string,
      weights.contains(where: { $0.lowercased() == value.lowercased() })
    else { return nil }
    let message = "unknown key '\(member.name)'; '\(value)' is a weight of the system font"
    let key = EntryKey.weight.rawValue
    return Diagnostic(at: mistake.node, message, keyPath: mistake.keyPath)
      .replacing(by: key, isSafe: canRename(member, to: key))
  }

  /// Whether a key can be renamed without causing another problem: the entry has a known style and no such key, and the
  /// value is valid.
  private func canRename(_ member: Node.Member, to name: String) -> Bool {
    guard isStyle, let key = EntryKey.schema.keys.first(where: { $0.name == name }) else { return false }
    var unused = EntryValues()
    return !fields.all.contains { $0.member.name == name } && key.read(member, &unused) == nil
  }
}
