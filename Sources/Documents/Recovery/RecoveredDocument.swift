/// The tree of a text even if it is malformed, for editors.
package struct RecoveredDocument: Sendable {
  /// What could be read. A key without a value has an empty `null` at the place of the value; a text without any value
  /// is an empty dictionary.
  package let tree: Tree
  /// The mistakes, at most one in each line and a hundred in all; the first is the one that `Document` reports. Empty
  /// for a well-formed text.
  package let mistakes: [SyntaxError]

  /// Reads a document again if it is malformed. Nil for a binary property list, for a format that is not read, and for
  /// bytes that are not text in their encoding.
  ///
  /// - Parameter format: the format to read; nil to detect it.
  package init?(_ document: Document, as format: DocumentFormat? = nil) {
    switch document.tree {
    case .success(let tree): (self.tree, mistakes) = (tree, [])
    case .failure(let mistake):
      let source = document.source
      guard source.encoding != .binary, !mistake.isOfEncoding,
        let format = format ?? (try? DocumentFormat.detect(in: source)), let recover = format.recover
      else { return nil }
      var nodes = RecoveredNodes(source.text, mistake)
      recover(source.text, &nodes)
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
