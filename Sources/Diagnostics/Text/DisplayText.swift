import Documents
import Writing

/// Makes text from a file safe to show: it cannot move a terminal's cursor, colour or reorder text, or be a command for
/// a program that reads the log of CI.
package enum DisplayText {
  /// The text with every control character, line separator and direction override written as `\u{…}`.
  package static func escaped(_ text: String) -> String { text.printable }

  /// Whole lines, made of escaped texts. Everything that is shown to people goes through this function.
  package static func lines(_ text: String) -> String { text.withoutLogCommands }
}

extension Sequence<String> {
  /// `'a', 'b', 'c'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension Int {
  /// `1 file`, or `3 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
