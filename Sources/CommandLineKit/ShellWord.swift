/// Texts as words of a POSIX shell.
package enum ShellWord {
  /// A text as one word, in quotes if it needs them.
  package static func quoted(_ text: String) -> String {
    !text.isEmpty && text.utf8.allSatisfy(isPlain) ? text : inQuotes(text)
  }

  /// A text in single quotes.
  static func inQuotes(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Whether a byte means nothing else in any shell: a letter or digit of ASCII, or one of a few marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_./-".utf8.contains(byte)
    }
  }
}
