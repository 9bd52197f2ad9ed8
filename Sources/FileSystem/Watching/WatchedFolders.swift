/// The folders to watch for folders that may be missing.
enum WatchedFolders {
  /// For each folder itself, or the nearest above it that is there: it has an event when the folder is made.
  static func existing(for folders: Set<String>) -> Set<String> { Set(folders.map(existing)) }

  private static func existing(_ folder: String) -> String {
    var folder = folder
    while Files.kind(of: folder) != .folder, folder != Files.folder(of: folder) { folder = Files.folder(of: folder) }
    return folder
  }

  /// Watches, and again if a folder was made or removed in the meantime, for which there is no event.
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
