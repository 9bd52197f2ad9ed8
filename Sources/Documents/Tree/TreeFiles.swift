/// The files of a tree, by their paths within the folder of the document.
package struct TreeFiles: Sendable {
  /// Whether the files are the members of the root, as in a project; otherwise the first is the document, and the
  /// others are files that it refers to.
  let isProject: Bool
  /// The index of each file's root. Paths are bytes: two that look alike may differ.
  var roots: [[UInt8]: Int] = [:]
  /// Why a file could not be read, by its path.
  var reasons: [[UInt8]: String] = [:]
  /// Why all other files could not be read.
  let otherwise: String

  /// A document that was read by itself.
  static let none = TreeFiles(isProject: false, otherwise: "only inputs of the command line can refer to other files")

  /// Why a file could not be read, to follow a colon.
  package struct Unread: Error, Sendable {
    package let reason: String
  }

  func root(of name: String) throws(Unread) -> Int {
    let key = Array(name.utf8)
    guard let root = roots[key] else { throw Unread(reason: reasons[key] ?? otherwise) }
    return root
  }
}

extension Node {
  /// The path of its file within the folder of the document; empty if the document is a single file.
  package var fileName: String { source.joinedFile(at: range.lowerBound)?.name ?? "" }

  package var fileRoot: Node {
    guard hasFiles, let root = try? tree.files.root(of: fileName) else { return tree.root }
    return Node(tree: tree, index: root)
  }

  /// The root of another file, by its path within the folder of the document.
  package func file(named name: String) throws(TreeFiles.Unread) -> Node {
    Node(tree: tree, index: try tree.files.root(of: name))
  }

  /// Whether its document is a project, in which the files are the members of the root.
  package var isOfProject: Bool { tree.files.isProject }

  /// Whether its document was read with other files.
  package var hasFiles: Bool { !tree.files.roots.isEmpty }

  /// The number of nodes of all files together.
  package var sizeOfAll: Int { tree.records.count }
}
