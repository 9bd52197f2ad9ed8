import TypeRampKit
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
  /// Consecutive categories at which the sizes change in the same way.
  struct Run {
    let first: SizeChange
    fileprivate(set) var last: SizeChange

    /// `accessibility4 to accessibility5: 37 → 40`.
    var text: String {
      let names = [first, last].map(\.category.name)
      return "\(names[0])\(first == last ? "" : " to \(names[1])"): \(last.text)"
    }
  }

  /// The runs of its sizes, in category order.
  var runs: [Run] {
    sizes.reduce(into: []) { runs, size in
      if let last = runs.last?.last, last.category.index + 1 == size.category.index, last.isSame(as: size) {
        runs[runs.count - 1].last = size
      } else {
        runs.append(Run(first: size, last: size))
      }
    }
  }
}

extension Change.SizeChange {
  fileprivate func isSame(as other: Self) -> Bool { old == other.old && new == other.new }
}
