import CLibrary

/// A hidden folder of one run, beside the files that it will replace.
///
/// The run holds a lock on it. The system lets go of the lock however the process ends, so a folder that can be locked
/// was left behind by a run that was killed.
struct StagingFolder: Sendable {
  let path: String
  /// The file system it lies on.
  let device: dev_t
  private let descriptor: Descriptor

  /// What the names of staging folders begin with; the process and a number follow.
  static let prefix = ".typeramp-staging-"

  /// Makes a folder of our own in a folder.
  ///
  /// - Parameter name: what an error calls the file to write.
  init(in folder: String, for name: String) throws(FileError) {
    // A name may be taken: by a run with our number that was killed, or by one on another machine that shares the
    // folder.
    for number in 0..<100 {
      let path = Files.join(folder, "\(Self.prefix)\(getpid())-\(number)")
      // The system only reads the path.
      guard retried({ unsafe mkdir(path, 0o700) }) == 0 else {
        if errno == EEXIST { continue }
        throw .last(.write, name)
      }
      if let (descriptor, device) = try Self.take(path, for: name) {
        self.path = path
        self.device = device
        self.descriptor = descriptor
        return
      }
    }
    throw FileError(action: .write, path: name, reason: .system(EEXIST))
  }

  /// Locks a folder that was just made; nil when another run took it for abandoned in between, and removes it. A file
  /// system without locks keeps what a killed run leaves.
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

  /// The error of the last call; removes the folder, which was just made.
  private static func failed(_ path: String, _ name: String) -> FileError {
    let error = FileError.last(.write, name)
    removeFolder(path)
    return error
  }

  /// Removes the folder, when nothing is in it any more, and lets go of the lock.
  func remove() {
    Self.removeFolder(path)
    _ = descriptor.close()
  }

  /// Opens a staging folder itself, never what a link leads to; nil leaves the reason in `errno`.
  static func open(_ path: String) -> Descriptor? {
    Descriptor.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  /// Whether a folder that is open is still the one at a path; nil when the system will not say.
  static func isFolder(_ status: stat, at path: String) -> Bool? {
    var found = stat()
    // The system fills the structure that it is given.
    if retried({ unsafe lstat(path, &found) }) != 0 { return errno == ENOENT ? false : nil }
    return found.st_dev == status.st_dev && found.st_ino == status.st_ino
  }

  /// Removes a folder when nothing is in it.
  static func removeFolder(_ path: String) {
    // The system only reads the path.
    _ = retried { unsafe rmdir(path) }
  }
}
