extension Rule {
  static let wrongType = Rule(
    id: "wrong-type", severity: .error,
    summary: "a value has the wrong type",
    reason: "Nothing can be computed from it, and ScaledFont rejects the whole file.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": "«17»" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isWrongKind).map { Diagnostic($0) }
  }
}
