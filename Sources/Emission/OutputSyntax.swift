/// How a text is built, as far as somebody who looks it over needs to know.
package enum OutputSyntax: Sendable {
  /// RFC 8259.
  case json
  /// Strings end on their line and have escapes with backslashes, brackets and comments are closed.
  ///
  /// - Parameters:
  ///   - quotes: the characters that strings begin and end with.
  ///   - comment: what a comment begins and ends with.
  ///   - never: what is not in the text, since it would end another that this one is put into.
  case brackets(quotes: String, comment: (start: String, end: String), never: [String] = [])
}
