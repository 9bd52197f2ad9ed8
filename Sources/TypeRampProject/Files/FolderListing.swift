import OperatingSystem
import Writing

/// The entries of folders, each listed once: a configuration can have many patterns for one tree.
struct FolderListing {
  let store: any FileStore
  /// The folder that no link may lead out of.
  private let top: String
  /// The folders that lead out of it, which are not listed.
  private(set) var outside: [String] = []
  private var known: [ExactString: [Files.Entry]] = [:]
  /// The kinds of paths that were inspected without listing, including missing folders.
  private var kinds: [ExactString: Files.Kind?] = [:]

  init(_ store: any FileStore, within top: String) { (self.store, self.top) = (store, top) }

  /// The entries of a folder (empty for the working directory) without hidden ones: as in shells, patterns match no
  /// names that begin with a dot. A missing folder has no entries.
  mutating func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    let folder = folder.isEmpty ? "." : folder
    let key = ExactString(folder)
    if let entries = known[key] { return entries }
    guard try kind(of: folder) == .folder else { return [] }
    if store.leads(folder, outOf: top) {
      outside.append(folder)
      return []
    }
    let entries = try store.entries(of: folder).filter { $0.name.utf8.first != UInt8(ascii: ".") }
    known[key] = entries
    return entries
  }

  /// What a path leads to, inspected once.
  mutating func kind(of path: String) throws(FileError) -> Files.Kind? {
    let key = ExactString(path)
    if let kind = kinds[key] { return kind }
    let kind = try store.status(of: path).kind
    kinds[key] = .some(kind)
    return kind
  }
}
