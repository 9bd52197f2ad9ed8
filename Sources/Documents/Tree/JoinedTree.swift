/// Several documents of one project as one: a dictionary of them by their names. Their texts stand behind each other in one
/// source, so that every place in any of them is one number.
extension Tree {
  /// Joins documents.
  ///
  /// - Parameters:
  ///   - parts: JSON documents, with the names that they get. Together they must be below `Limits.inputSize`.
  ///   - path: what reports call the whole.
  package static func joined(_ parts: [(name: String, tree: Tree)], path: String) -> Tree {
    var text: [UInt8] = []
    var sources: [Source.Part] = []
    var builder = TreeBuilder()
    builder.open(.dictionary, at: 0)
    for (name, tree) in parts {
      let start = text.count
      text += name.utf8
      builder.add(.string, start..<text.count)
      sources.append(Source.Part(source: tree.source, start: text.count))
      builder.add(copyOf: tree.root, movedBy: text.count)
      text += tree.source.text
    }
    builder.finish(at: text.count)
    let source = Source(path: path, encoding: .utf8, text: text, parts: sources)
    return builder.tree(of: source, as: .json)
  }
}

extension Source {
  /// One of the files of a project, within the source of the whole.
  package struct Part: Sendable {
    package let source: Source
    /// Where its text begins in that of the whole.
    package let start: Int
  }

  /// The file that a place of the whole lies in, and how far that file is moved; nil for a file that is no project.
  package func part(at offset: Int) -> Part? {
    let index = parts.partitioningIndex { $0.start > offset }
    return parts.isEmpty ? nil : parts[max(index - 1, 0)]
  }
}

extension [Source.Part] {
  /// The first place from which on the condition holds; it holds nowhere before.
  fileprivate func partitioningIndex(where condition: (Source.Part) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
