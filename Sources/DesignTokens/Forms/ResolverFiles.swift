import Documents

/// Sources in other files.
extension ResolverDocument {
  /// Reports the files of an inactive context, since it may be active in another run.
  mutating func checkFiles(of sources: Node) {
    for source in sources.elements {
      guard let reference = source.value(of: "$ref"), case .file(let file)? = Reference(ofRef: reference) else {
        continue
      }
      do throws(UnreadFile) { _ = try reference.file(at: file) } catch { report(error.message, at: reference) }
    }
  }

  /// The tokens of another file, or the sources of a set in it.
  mutating func sources(of file: FileReference, at reference: Node) -> [Node] {
    do throws(UnreadFile) {
      let root = try reference.file(at: file)
      guard let node = index.descend(file.pointer, from: root) else {
        report("there is nothing at '\(file.text)'", at: reference)
        return []
      }
      if ResolverDocument.isLikely(node) {
        report("'\(file.text)' is a resolver document; expected tokens, or one of its sets", at: reference)
        return []
      }
      if !file.pointer.isEmpty, let sources = node.value(of: "sources"), sources.kind == .array {
        return Array(sources.elements)
      }
      if node.kind == .dictionary { return [node] }
      report("expected a group of tokens at '\(file.text)', not \(node.phrase)", at: reference)
    } catch {
      report(error.message, at: reference)
    }
    return []
  }
}
