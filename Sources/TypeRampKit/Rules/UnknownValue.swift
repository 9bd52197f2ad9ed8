import Diagnostics
import Documents

extension Rule {
  static let unknownValue = Rule(
    id: "unknown-value", severity: .error,
    summary: "a category, text style, weight or design has a name that does not exist",
    reason: "Nothing can be computed for it; code that looks the name up gets nothing, or its default.",
    bad: #"{ "body": { "weight": "«semi-bold»" } }"#,
    good: #"{ "body": { "weight": "semibold" } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isUnknownValue).map { Finding($0) }
      + input.dictionary.unknownSuppressions
  }
}
