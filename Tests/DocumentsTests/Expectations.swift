import Documents
import Testing

extension Malformed {
  /// Expects the mistake, its range and its related range, in a file with this name.
  func check(path: String, as format: DocumentFormat? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let marked = Marked(text)
    guard case .failure(let error) = Document(marked.bytes, path: path, as: format).tree else {
      Issue.record("was read without a mistake", sourceLocation: sourceLocation)
      return
    }
    #expect(error.mistake.message == message, sourceLocation: sourceLocation)
    #expect(error.range == marked.range, sourceLocation: sourceLocation)
    #expect(error.opening == marked.related, sourceLocation: sourceLocation)
    #expect(error.mistake.id.hasPrefix("syntax-"), sourceLocation: sourceLocation)
  }
}

extension Placed {
  /// Expects the node at the marked range, in a file with this name.
  func check(path: String, as format: DocumentFormat? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let marked = Marked(text)
    let tree = try Document(marked.bytes, path: path, as: format).tree.get()
    let nodes = tree.root.descendants.filter { $0.range == marked.range }
    #expect(nodes.contains { Value($0) == value }, "found \(nodes.map { Value($0) })", sourceLocation: sourceLocation)
  }
}

extension Node {
  /// This node and all its descendants, keys included.
  var descendants: [Node] {
    [self] + elements.flatMap(\.descendants) + members.flatMap { [$0.key] + $0.value.descendants }
  }
}
