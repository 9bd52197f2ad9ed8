/// The tree of a text even if it is malformed, for editors.
package struct RecoveredDocument: Sendable {
  /// What could be read. A key without a value has an empty `null` at the place of the value; a text without any value
  /// is an empty dictionary.
  package let tree: Tree
  /// The mistakes, at most one in each line and a hundred in all; the first is the one that `Document` reports. Empty
  /// for a well-formed text.
  package let mistakes: [SyntaxError]

  /// Reads a document again if it is malformed. Nil for a binary property list, and for bytes that are not text in their
  /// encoding.
  ///
  /// - Parameter format: the format to read; nil to detect it.
  package init?(_ document: Document, as format: DocumentFormat? = nil) {
    switch document.tree {
    case .success(let tree):
      self.tree = tree
      mistakes = []
    case .failure(let mistake):
      let source = document.source
      let format = format ?? DocumentFormat.detect(in: source)
      guard source.encoding != .binary, !mistake.isOfEncoding, let recovery = format.recovery else { return nil }
      var nodes = RecoveredNodes(source.text, mistake, recovery)
      recovery.read(source.text, &nodes)
      tree = nodes.finish(source, format)
      mistakes = nodes.mistakes.all
    }
  }
}

/// How the malformed texts of a format are read.
struct Recovery: Sendable {
  /// What closes a dictionary and an array, for messages.
  let closers: (dictionary: String, array: String)
  let expectedKey: SyntaxMistake
  let expectedValue: SyntaxMistake
  /// What is missing between two members of a dictionary, or two elements of an array; nil if nothing is.
  var separators: (dictionary: SyntaxMistake, array: SyntaxMistake)?
  /// Whether a key without a value, before a separator, is its own value.
  var repeatsKeys = false
  /// Reads a text from its beginning to its end, whatever it contains, and adds what it finds.
  let read: @Sendable (_ text: [UInt8], _ nodes: inout RecoveredNodes) -> Void
}

/// The mistakes of a malformed text.
struct RecoveredMistakes {
  private(set) var all: [SyntaxError] = []
  /// The end of the line of the last mistake. More in this line would be consequences of it.
  private var end = 0

  /// Adds a mistake, unless it is before the end of the line of the last one: what the strict reader has read before its
  /// mistake is well-formed.
  mutating func add(_ mistake: SyntaxError, in text: [UInt8]) {
    guard mistake.range.lowerBound >= end, all.count < 100 else { return }
    all.append(mistake)
    let start = mistake.range.lowerBound
    end = text[start...].indices.first { text.endsLine(at: $0) }.map { $0 + 1 } ?? text.count + 1
  }
}

extension [UInt8] {
  /// Whether a line ends after an offset: at `\n`, and at `\r` before any other byte.
  fileprivate func endsLine(at offset: Int) -> Bool {
    self[offset] == .newline || self[offset] == .return && !(offset + 1 < count && self[offset + 1] == .newline)
  }
}

extension SyntaxError {
  /// Whether the bytes could not be decoded; not that a text in another encoding must be UTF-8.
  fileprivate var isOfEncoding: Bool {
    mistake.id == "syntax-encoding" && mistake.message != JSONMistake.notUTF8.message
  }
}
