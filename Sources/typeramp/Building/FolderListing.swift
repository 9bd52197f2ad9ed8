import FileSystem

/// The entries of folders, each of which is listed once: a configuration can have many patterns for one tree.
struct FolderListing {
  private var known: [PathKey: [Files.Entry]] = [:]

  /// The entries of a folder (empty for the working directory) whose names do not begin with a dot: patterns match no
  /// hidden names, as in every shell. A folder that is not there has no entries.
  mutating func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    let folder = folder.isEmpty ? "." : folder
    let key = PathKey(folder)
    if let entries = known[key] { return entries }
    let isFolder = try Files.knownKind(of: folder) == .folder
    let entries = isFolder ? try Files.entries(of: folder).filter { !$0.name.hasPrefix(".") } : []
    known[key] = entries
    return entries
  }
}
