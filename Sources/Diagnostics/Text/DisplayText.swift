import Documents
import Writing

/// Makes text from a file safe to show: it cannot move a terminal's cursor, or colour or reorder text.
package enum DisplayText {
  /// The text with every control character, line separator and direction override written as `\u{…}`.
  package static func escaped(_ text: String) -> String { text.printable }
}
