import OperatingSystem
import Writing

/// The files that a document of design tokens refers to, directly or indirectly, all within its folder.
///
/// The paths come from a file, and reports show parts of the files. So no path may lead out of the folder, links
/// followed, and no pipes or devices are opened.
struct ReferencedFiles {
  private let folder: String
  private let store: any FileStore
  private let document: Tree
  private let name: String
  /// The files that could be read, in the order of the references.
  private var read: [(name: String, tree: Tree)] = []
  private var unread: [(name: String, reason: String)] = []
  private(set) var malformed: [Document] = []
  /// The paths of all files that were read, including malformed ones.
  private(set) var paths: [String] = []
  private var known: Set<ExactString>
  private var size: Int

  /// The maximum number of files that a document may refer to.
  static let most = 1_000

  init(_ document: Tree, path: String, in store: any FileStore) {
    self.store = store
    self.document = document
    folder = Files.folder(of: path)
    name = Source.fileName(at: path)
    known = [ExactString(name)]
    size = document.source.text.count
    // Breadth first: the document's own references come before those of other files.
    var pending = FileReferences.names(in: document.root, of: name)
    var next = 0
    while next < pending.count {
      let file = pending[next]
      next += 1
      guard known.insert(ExactString(file)).inserted else { continue }
      guard let root = add(file) else { continue }
      pending += FileReferences.names(in: root, of: file)
    }
  }

  /// The document with the files; nil if it refers to none.
  var referring: Tree? {
    if known.count == 1 { return nil }
    return .referring(document, name: name, to: read, unread: unread, otherwise: "it was not read")
  }

  /// Reads a file; nil, with the reason stored, if it cannot be read.
  private mutating func add(_ file: String) -> Node? {
    let path = Files.join(folder, file)
    do throws(FileError) {
      try check(path)
      let document = try document(at: path)
      paths.append(path)
      size += document.source.text.count
      guard case .success(let tree) = document.tree else {
        malformed.append(document)
        throw .said(path, "it is malformed")
      }
      guard tree.format.kindOfJSON != nil else { throw .said(path, "it is not JSON") }
      read.append((file, tree))
      return tree.root
    } catch {
      unread.append((file, error.explanation))
      return nil
    }
  }

  private func check(_ path: String) throws(FileError) {
    if paths.count >= Self.most { throw .said(path, "more than \(Self.most) files are referred to") }
    if !Files.isPath(store.resolved(path), within: store.resolved(folder)) {
      throw .said(path, "a link leads out of the folder; only files within the folder are read")
    }
    if store.kind(of: path) == .other { throw .said(path, "it is a pipe or a device; expected a file") }
  }

  private func document(at path: String) throws(FileError) -> Document {
    do throws(FileError) {
      return try store.file(at: path, limit: max(Limits.tokenSize - size, 0)).document
    } catch {
      guard case .tooLarge = error.reason else { throw error }
      throw .said(path, "the files have more than \(Limits.tokenSize >> 20) MiB together")
    }
  }
}
