import CLibrary

extension Files {
  /// What a path leads to; nil if there is nothing, or it cannot be inspected.
  package static func kind(of path: String) -> Kind? { (try? status(of: path, .read, path))?.map(kind) }

  /// What a path leads to; nil if there is nothing. Throws if the path cannot be inspected, since something may be
  /// there.
  package static func knownKind(of path: String) throws(FileError) -> Kind? {
    try status(of: path, .read, path).map(kind)
  }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The status of a path, links followed; nil if there is nothing.
  ///
  /// - Parameter name: what an error calls the path.
  static func status(of path: String, _ action: FileError.Action, _ name: String) throws(FileError) -> stat? {
    var status = stat()
    // The system fills the structure.
    if retried({ unsafe stat(path, &status) }) == 0 { return status }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last(action, name)
  }

  /// Whether a path is a link.
  package static func isLink(_ path: String) -> Bool { isLinkIfKnown(path) ?? false }

  /// Whether a path is a link; nil if it cannot be inspected, since it may be one.
  static func isLinkIfKnown(_ path: String) -> Bool? {
    var status = stat()
    // The system fills the structure.
    if retried({ unsafe lstat(path, &status) }) == 0 { return status.st_mode & S_IFMT == S_IFLNK }
    return errno == ENOENT || errno == ENOTDIR ? false : nil
  }

  /// Whether a path leads to a pipe.
  static func isPipe(_ path: String) -> Bool {
    (try? status(of: path, .write, path))?.map { $0.st_mode & S_IFMT == S_IFIFO } ?? false
  }
}

extension Files {
  /// Whether a path leads to the regular file that is standard input.
  package static func isStandardInput(_ path: String) -> Bool {
    guard let input = Descriptor.standardInput.status, input.st_mode & S_IFMT == S_IFREG,
      let file = (try? status(of: path, .read, path)) ?? nil
    else { return false }
    return input.st_dev == file.st_dev && input.st_ino == file.st_ino
  }
}
