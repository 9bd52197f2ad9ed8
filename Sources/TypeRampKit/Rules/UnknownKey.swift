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
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#
  ) { input in
    input.fields.filter { $0.expectation == nil }.map { field in
      let suggestion = field.suggestion
      let isTaken = suggestion.map(field.presentKeys.contains) ?? false
      let expectation = suggestion == nil ? "; expected one of \(field.knownKeys.quotedList)" : ""
      return Finding(
        at: field.member.key, "unknown key '\(field.member.name)'\(expectation)", keyPath: field.keyPath
      ).replacing(by: suggestion, isSafe: !isTaken && field.isSuggestionSafe)
    }
  }
}

extension FieldInContext {
  /// The key that was probably meant, when this one is unknown.
  var suggestion: String? {
    guard expectation == nil else { return nil }
    if let known = foreignKey, knownKeys.contains(known) { return known }
    return Spelling.closest(to: member.name, among: vocabulary)
  }
}

extension FieldInContext {
  /// Whether the suggestion can hardly be wrong: another name for the same thing, or a slip of the finger, in the entry of
  /// a style, with a value that fits.
  fileprivate var isSuggestionSafe: Bool {
    guard isInStyle, let suggestion, let key = EntryKey(rawValue: suggestion) else { return false }
    let isSame = EntryKey.synonyms.contains(member.name.lowercased()) || Spelling.isSlip(member.name, for: suggestion)
    return isSame && key.expectation.accepts(member.value)
  }

  private var foreignKey: String? { EntryKey.foreignNames[member.name.lowercased()]?.rawValue }
}
