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
    input.fields.compactMap { field in
      guard let expectation = field.expectation, let choices = expectation.choices,
        let value = field.member.value.string, !choices.contains(value)
      else { return nil }
      let suggestion = Spelling.closest(to: value, among: choices)
      let expected = suggestion == nil ? "; expected \(expectation.name) such as '\(choices[choices.count / 2])'" : ""
      return Finding(
        at: field.member.value, "unknown value '\(value)' for '\(field.member.name)'\(expected)", keyPath: field.keyPath
      ).replacing(by: suggestion, isSafe: suggestion.map { Spelling.isSlip(value, for: $0) } ?? false)
    }
  }
}
