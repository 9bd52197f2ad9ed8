import Diagnostics
import Documents
import DynamicType

extension Rule {
  static let unknownTextStyle = Rule(
    id: "unknown-text-style", severity: .error,
    summary: "a key at the top level names no text style",
    reason: """
      Keys are plain strings to the code that reads them: a misspelt style is silently unused, and the style that was \
      meant shows the system font.
      """,
    bad: #"{ "«titel»": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#,
    good: #"{ "title": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#
  ) { input in
    input.dictionary.entries.filter { $0.style == nil }.map { entry in
      let suggestion = Spelling.closest(to: entry.name, among: knownKeys)
      let isTaken =
        suggestion.flatMap(TextStyle.init(spelling:)).flatMap(input.dictionary.entry(for:)) != nil
        || input.dictionary.reserved.contains { $0.name == suggestion }
      let expectation = suggestion == nil ? "; expected one of the thirteen, such as 'body' or 'title2'" : ""
      return Finding(
        at: entry.entry.member.key, "unknown text style '\(entry.name)'\(expectation)", keyPath: entry.entry.keyPath
      ).replacing(by: suggestion, isSafe: !isTaken && suggestion.map { Spelling.isSlip(entry.name, for: $0) } ?? false)
    }
  }

  private static let knownKeys = Spelling.Vocabulary(
    TextStyle.allCases.flatMap(\.spellings) + [ReservedKey.metrics, .extensions].map(\.rawValue))
}
