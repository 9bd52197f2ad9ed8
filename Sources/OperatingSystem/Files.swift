import CLibrary

/// Reads and inspects files with the C library alone: loading Foundation takes longer than a whole run.
package enum Files {
  /// The bytes of a file. If it changes while it is read, it is read again, a few times. Only pipes and devices are
  /// waited for.
  ///
  /// - Parameter limit: the maximum size in bytes.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    for attempt in 0..<5 {
      do throws(FileError) {
        return try readOnce(path, limit: limit)
      } catch {
        guard error.reason == .changing || error.reason == .system(EAGAIN) else { throw error }
        // Another process is writing the file or has a lease on it, and may be done soon: wait 10 ms, 20, 40, 80, 160.
        usleep(10_000 << UInt32(attempt))
      }
    }
    return try readOnce(path, limit: limit)
  }

  private static func readOnce(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let kind = kind(of: path)
    if kind == .folder { throw FileError(action: .read, path: path, reason: .isFolder) }
    // Only a pipe or a device may block forever. Without O_NONBLOCK, some files of the kernel would block as well.
    let file = Descriptor.open(path, kind == .other ? O_RDONLY : O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard let file else { throw .last(.read, path) }
    defer { _ = file.close() }
    if kind == .other { return try file.readAll(path, limit: limit) }
    guard let status = file.regularStatus else { throw FileError(action: .read, path: path, reason: .changing) }
    #if canImport(Darwin)
    // The path of a descriptor opens the same open file, at its current offset.
    file.rewind()
    #endif
    return try file.readAll(path, limit: limit, of: status, from: 0)
  }

  /// The bytes of standard input, to its end; throws if there are more than `limit`.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor.standardInput.readAll("standard input", limit: limit)
  }

  /// Removes a file; a missing file is not an error.
  package static func remove(_ path: String) throws(FileError) {
    // The system only reads the path.
    if retried({ unsafe unlink(path) }) != 0 && errno != ENOENT { throw .last(.write, path) }
  }

  /// Creates a folder; false means that the reason is in `errno`.
  static func makeFolder(_ path: String, mode: mode_t) -> Bool {
    // The system only reads the path.
    retried { unsafe mkdir(path, mode) } == 0
  }

  static func removeFolder(_ path: String) {
    // The system only reads the path.
    _ = retried { unsafe rmdir(path) }
  }
}
