import Documents
import Writing

/// Makes text from a file safe to show: it cannot move a terminal's cursor, or colour or reorder text.
package enum DisplayText {
  /// The text with every control character, line separator and direction override written as `\u{…}`.
  package static func escaped(_ text: String) -> String { text.printable }
}

extension Sequence<String> {
  /// `'a', 'b', 'c'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension Int {
  /// `1 file`, or `3 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
