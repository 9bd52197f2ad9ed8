import CLibrary

/// Removes what killed runs left in the folders of outputs: the next run that has an output there does, changed or
/// not.
package struct Leftovers: Sendable {
  /// Folders that were looked through in this run.
  private var folders: Set<PathKey> = []

  package init() {}

  /// Removes what was left beside a file, and beside the one that it leads to.
  package mutating func remove(beside path: String) {
    remove(in: Files.folder(of: path))
    if Files.isLink(path) { remove(in: Files.folder(of: Files.resolved(path))) }
  }

  /// Removes what was left in a folder.
  mutating func remove(in folder: String) {
    if folders.insert(PathKey(folder)).inserted { StagingFolder.removeAbandoned(in: folder) }
  }
}

extension StagingFolder {
  /// Removes the staging folders in a folder whose runs are gone.
  static func removeAbandoned(in folder: String) {
    for name in (try? Files.names(in: folder, prefix: prefix)) ?? [] {
      let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy(isNumber) { removeIfAbandoned(Files.join(folder, name)) }
    }
  }

  private static func removeIfAbandoned(_ path: String) {
    guard let folder = open(path) else { return }
    defer { _ = folder.close() }
    // Between opening and locking its run may have removed it, and another may have made one of that name.
    guard folder.lock() == .taken, let status = folder.status, isFolder(status, at: path) == true else { return }
    // Only what runs stage is removed, and only in the very folder that is locked.
    for name in (try? Files.names(in: path)) ?? [] where isNumber(name) {
      // The system only reads the name.
      _ = retried { unsafe unlinkat(folder.number, name, 0) }
    }
    removeFolder(path)
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
