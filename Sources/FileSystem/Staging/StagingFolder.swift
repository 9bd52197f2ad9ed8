import CLibrary

/// A hidden folder of one run, next to the files that it will replace.
///
/// The run holds a lock on it. The system releases the lock however the process ends, so a folder that can be locked
/// was left by a killed run.
struct StagingFolder: Sendable {
  let path: String
  /// The file system that contains it.
  let device: dev_t
  /// The open folder. Its files are named relative to it, which takes less time than long paths.
  let descriptor: Descriptor

  /// The prefix of the names of staging folders. The process id and a number follow, or the name of a new folder.
  static let prefix = ".typeramp-staging-"

  /// Creates a staging folder in a folder.
  ///
  /// - Parameter name: what an error calls the file to write.
  init(in folder: String, for name: String) throws(FileError) {
    // A name may be taken by a killed run with the same process id, or by a run on another machine that shares the
    // folder.
    for number in 0..<100 {
      let path = Files.join(folder, "\(Self.prefix)\(getpid())-\(number)")
      if let made = try Self(at: path, mode: 0o700, for: name) {
        self = made
        return
      }
    }
    throw FileError(action: .write, path: name, reason: .system(EEXIST))
  }

  /// Creates a staging folder at a path; nil if there is something.
  ///
  /// - Parameter name: what an error calls the file to write.
  init?(at path: String, mode: mode_t, for name: String) throws(FileError) {
    // The system only reads the path.
    guard retried({ unsafe mkdir(path, mode) }) == 0 else {
      if errno == EEXIST { return nil }
      throw .last(.write, name)
    }
    guard let (descriptor, device) = try Self.take(path, for: name) else { return nil }
    self.path = path
    self.device = device
    self.descriptor = descriptor
  }

  /// Locks a new folder; nil if another run considered it abandoned in between, and removes it. On a file system
  /// without locks, leftovers of killed runs stay.
  private static func take(_ path: String, for name: String) throws(FileError) -> (Descriptor, dev_t)? {
    guard let descriptor = open(path) else {
      if errno == ENOENT { return nil }
      throw failed(path, name)
    }
    if descriptor.lock() == .busy {
      removeFolder(path)
      _ = descriptor.close()
      return nil
    }
    guard let status = descriptor.status, let isSame = isFolder(status, at: path) else {
      defer { _ = descriptor.close() }
      throw failed(path, name)
    }
    if isSame { return (descriptor, status.st_dev) }
    _ = descriptor.close()
    return nil
  }

  /// Removes the new folder; returns the error of the last call.
  private static func failed(_ path: String, _ name: String) -> FileError {
    let error = FileError.last(.write, name)
    removeFolder(path)
    return error
  }

  /// Removes the folder if it is empty, and releases the lock.
  func remove() {
    Self.removeFolder(path)
    release()
  }

  /// Releases the lock.
  func release() { _ = descriptor.close() }

  /// Opens a staging folder, without following links; nil means that the reason is in `errno`.
  static func open(_ path: String) -> Descriptor? {
    Descriptor.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  /// Whether an open folder is still the one at a path; nil if that is unknown.
  static func isFolder(_ status: stat, at path: String) -> Bool? {
    var found = stat()
    // The system fills the structure.
    if retried({ unsafe lstat(path, &found) }) != 0 { return errno == ENOENT ? false : nil }
    return found.st_dev == status.st_dev && found.st_ino == status.st_ino
  }

  /// Removes a folder if it is empty.
  static func removeFolder(_ path: String) {
    // The system only reads the path.
    _ = retried { unsafe rmdir(path) }
  }
}
