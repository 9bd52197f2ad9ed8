/// The files that a tree was read with, by their paths within the folder of the document.
package struct TreeFiles: Sendable {
  /// Whether they are the members of the root, as in a project; else the first is the document, and the others are those
  /// that it refers to.
  let isProject: Bool
  /// The index of each file's root. Paths are bytes: two that look alike are two.
  var roots: [[UInt8]: Int] = [:]
  /// Why a file could not be read.
  var reasons: [[UInt8]: String] = [:]
  /// Why all others could not.
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
  /// The path of its file within the folder of the document; empty where the document was read by itself.
  package var fileName: String { source.joinedFile(at: range.lowerBound)?.name ?? "" }

  /// The root of its file.
  package var fileRoot: Node {
    guard hasFiles, let root = try? tree.files.root(of: fileName) else { return tree.root }
    return Node(tree: tree, index: root)
  }

  /// The root of another file, by its path within the folder of the document.
  package func file(named name: String) throws(TreeFiles.Unread) -> Node {
    Node(tree: tree, index: try tree.files.root(of: name))
  }

  /// Whether its document is a project, whose files are the members of the root.
  package var isOfProject: Bool { tree.files.isProject }

  /// Whether its document was read with others.
  package var hasFiles: Bool { !tree.files.roots.isEmpty }

  /// The number of nodes of all files together.
  package var sizeOfAll: Int { tree.records.count }
}
