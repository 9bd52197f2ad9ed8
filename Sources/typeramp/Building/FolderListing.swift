import FileSystem

/// What folders hold, each looked through once: a configuration can have many patterns for one tree.
struct FolderListing {
  private var known: [PathKey: [Files.Entry]] = [:]

  /// What does not begin with a dot in a folder; empty for the working directory. Hidden names are no matches, as in every
  /// shell. A folder that is not there holds nothing.
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
