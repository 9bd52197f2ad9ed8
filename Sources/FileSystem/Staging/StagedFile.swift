import CLibrary

/// New content for a file, ready on the same file system: a reader sees the old content or, after `move`, the new, whole.
struct StagedFile: Sendable {
  /// The path as given.
  let path: String
  /// Where it leads to, links followed: a link stays.
  private let target: String
  private let temporary: String

  /// Writes the content.
  ///
  /// - Parameters:
  ///   - temporary: a name that nobody else uses.
  ///   - mode: of the file that is to be replaced; nil where there is none.
  init(
    _ content: [UInt8], for path: String, at target: String, in temporary: String, mode: mode_t?
  ) throws(FileError) {
    self.path = path
    self.target = target
    self.temporary = temporary
    // Replacing a file needs no more than a folder that can be written; but a file that nobody may write to is to stay as it is.
    // The system only reads the path.
    if mode != nil, retried({ unsafe access(target, W_OK) }) != 0 { throw .last(.write, path) }
    guard let file = Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL) else { throw .last(.write, path) }
    var error = file.writeAll(content) && file.take(mode) ? nil : FileError.last(.write, path)
    if !file.close() { error = error ?? .last(.write, path) }
    if let error {
      discard()
      throw error
    }
  }

  /// Puts the new content in place.
  func move() throws(FileError) {
    // The system only reads the paths.
    if retried({ unsafe rename(temporary, target) }) != 0 { throw .last(.write, path) }
  }

  /// Removes what `init` wrote; the file stays as it was.
  func discard() {
    // The system only reads the path.
    _ = retried { unsafe unlink(temporary) }
  }
}

extension Descriptor {
  /// Takes over the permissions of another file; false leaves the reason in `errno`. File systems without permissions may refuse
  /// to set them, so they are left alone where they are right.
  fileprivate func take(_ mode: mode_t?) -> Bool {
    guard let mode = mode.map({ $0 & 0o7777 }) else { return true }
    guard let status else { return false }
    return status.st_mode & 0o7777 == mode || fchmod(number, mode) == 0
  }
}
