/// The syntax of an output, as far as its checks need it.
package enum OutputSyntax: Sendable {
  /// RFC 8259.
  case json
  /// Strings end on their line and have escapes with backslashes; brackets and comments are closed.
  ///
  /// - Parameters:
  ///   - quotes: the characters that begin and end strings.
  ///   - comment: the beginning and the end of comments.
  ///   - never: text that would end a language in which this one is embedded.
  case brackets(quotes: String, comment: (start: String, end: String), never: [String] = [])
}
