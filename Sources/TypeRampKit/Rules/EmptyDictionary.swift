extension Rule {
  static let emptyDictionary = Rule(
    id: "empty-dictionary", severity: .warning,
    summary: "the dictionary defines nothing, so its outputs have only the preferred fonts",
    reason: "An empty dictionary is seldom meant: a script may have written it, or a merge may have emptied it.",
    bad: "«{»}",
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let root = input.dictionary.root
    guard root.kind == .dictionary, !root.isDerived else { return [] }
    let hasContent = root.members.contains { !["$schema", "description", "typeramp"].contains($0.name) }
    if hasContent { return [] }
    let message = "the dictionary is empty; expected a text style such as 'body'"
    return [Diagnostic(at: root, message).marking(root.range.prefix(1))]
  }
}
