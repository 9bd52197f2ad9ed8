extension Rule {
  static let wrongType = Rule(
    id: "wrong-type", severity: .error,
    summary: "a value has the wrong type",
    reason: """
      ScaledFont decodes the whole file at once: if one size is a string, it rejects every style. An OpenStep \
      property list has no numbers, so a string is read as a number there.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": "«17»" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isWrongKind).map { Diagnostic($0) }
  }
}
