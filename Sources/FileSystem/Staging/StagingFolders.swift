import CLibrary

/// The staging folders of one run: one in each folder of outputs.
struct StagingFolders: Sendable {
  private var folders: [StagingFolder] = []
  /// The index of the staging folder for each folder of outputs.
  private var indices: [PathKey: Int] = [:]
  /// Folders that had to be made for outputs, the outer before the inner.
  private var made: [String] = []
  private var count = 0

  /// Each holds a descriptor, and some systems give a process no more than 256.
  private static let limit = 64

  /// A name in a staging folder that is on the file system of a target, that nobody else uses.
  ///
  /// - Parameter path: what an error calls the target.
  mutating func freshName(beside target: String, for path: String) throws(FileError) -> String {
    let folder = Files.folder(of: target)
    let key = PathKey(folder)
    let index = if let known = indices[key] { known } else { try index(of: folder, for: path) }
    indices[key] = index
    defer { count += 1 }
    return Files.join(folders[index].path, String(count))
  }

  private mutating func index(of folder: String, for path: String) throws(FileError) -> Int {
    // Another run that fails may remove the folder that it made and that we count on.
    for _ in 0..<10 {
      try Files.makeFolders(folder, for: path, made: &made)
      if folders.count >= Self.limit, let index = try sharedIndex(of: folder, for: path) { return index }
      do throws(FileError) {
        folders.append(try StagingFolder(in: folder, for: path))
        return folders.count - 1
      } catch {
        guard error.reason == .system(ENOENT) else { throw error }
      }
    }
    throw FileError(action: .write, path: path, reason: .system(ENOENT))
  }

  /// A staging folder on the same file system: files can be moved from there too, but where one file system is mounted twice.
  private func sharedIndex(of folder: String, for path: String) throws(FileError) -> Int? {
    let device = try Files.status(of: folder, .write, path)?.st_dev
    return folders.firstIndex { $0.device == device }
  }

  /// Keeps the folders that were made for outputs: they are in them.
  mutating func keep() { made = [] }

  /// Removes the staging folders, which are empty, and the folders that were made for nothing.
  func remove() {
    for folder in folders { folder.remove() }
    for folder in made.reversed() {
      // The system only reads the path. What somebody else has put something into stays.
      _ = retried { unsafe rmdir(folder) }
    }
  }
}
