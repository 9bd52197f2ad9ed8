import CLibrary

/// What is at a path, or what an open file is.
package struct FileStatus: Sendable {
  /// Whether the path itself is a link. Everything else describes what it leads to.
  package let isLink: Bool
  /// Nil if there is nothing.
  private let status: stat?

  /// Links take two system calls, everything else one. Throws if the path cannot be inspected, since something may be
  /// there.
  ///
  /// - Parameters:
  ///   - action: what an error says that could not be done.
  ///   - name: what an error calls the path.
  package init(of path: String, _ action: FileError.Action = .read, name: String? = nil) throws(FileError) {
    let own = try Self.status(of: path, followsLinks: false, action, name ?? path)
    isLink = own.map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    status = isLink ? try Self.status(of: path, followsLinks: true, action, name ?? path) : own
  }

  /// Nil means that the reason is in `errno`.
  init?(of file: Descriptor) {
    var status = stat()
    // The system fills the structure.
    if retried({ unsafe fstat(file.number, &status) }) != 0 { return nil }
    (self.isLink, self.status) = (false, status)
  }

  private static func status(
    of path: String, followsLinks: Bool, _ action: FileError.Action, _ name: String
  ) throws(FileError) -> stat? {
    var status = stat()
    // The system fills the structure.
    if retried({ unsafe followsLinks ? stat(path, &status) : lstat(path, &status) }) == 0 { return status }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last(action, name)
  }

  /// Nil if there is nothing.
  package var kind: Files.Kind? { status.map(Files.kind) }

  /// The size of a regular file in bytes; nil for anything else. Zero also for files that the kernel generates when
  /// they are read, as in `/proc`.
  package var size: Int? { kind == .file ? status.map { Int($0.st_size) } : nil }

  var mode: mode_t? { status?.st_mode }

  /// The file system that contains it.
  var device: dev_t? { status?.st_dev }

  /// Whether both are one file, under any path.
  func isSameFile(as other: FileStatus) -> Bool {
    guard let status, let other = other.status else { return false }
    return status.st_dev == other.st_dev && status.st_ino == other.st_ino
  }

  /// Whether the size and the time of the last change are equal. Otherwise the contents may differ.
  func isUnchanged(in other: FileStatus?) -> Bool {
    guard let other else { return false }
    return size == other.size && time == other.time
  }

  /// Seconds since 1970, and nanoseconds.
  private var time: [Int]? {
    #if canImport(Darwin)
    let time = status?.st_mtimespec
    #else
    let time = status?.st_mtim
    #endif
    return time.map { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }
}

extension Files {
  /// What a path leads to, links followed.
  package enum Kind: Sendable {
    case file, folder
    /// A pipe, a terminal or a device.
    case other
  }

  /// What a path leads to; nil if there is nothing, or it cannot be inspected.
  package static func kind(of path: String) -> Kind? { (try? knownKind(of: path)) ?? nil }

  /// What a path leads to; nil if there is nothing. Throws if the path cannot be inspected, since something may be
  /// there.
  package static func knownKind(of path: String) throws(FileError) -> Kind? { try FileStatus(of: path).kind }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The first path that leads to the regular file that is standard input.
  package static func standardInput(among paths: [String]) -> String? {
    guard let input = FileStatus(of: .standardInput), input.kind == .file else { return nil }
    return paths.first { (try? FileStatus(of: $0).isSameFile(as: input)) ?? false }
  }
}
