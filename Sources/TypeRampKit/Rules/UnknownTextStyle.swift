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
    input.dictionary.top.mistakes.filter(\.problem.isUnknownKey).map { Diagnostic($0) { _ in true } }
  }
}
