extension Rule {
  static let unknownTextStyle = Rule(
    id: "unknown-text-style", severity: .error,
    summary: "a key at the top level is not a text style",
    reason: """
      The code that reads a dictionary looks keys up as strings: a misspelt style is silently ignored, and the \
      intended style shows the system font.
      """,
    bad: #"{ "«titel»": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#,
    good: #"{ "title": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#
  ) { input in
    let dictionary = input.dictionary
    return dictionary.top.mistakes.filter(\.problem.isUnknownKey).map { mistake in
      // A second key of the same name would be another mistake.
      guard let other = mistake.suggestion.flatMap(dictionary.member(called:)) else {
        return Diagnostic(mistake) { _ in true }
      }
      return Diagnostic(mistake).with { $0.fix = nil }.noting("'\(other.name)' is here", at: other.key)
    }
  }
}

extension StyleDictionary {
  /// The member of the top level that has a name, in any spelling.
  fileprivate func member(called name: String) -> Node.Member? {
    TextStyle(spelling: name).flatMap(entry)?.member ?? reserved.first { $0.name == name }
  }
}
