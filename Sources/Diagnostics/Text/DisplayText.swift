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

extension BidirectionalCollection<String> {
  /// `a, b and c`.
  package var enumeration: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}

extension Collection<String> {
  /// `'a', 'b' and 4 more`: the first names, each shortened.
  package func quotedList(upTo most: Int) -> String { list(upTo: most) { "'\(Shortened.name($0))'" } }
}

extension Collection {
  /// `a, b and 4 more`: words for the first elements.
  package func list(upTo most: Int, _ words: (Element) -> String) -> String {
    prefix(most).map(words).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}

extension Int {
  /// `1 file`, or `3 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
