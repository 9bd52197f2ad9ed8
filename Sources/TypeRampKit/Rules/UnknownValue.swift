extension Rule {
  static let unknownValue = Rule(
    id: "unknown-value", severity: .error,
    summary: "the name of a category, text style, weight or design does not exist",
    reason: "Nothing can be computed from it. Code that looks up the name gets nothing, or its default.",
    bad: #"{ "body": { "weight": "«semi-bold»" } }"#,
    good: #"{ "body": { "weight": "semibold" } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isUnknownValue).map { Diagnostic($0) }
      + input.dictionary.unknownSuppressions
  }
}
