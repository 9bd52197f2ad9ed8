import TypeRampProject
import Writing

/// The words for changes that text and Markdown reports share.
struct ChangeWords: Sendable {
  /// Quotes a name from a file safely in the format.
  let quoted: @Sendable (String) -> String
  /// Formats the message of a rule safely; it already contains quotes.
  let message: @Sendable (String) -> String

  /// A change without its sizes: `font changed: 'A' → 'B'`.
  func sentence(_ change: Change) -> String {
    change.kind.phrase + (detail(change).map { ": " + $0 } ?? "")
  }

  /// The values of a change, or the message of a rule: `'A' → 'B'`.
  func detail(_ change: Change) -> String? {
    if let finding = change.finding { return sentence(finding) }
    if let (old, new) = change.values(word) { return "\(old) → \(new)" }
    return change.new.map(word)
  }

  /// A value, with quotes around a text from a file.
  func word(_ value: Change.Value) -> String {
    if case .text(let text) = value { return quoted(Shortened.name(text)) }
    return value.words
  }

  private func sentence(_ finding: Change.FindingChange) -> String {
    let file = finding.file.map { quoted(Shortened.name($0)) + ": " } ?? ""
    return "\(file)\(finding.severity.rawValue): \(message(finding.message)) [\(finding.rule)]"
  }

  /// The name of a style or metric before its sizes.
  static func name(_ subject: Change.Subject) -> String { subject.words(Shortened.name) ?? "findings" }
}

extension Change {
  /// Its sizes, together where they change in the same way: `accessibility4 to accessibility5: 37 → 40`.
  var sizeTexts: [String] {
    runs { $0.old == $1.old && $0.new == $1.new }.map { "\($0.categories(\.name)): \($0.last.text)" }
  }
}
