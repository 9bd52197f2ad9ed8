/// Texts as words of a POSIX shell.
package enum ShellWord {
  /// A text as one word, in quotes unless it has only characters that mean nothing else in any shell.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar || "_./-".unicodeScalars.contains(scalar)
    }
    return isPlain && !text.isEmpty ? text : inQuotes(text)
  }

  package static func inQuotes(_ text: String) -> String {
    "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
