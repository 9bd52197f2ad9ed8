extension Tree {
  /// Joins the documents of a project into one dictionary with a member for each. Their texts follow each other in one
  /// source, so that every range in a document is a range of the whole.
  ///
  /// - Parameters:
  ///   - documents: JSON documents with their names. Together they must be below `Limits.inputSize`.
  ///   - path: the path of the whole in reports.
  package static func joined(_ documents: [(name: String, tree: Tree)], path: String) -> Tree {
    var text: [UInt8] = []
    var files: [Source.JoinedFile] = []
    var builder = TreeBuilder()
    var table = TreeFiles(isProject: true, otherwise: "it is not a file of the project")
    builder.open(.dictionary, at: 0)
    for (name, tree) in documents {
      let start = text.count
      text += name.utf8
      builder.add(.string, start..<text.count)
      let file = Self.path(of: tree.source, in: path)
      files.append(Source.JoinedFile(source: tree.source, start: text.count, name: file))
      table.roots[Array(file.utf8)] = builder.count
      builder.add(copyOf: tree.root, movedBy: text.count)
      text += tree.source.text
    }
    builder.finish(at: text.count)
    let source = Source(path: path, encoding: .utf8, text: text, joinedFiles: files)
    // A JSON5 reader reads JSON in the same way.
    let isLenient = documents.contains { $0.tree.format.kindOfJSON == .lenient }
    return builder.tree(of: source, as: isLenient ? .json5 : .json, files: table)
  }

  /// The path of a file within a folder.
  private static func path(of source: Source, in folder: String) -> String {
    let path = source.path.utf8.dropFirst(source.path.utf8.starts(with: folder.utf8) ? folder.utf8.count : 0)
    return String(decoding: path.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }
}

extension Source {
  /// One of the files that a source was joined from.
  package struct JoinedFile: Sendable {
    package let source: Source
    /// The offset of its text in the text of the whole.
    package let start: Int
    /// Its path relative to the folder of the whole.
    let name: String
  }

  /// The file that contains a byte of the whole; nil if the source was not joined.
  package func joinedFile(at offset: Int) -> JoinedFile? {
    let index = joinedFiles.partitioningIndex { $0.start > offset }
    return joinedFiles.isEmpty ? nil : joinedFiles[max(index - 1, 0)]
  }
}
