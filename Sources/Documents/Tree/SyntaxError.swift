/// The mistake at which a reader stopped: the bytes after it were not read.
package struct SyntaxError: Error, Sendable {
  package let mistake: any SyntaxMistake
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

  package init(_ mistake: any SyntaxMistake, at range: Range<Int>, related: Related? = nil) {
    self.mistake = mistake
    self.range = range
    self.related = related
  }
}

/// A way in which a document can be malformed. Each reader has an enumeration of its mistakes.
package protocol SyntaxMistake: Sendable {
  /// The rule id in reports; begins with `syntax-`.
  var id: String { get }
  /// What is wrong and what was expected: lower case, no full stop, names in single quotes.
  var message: String { get }
}
