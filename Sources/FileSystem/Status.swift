import CLibrary

extension Files {
  /// What a path leads to; nil when there is nothing, or nothing that can be looked at.
  package static func kind(of path: String) -> Kind? { (try? status(of: path, .read, path))?.map(kind) }

  /// What a path leads to; nil when there is nothing. That it cannot be looked at is an error: it may be there.
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

  /// What the system says of a path, links followed; nil when there is nothing.
  ///
  /// - Parameter name: what an error calls the path.
  static func status(of path: String, _ action: FileError.Action, _ name: String) throws(FileError) -> stat? {
    var status = stat()
    // The system fills the structure that it is given.
    if retried({ unsafe stat(path, &status) }) == 0 { return status }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last(action, name)
  }

  /// Whether a path leads somewhere else.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    // The system fills the structure that it is given.
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether there is a pipe that has a name.
  static func isPipe(_ path: String) -> Bool {
    (try? status(of: path, .write, path))?.map { $0.st_mode & S_IFMT == S_IFIFO } ?? false
  }

  /// Makes a folder and those above it, as far as they are not there yet.
  ///
  /// - Parameters:
  ///   - name: what an error calls the file that is to lie there.
  ///   - made: gets those that were made, the outer before the inner.
  static func makeFolders(_ folder: String, for name: String, made: inout [String]) throws(FileError) {
    var missing: [String] = []
    var folder = folder
    while try status(of: folder, .write, name) == nil {
      missing.append(folder)
      if folder == self.folder(of: folder) { break }
      folder = self.folder(of: folder)
    }
    for folder in missing.reversed() {
      // The system only reads the path. Another process may have made the folder in the meantime.
      if retried({ unsafe mkdir(folder, 0o777) }) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        throw .last(.write, name)
      }
    }
  }
}
