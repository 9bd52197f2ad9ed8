import FileSystem

/// What folders hold, each looked through once: a configuration can have many patterns for one tree.
struct FolderListing {
  private var known: [[UInt8]: [Files.Entry]] = [:]

  /// What does not begin with a dot in a folder; empty for the working directory. Hidden names are no matches, as in every
  /// shell. A folder that is not there holds nothing.
  mutating func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    let folder = folder.isEmpty ? "." : folder
    let key = Array(folder.utf8)
    if let entries = known[key] { return entries }
    let isFolder = try Files.knownKind(of: folder) == .folder
    let entries = isFolder ? try Files.entries(of: folder).filter { !$0.name.hasPrefix(".") } : []
    known[key] = entries
    return entries
  }
}

/// Paths of which no two have the same bytes: two names that look the same are two.
struct DistinctPaths {
  private(set) var paths: [String] = []
  private var known: Set<[UInt8]> = []

  /// Tells whether it is new.
  @discardableResult
  mutating func insert(_ path: String) -> Bool {
    let isNew = known.insert(Array(path.utf8)).inserted
    if isNew { paths.append(path) }
    return isNew
  }
}
