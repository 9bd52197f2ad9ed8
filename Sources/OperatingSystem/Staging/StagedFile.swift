import CLibrary

/// New content for a file, written on the same file system: a reader sees the whole old content or, after `move`, the
/// whole new content.
struct StagedFile: Sendable {
  /// The path as given.
  let path: String
  /// The file that the path leads to, links followed. It is replaced; the link stays.
  private let target: String
  private let folder: StagingFolder
  /// Its name in the staging folder.
  private let name: String

  /// Writes the content.
  ///
  /// - Parameters:
  ///   - folder: the staging folder to write to.
  ///   - name: a name in it that nothing else uses.
  ///   - mode: the mode of the file to replace; nil if there is none.
  init(
    _ content: [UInt8], for path: String, at target: String, in folder: StagingFolder, name: String, mode: mode_t?
  ) throws(FileError) {
    self.path = path
    self.target = target
    self.folder = folder
    self.name = name
    // Replacing a file only needs a writable folder, but a write-protected file must not be replaced. The system only
    // reads the path.
    if mode != nil, retried({ unsafe access(target, W_OK) }) != 0 { throw .last(.write, path) }
    guard let file = folder.descriptor.create(name) else { throw .last(.write, path) }
    var error = file.writeAll(content) && file.setPermissions(mode) ? nil : FileError.last(.write, path)
    if !file.close() { error = error ?? .last(.write, path) }
    if let error {
      discard()
      throw error
    }
  }

  /// Moves the new content to its path.
  func move() throws(FileError) {
    if !folder.descriptor.move(name, to: target) { throw .last(.write, path) }
  }

  /// Removes the new content; the file stays as it was.
  func discard() { folder.descriptor.remove(name) }
}

extension Descriptor {
  /// Sets the permissions to those of a mode, if there is one; false means that the reason is in `errno`. File systems
  /// without permissions may refuse this, so permissions that are already right are not set.
  fileprivate func setPermissions(_ mode: mode_t?) -> Bool {
    guard let mode = mode.map({ $0 & 0o7777 }) else { return true }
    guard let now = FileStatus(of: self)?.mode else { return false }
    return now & 0o7777 == mode || fchmod(number, mode) == 0
  }
}
