import FileSystem

/// The entries of folders, each listed once: a configuration can have many patterns for one tree.
struct FolderListing {
  private var known: [PathKey: [Files.Entry]] = [:]
  /// The kinds of paths that were inspected without listing, including missing folders.
  private var kinds: [PathKey: Files.Kind?] = [:]

  /// The entries of a folder (empty for the working directory) without hidden ones: as in shells, patterns match no
  /// names that begin with a dot. A missing folder has no entries.
  mutating func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    let folder = folder.isEmpty ? "." : folder
    let key = PathKey(folder)
    if let entries = known[key] { return entries }
    guard try kind(of: folder) == .folder else { return [] }
    let entries = try Files.entries(of: folder).filter(Self.isShown)
    known[key] = entries
    return entries
  }

  /// What a path leads to, inspected once.
  mutating func kind(of path: String) throws(FileError) -> Files.Kind? {
    let key = PathKey(path)
    if let kind = kinds[key] { return kind }
    let kind = try Files.knownKind(of: path)
    kinds[key] = .some(kind)
    return kind
  }

  /// The entries of a folder without hidden ones; nil if it cannot be listed.
  static func shown(in folder: String) -> [Files.Entry]? {
    (try? Files.entries(of: folder))?.filter(isShown)
  }

  private static func isShown(_ entry: Files.Entry) -> Bool { !entry.name.hasPrefix(".") }

  /// Snapshots of everything inspected; nil if something cannot be remembered.
  func snapshots(_ reader: SnapshotReader) -> [PathSnapshot]? {
    var snapshots = kinds.map { PathSnapshot(path: reader.name(of: $0.key.path), state: .kind($0.value)) }
    for (folder, entries) in known {
      guard let snapshot = reader.snapshot(ofFolder: folder.path, entries) else { return nil }
      snapshots.append(snapshot)
    }
    return snapshots.sorted { $0.path < $1.path }
  }
}
