extension Tree {
  /// A document together with the files that it refers to. Its root stays the root; the nodes and texts of the files
  /// follow in the same tree and source, so that every range in a file is a range of the whole.
  ///
  /// - Parameters:
  ///   - document: a JSON document.
  ///   - name: its path within its folder.
  ///   - files: JSON documents by their paths within the folder. With the document they must be below
  ///     `Limits.inputSize`.
  ///   - unread: why files could not be read, by their paths.
  ///   - otherwise: why all other files could not be read.
  package static func referring(
    _ document: Tree, name: String, to files: [(name: String, tree: Tree)], unread: [(name: String, reason: String)],
    otherwise: String
  ) -> Tree {
    var text: [UInt8] = []
    var joined: [Source.JoinedFile] = []
    var builder = TreeBuilder()
    var table = TreeFiles(isProject: false, otherwise: otherwise)
    for (name, tree) in [(name, document)] + files {
      joined.append(Source.JoinedFile(source: tree.source, start: text.count, name: name))
      table.roots[Array(name.utf8)] = builder.count
      builder.add(copyOf: tree.root, movedBy: text.count)
      // A mark at the end of one file must not reach into the next.
      text += tree.source.text + [UInt8(ascii: "\n")]
    }
    for (name, reason) in unread { table.reasons[Array(name.utf8)] = reason }
    let source = Source(path: document.source.path, encoding: .utf8, text: text, joinedFiles: joined)
    let isLenient = ([document] + files.map(\.tree)).contains { $0.format.kindOfJSON == .lenient }
    return builder.tree(of: source, as: isLenient ? .json5 : .json, files: table)
  }
}
