import CLibrary
import Writing

/// A hidden folder of one run, next to the files that it will replace.
///
/// The run holds a lock on it. The system releases the lock however the process ends, so a folder that can be locked
/// was left by a killed run.
struct StagingFolder: Sendable {
  let path: String
  /// The open folder. Its files are named relative to it, which takes less time than long paths.
  let descriptor: Descriptor
  let status: FileStatus

  /// The prefix of the names of staging folders. The process id and a number follow.
  static let prefix = ".typeramp-staging-"

  /// Creates a staging folder in a folder.
  ///
  /// - Parameter name: what an error calls the file to write.
  init(in folder: String, for name: String) throws(FileError) {
    // A name may be taken by a killed run with the same process id, or by a run on another machine that shares the
    // folder.
    for number in 0..<100 {
      let path = Files.join(folder, "\(Self.prefix)\(getpid())-\(number)")
      if Files.makeFolder(path, mode: 0o700) {
        if let (descriptor, status) = try Self.take(path, for: name) {
          (self.path, self.descriptor, self.status) = (path, descriptor, status)
          return
        }
      } else if errno != EEXIST {
        throw .last(.write, name)
      }
    }
    throw FileError(action: .write, path: name, reason: .system(EEXIST))
  }

  /// Locks a new folder; nil if another run considered it abandoned in between, and removes it. On a file system
  /// without locks, leftovers of killed runs stay.
  private static func take(_ path: String, for name: String) throws(FileError) -> (Descriptor, FileStatus)? {
    guard let descriptor = open(path) else {
      let error = FileError.last(.write, name)
      if error.reason == .system(ENOENT) { return nil }
      Files.removeFolder(path)
      throw error
    }
    var taken: (Descriptor, FileStatus)?
    // Empty, even if another process removes it first.
    defer {
      if taken == nil {
        _ = descriptor.close()
        Files.removeFolder(path)
      }
    }
    guard let status = FileStatus(of: descriptor) else { throw .last(.write, name) }
    if descriptor.lock() != .busy, try status.isSameFile(as: FileStatus(of: path, .write, name: name)) {
      taken = (descriptor, status)
    }
    return taken
  }

  /// Removes the folder if it is empty, and releases the lock.
  func remove() {
    Files.removeFolder(path)
    _ = descriptor.close()
  }

  /// Opens a staging folder, without following links; nil means that the reason is in `errno`.
  static func open(_ path: String) -> Descriptor? {
    Descriptor.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }
}

/// The staging folders of one run: one in each folder of outputs.
struct StagingFolders: Sendable {
  private var folders: [StagingFolder] = []
  /// The index of the staging folder for each folder of outputs.
  private var indices: [ExactString: Int] = [:]
  /// Folders that were created for outputs, outer folders first.
  private var made: [String] = []
  private var count = 0

  /// Each staging folder holds a descriptor, and macOS allows a process 256 of them.
  private static let limit = 48

  /// A staging folder on the file system of a folder of outputs, and an unused name in it.
  ///
  /// - Parameter path: what an error calls the file in the folder.
  mutating func freshName(
    for path: String, in folder: String
  ) throws(FileError) -> (staging: StagingFolder, name: String) {
    let key = ExactString(folder)
    let index = if let known = indices[key] { known } else { try self.index(of: folder, for: path) }
    indices[key] = index
    defer { count += 1 }
    return (folders[index], String(count))
  }

  private mutating func index(of folder: String, for path: String) throws(FileError) -> Int {
    // Another run may have created the folder, and removes it if it fails.
    for _ in 0..<10 {
      try makeFolders(folder, for: path)
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

  /// Creates a folder and its missing parents, and adds them to `made`.
  ///
  /// - Parameter path: what an error calls the file in the folder.
  private mutating func makeFolders(_ folder: String, for path: String) throws(FileError) {
    var missing: [String] = []
    var folder = folder
    while try FileStatus(of: folder, .write, name: path).kind == nil {
      missing.append(folder)
      if folder == Files.folder(of: folder) { break }
      folder = Files.folder(of: folder)
    }
    for folder in missing.reversed() {
      if Files.makeFolder(folder, mode: 0o777) {
        made.append(folder)
      } else if errno != EEXIST {
        // Otherwise another process has made it in the meantime.
        throw .last(.write, path)
      }
    }
  }

  /// The index of a staging folder on the same file system: files can be moved from there as well, unless the file
  /// system is mounted twice.
  private func sharedIndex(of folder: String, for path: String) throws(FileError) -> Int? {
    let device = try FileStatus(of: folder, .write, name: path).device
    return folders.firstIndex { $0.status.device == device }
  }

  /// Keeps the folders that were created for outputs, once the outputs are in them.
  mutating func keep() { made = [] }

  /// Removes the staging folders, which are empty, and the folders created for outputs, unless they are kept.
  func remove() {
    for folder in folders { folder.remove() }
    // A folder in which another process has created something stays.
    for folder in made.reversed() { Files.removeFolder(folder) }
  }
}
