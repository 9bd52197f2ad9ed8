/// The mistake at which a reader stopped: the bytes after it were not read.
package struct SyntaxError: Error, Sendable {
  package let mistake: SyntaxMistake
  /// The bytes to mark; may be empty at the end of the text.
  package let range: Range<Int>
  /// A related range: the bracket that was never closed.
  package let related: Related?

  package struct Related: Sendable {
    package let message: String
    package let range: Range<Int>

    /// A note at the opening bracket or tag that was not closed, or was closed by another.
    static func openedHere(_ range: Range<Int>) -> Related { Related(message: "opened here", range: range) }
  }

  package init(_ mistake: SyntaxMistake, at range: Range<Int>, related: Related? = nil) {
    self.mistake = mistake
    self.range = range
    self.related = related
  }
}

/// A way in which a document can be malformed. Each reader has a list of its mistakes.
package struct SyntaxMistake: Error {
  /// The rule id in reports; begins with `syntax-`.
  package let id: String
  /// What is wrong and what was expected: lower case, no full stop, names in single quotes.
  package let message: String

  init(_ id: String, _ message: String) {
    self.id = id
    self.message = message
  }
}
