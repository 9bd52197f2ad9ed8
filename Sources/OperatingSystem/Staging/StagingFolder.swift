import CLibrary

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
