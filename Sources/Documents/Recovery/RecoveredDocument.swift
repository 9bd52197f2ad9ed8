/// The tree of a text even if it is malformed, for editors.
package struct RecoveredDocument: Sendable {
  package let tree: Tree
  package let mistakes: [SyntaxError]
  package init?(_ document: Document, as format: DocumentFormat? = nil) {
    guard case .success(let tree) = document.tree else { return nil }
    self.tree = tree
    mistakes = []
  }
}
