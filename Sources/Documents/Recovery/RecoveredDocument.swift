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
    case .success(let tree): (self.tree, mistakes) = (tree, [])
    case .failure(let mistake):
      let source = document.source
      let format = format ?? DocumentFormat.detect(in: source)
      guard source.encoding != .binary, !mistake.isOfEncoding, let recovery = format.recovery else { return nil }
      var nodes = RecoveredNodes(source.text, mistake, recovery)
      recovery.read(source.text, &nodes)
      tree = nodes.finish(source, format)
      mistakes = nodes.mistakes
    }
  }
}

extension SyntaxError {
  /// Whether the bytes could not be decoded; not that a text in another encoding must be UTF-8.
  fileprivate var isOfEncoding: Bool {
    mistake.id == "syntax-encoding" && mistake.message != JSONMistake.notUTF8.message
  }
}

/// How the malformed texts of a format are read, and what to call the mistakes in them.
struct Recovery: Sendable {
  let closers: (dictionary: String, array: String)
  let expectedKey: SyntaxMistake
  let expectedValue: SyntaxMistake
  /// What is missing between the members of a dictionary; nil if nothing is between them.
  let separator: SyntaxMistake?
  /// Adds what it finds in a text to the nodes.
  let read: @Sendable (_ text: [UInt8], _ nodes: inout RecoveredNodes) -> Void

  static let json = Recovery(
    closers: ("}", "]"), expectedKey: JSONMistake.expectedKey, expectedValue: JSONMistake.expectedValue,
    separator: JSONMistake.missingComma, read: { BracketRecovery.read($0, isOpenStep: false, &$1) })

  static let openStepPropertyList = Recovery(
    closers: ("}", ")"), expectedKey: OpenStepMistake.expectedKey, expectedValue: OpenStepMistake.expectedValue,
    separator: OpenStepMistake.expectedSemicolon, read: { BracketRecovery.read($0, isOpenStep: true, &$1) })

  static let xmlPropertyList = Recovery(
    closers: ("</dict>", "</array>"), expectedKey: XMLMistake.expectedKey, expectedValue: XMLMistake.expectedValue,
    separator: nil, read: XMLRecovery.read)
}
