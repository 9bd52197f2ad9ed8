import CLibrary

/// Changes to files that are prepared one by one, and then made together or not at all. Whenever the process is killed,
/// every file is either old or new.
///
/// From the first change to the end of `commit` or `discard`, signals that end a program wait. Uncommitted changes are
/// discarded when the value goes out of scope.
package struct Staging: ~Copyable {
  private var signals: HeldSignals?
  private var leftovers = Leftovers()
  private var folders = StagingFolders()
  private var resolver = PathResolver()
  /// Pipes and devices, which are written first, since writing to them may still fail.
  private var direct: [DirectOutput] = []
  private var removals: [String] = []
  private var files: [StagedFile] = []

  package init() {}

  deinit { Self.discard(files, folders, signals) }

  /// Writes a single file completely.
  ///
  /// - Parameter old: the content that the file must still have; nil for any content.
  package static func write(_ content: [UInt8], to path: String, insteadOf old: [UInt8]? = nil) throws(FileError) {
    // A pipe or a device has no content to compare, and reading it could block forever.
    if old != nil, Files.kind(of: path) == .other {
      throw FileError(action: .write, path: path, reason: .isNoFile)
    }
    var staging = Staging()
    try staging.add(content, for: path)
    if let old, try Files.read(path, limit: old.count + 1) != old {
      throw FileError(action: .read, path: path, reason: .changing)
    }
    try staging.commit()
  }

  /// Prepares new content for a file. A link is kept, and the file that it leads to is replaced. Missing folders are
  /// created. Pipes, devices and paths of open descriptors are written to.
  ///
  /// - Parameter isFirst: whether it is put in place before all files added so far.
  package mutating func add(_ content: [UInt8], for path: String, isFirst: Bool = false) throws(FileError) {
    try hold(for: path)
    let status = try FileStatus(of: path, .write)
    switch status.kind {
    case .folder: throw FileError(action: .write, path: path, reason: .isFolder)
    // A pipe may have no path in any folder, so its path is not resolved.
    case .other,
      .file where Files.isDescriptor(path):
      direct.append(DirectOutput(path: path, content: content))
    case .file, nil:
      let target = try resolver.target(of: path)
      let folder = Files.folder(of: target)
      leftovers.remove(in: folder)
      let (staging, name) = try folders.freshName(for: path, in: folder)
      let file = try StagedFile(content, for: path, at: target, in: staging, name: name, mode: status.mode)
      files.insert(file, at: isFirst ? 0 : files.count)
    }
  }

  /// Prepares the removal of a file, which comes before other files are put in place; a missing file is not an error.
  package mutating func remove(_ path: String) throws(FileError) {
    try hold(for: path)
    removals.append(path)
  }

  /// Removes what killed runs left in the folder of a file that needs no change.
  package mutating func tidy(beside path: String) { leftovers.remove(beside: path) }

  /// Makes the changes, up to the first that fails; the error has the number of changes made. They are not undone:
  /// undoing could fail as well, and the next run makes the rest.
  package mutating func commit() throws(FileError) {
    for output in direct {
      let signals = signals
      if try !output.write(isInterrupted: { signals?.areWaiting == true }) { try end(output.path) }
    }
    direct = []
    if signals?.areWaiting == true { try end(files.first?.path ?? removals.first ?? "") }
    for path in removals { try Files.remove(path) }
    removals = []
    for (index, file) in files.enumerated() {
      do throws(FileError) {
        try file.move()
      } catch {
        files.removeFirst(index)
        discard()
        throw error.after(index)
      }
    }
    files = []
    folders.keep()
    discard()
  }

  package mutating func discard() {
    Self.discard(files, folders, signals)
    (files, direct, removals, folders, signals) = ([], [], [], StagingFolders(), nil)
  }

  private static func discard(_ files: [StagedFile], _ folders: StagingFolders, _ signals: HeldSignals?) {
    for file in files { file.discard() }
    folders.remove()
    signals?.release()
  }

  private mutating func hold(for path: String) throws(FileError) {
    if signals == nil { signals = HeldSignals() }
    if signals?.areWaiting == true { try end(path) }
  }

  /// Cleans up and lets a pending signal end the process; throws if the process survives it.
  private mutating func end(_ path: String) throws(FileError) {
    discard()
    throw FileError(action: .write, path: path, reason: .system(EINTR))
  }
}
