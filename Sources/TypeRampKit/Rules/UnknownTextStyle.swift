import Diagnostics
import Documents
import DynamicType

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
      let finding = Finding(mistake) { suggestion in !dictionary.reserved.contains { $0.name == suggestion } }
      // A second entry of the same style would be another mistake.
      guard let other = mistake.suggestion.flatMap(TextStyle.init(spelling:)).flatMap(dictionary.entry) else {
        return finding
      }
      return finding.withoutFix.noting("an entry for '\(other.name)' is here", at: other.member.key)
    }
  }
}
