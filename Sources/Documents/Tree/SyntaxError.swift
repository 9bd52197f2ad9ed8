/// The mistake at which a reader stopped: the bytes after it have no meaning.
package struct SyntaxError: Error, Sendable {
  package let mistake: any SyntaxMistake
  /// The bytes to mark; may be empty at the end of the text.
  package let range: Range<Int>
  /// What explains it, elsewhere: the bracket that was never closed.
  package let related: Related?

  package struct Related: Sendable {
    package let message: String
    package let range: Range<Int>

    /// The opening bracket or tag of something that was never closed, or is not closed by what was found.
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
  /// The rule id of its reports; begins with `syntax-`.
  var id: String { get }
  /// Says what is wrong and what was expected: lower case, no full stop, names in single quotes.
  var message: String { get }
}
