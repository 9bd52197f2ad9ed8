/// The mistake at which a reader stopped: the bytes after it were not read.
package struct SyntaxError: Error, Sendable {
  package let mistake: SyntaxMistake
  /// The bytes to mark; may be empty at the end of the text.
  package let range: Range<Int>
  /// The opening bracket or tag that was not closed, or was closed by another.
  package let opening: Range<Int>?

  package init(_ mistake: SyntaxMistake, at range: Range<Int>, opening: Range<Int>? = nil) {
    self.mistake = mistake
    self.range = range
    self.opening = opening
  }
}

/// A way in which a document can be malformed. Each reader has a list of its mistakes.
package struct SyntaxMistake: Error {
  /// The rule id in reports: `syntax-number`.
  package let id: String
  /// What is wrong and what was expected: lower case, no full stop, names in single quotes.
  package let message: String
  /// What to do if the marked bytes only have to be deleted: `remove the comma`.
  package let deletion: String?

  /// - Parameter name: the id without `syntax-`.
  init(_ name: String, _ message: String, deletion: String? = nil) {
    id = "syntax-" + name
    self.message = message
    self.deletion = deletion
  }
}
