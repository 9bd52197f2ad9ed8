/// Texts as words of a POSIX shell.
package enum ShellWord {
  /// A text as one word, in quotes unless it has only characters that mean nothing else in any shell.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./-".contains($0)) }
    return isPlain && !text.isEmpty ? text : inQuotes(text)
  }

  /// A text in single quotes.
  static func inQuotes(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
