import Documents

/// A project of several files that are merged as they follow each other: the later counts.
enum Project {
  /// The layers of a document: itself, or the files that it was joined from, the last first.
  static func layers(of root: Node) -> [TokenLayer] {
    guard !root.source.joinedFiles.isEmpty else { return [TokenLayer(node: root)] }
    return root.members.map { TokenLayer(node: $0.value) }.reversed()
  }
}
