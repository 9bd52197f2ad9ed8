/// What the watchers of all systems have in common.
extension FolderWatcher {
  /// Watches only these folders; instead of a missing one, its nearest existing parent, which has an event when the
  /// folder is created.
  package func watch(_ folders: Set<String>) {
    var watched: Set<String>
    // A folder that is created or removed before it is watched gives no event.
    repeat {
      watched = Self.existing(for: folders)
      watchExisting(watched)
    } while watched != Self.existing(for: folders)
  }

  private static func existing(for folders: Set<String>) -> Set<String> { Set(folders.map(existing)) }

  private static func existing(_ folder: String) -> String {
    var folder = folder
    while Files.kind(of: folder) != .folder, folder != Files.folder(of: folder) { folder = Files.folder(of: folder) }
    return folder
  }

  /// Waits until something has changed and settled.
  package func wait() throws(FileError) {
    _ = try hasChanged(forever: true)
    while try hasChanged(forever: false) {}
  }
}
