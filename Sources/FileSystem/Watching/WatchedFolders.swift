/// The folders that are watched for others, which may not be there.
enum WatchedFolders {
  /// For each folder itself, or the nearest above it that is there: it tells when the folder is made.
  static func existing(for folders: Set<String>) -> Set<String> { Set(folders.map(existing)) }

  private static func existing(_ folder: String) -> String {
    var folder = folder
    while Files.kind(of: folder) != .folder, folder != Files.folder(of: folder) { folder = Files.folder(of: folder) }
    return folder
  }

  /// Watches, until none of the folders was made or removed in the meantime, which nobody would tell.
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
