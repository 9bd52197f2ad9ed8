import CLibrary

/// A hidden folder of one run, beside the files that it will replace.
///
/// The run holds a lock on it. The system lets go of the lock however the process ends, so a folder that can be locked was left
/// behind by a run that was killed.
struct StagingFolder: Sendable {
  let path: String
  /// The file system it lies on.
  let device: dev_t
  private let descriptor: Descriptor

  private static let prefix = ".typeramp-staging-"

  /// Makes a folder of our own in a folder.
  ///
  /// - Parameter name: what an error calls the file that is to be written.
  init(in folder: String, for name: String) throws(FileError) {
    // A name may be that of a run with our number that was killed, or that has a machine of its own.
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

  /// Locks a folder that was just made; nil when somebody took it for abandoned in between, and removes it. Where the file system
  /// knows no locks nobody can, and what a killed run leaves stays.
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
    guard let status = descriptor.status, let isPlace = isPlace(path, of: status) else {
      defer { _ = descriptor.close() }
      throw failed(path, name)
    }
    if isPlace { return (descriptor, status.st_dev) }
    _ = descriptor.close()
    return nil
  }

  /// The error that the last call left behind, of a folder that was just made, and goes again.
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

  // MARK: - What killed runs left behind

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
    guard folder.lock() == .taken, let status = folder.status, isPlace(path, of: status) == true else { return }
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

  private static func open(_ path: String) -> Descriptor? {
    Descriptor.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  /// Whether an open folder is still the one at a path; nil when the system will not say.
  private static func isPlace(_ path: String, of status: stat) -> Bool? {
    var found = stat()
    // The system fills the structure that it is given.
    if retried({ unsafe lstat(path, &found) }) != 0 { return errno == ENOENT ? false : nil }
    return found.st_dev == status.st_dev && found.st_ino == status.st_ino
  }

  private static func removeFolder(_ path: String) {
    // The system only reads the path.
    _ = retried { unsafe rmdir(path) }
  }
}
