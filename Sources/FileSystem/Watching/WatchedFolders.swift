/// Finds folders to watch for folders that may be missing.
enum WatchedFolders {
  /// Each folder itself, or its nearest existing parent, which has an event when the folder is created.
  static func existing(for folders: Set<String>) -> Set<String> { Set(folders.map(existing)) }

  private static func existing(_ folder: String) -> String {
    var folder = folder
    while Files.kind(of: folder) != .folder, folder != Files.folder(of: folder) { folder = Files.folder(of: folder) }
    return folder
  }

  /// Watches folders, and again if one was created or removed in the meantime, which gives no event.
  static func settle(_ folders: Set<String>, watch: (Set<String>) -> Void) {
    var watched = existing(for: folders)
    while true {
      watch(watched)
      let now = existing(for: folders)
      if now == watched { return }
      watched = now
    }
  }
}
