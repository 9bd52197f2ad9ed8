extension Tree {
  /// Joins the documents of a project into one dictionary with a member for each.
  ///
  /// - Parameters:
  ///   - documents: JSON documents with their names. Together they must be below `Limits.inputSize`.
  ///   - path: the path of the whole in reports.
  package static func joined(_ documents: [(name: String, tree: Tree)], path: String) -> Tree {
    var files = JoinedFiles(table: TreeFiles(isProject: true, otherwise: "it is not a file of the project"))
    files.builder.open(.dictionary, at: 0)
    for (name, tree) in documents {
      files.addKey(name)
      files.add(tree, named: Self.path(of: tree.source, in: path))
    }
    files.builder.finish(at: files.text.count)
    return files.tree(path: path)
  }

  /// The path of a file within a folder.
  private static func path(of source: Source, in folder: String) -> String {
    let path = source.path.utf8.dropFirst(source.path.utf8.starts(with: folder.utf8) ? folder.utf8.count : 0)
    return String(decoding: path.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  /// A document together with the files that it refers to. Its root stays the root; the nodes and texts of the files
  /// follow.
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
    var joined = JoinedFiles(table: TreeFiles(isProject: false, otherwise: otherwise))
    for (name, tree) in [(name, document)] + files {
      joined.add(tree, named: name)
      // A mark at the end of one file must not reach into the next.
      joined.text.append(.newline)
    }
    for (name, reason) in unread { joined.table.reasons[Array(name.utf8)] = reason }
    return joined.tree(path: document.source.path)
  }
}

/// Files whose texts follow each other in one source, and whose nodes are in one tree, so that every range in a file is
/// a range of the whole.
private struct JoinedFiles {
  var text: [UInt8] = []
  var builder = TreeBuilder()
  var table: TreeFiles
  var files: [Source.JoinedFile] = []
  var isLenient = false

  mutating func addKey(_ name: String) {
    let start = text.count
    text += name.utf8
    builder.add(.string, start..<text.count)
  }

  mutating func add(_ tree: Tree, named name: String) {
    files.append(Source.JoinedFile(source: tree.source, start: text.count, name: name))
    table.roots[Array(name.utf8)] = builder.count
    builder.add(copyOf: tree.root, movedBy: text.count)
    text += tree.source.text
    isLenient = isLenient || tree.format.kindOfJSON == .lenient
  }

  func tree(path: String) -> Tree {
    let source = Source(path: path, encoding: .utf8, text: text, joinedFiles: files)
    // A JSON5 reader reads JSON in the same way.
    return builder.tree(of: source, as: isLenient ? .json5 : .json, files: table)
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
