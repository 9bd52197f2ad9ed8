import Diagnostics
import Documents

extension Rule {
  static let unknownKey = Rule(
    id: "unknown-key", severity: .error,
    summary: "an entry has a key that means nothing",
    reason: """
      Decoders pass over keys they do not know. An app shipped with 'name' and 'size' where the code wanted 'fontName' \
      and 'fontSize': every style fell back to the system font.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«maxPointSize»": 30 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 30 } }"#
  ) { dictionary in
    dictionary.fields.filter { $0.expectation == nil }.map { field in
      let suggestion = field.suggestion
      let isTaken = suggestion.map(field.presentKeys.contains) ?? false
      let expectation = suggestion == nil ? "; expected one of \(field.knownKeys.quotedList)" : ""
      return Finding(
        at: field.member.key, "unknown key '\(field.member.name)'\(expectation)", keyPath: field.keyPath
      ).replacing(by: suggestion, isSafe: !isTaken)
    }
  }
}

extension FieldInContext {
  /// The key that was probably meant, when this one is unknown.
  var suggestion: String? {
    guard expectation == nil else { return nil }
    if let known = EntryKey.foreignNames[member.name]?.rawValue, knownKeys.contains(known) { return known }
    return Spelling.closest(to: member.name, among: knownKeys)
  }
}

extension Sequence<String> {
  /// `'a', 'b', 'c'`.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
