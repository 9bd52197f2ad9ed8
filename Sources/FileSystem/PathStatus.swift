import CLibrary

/// What is at a path, and what it leads to. Links take two system calls, all else one.
package struct PathStatus: Sendable {
  /// Whether the path is a link.
  package let isLink: Bool
  /// The status of what the path leads to; nil if there is nothing.
  private let status: stat?

  /// Throws if the path cannot be inspected, since something may be there.
  init(of path: String, _ action: FileError.Action) throws(FileError) {
    var own = stat()
    // The system fills the structure.
    guard retried({ unsafe lstat(path, &own) }) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .last(action, path) }
      (isLink, status) = (false, nil)
      return
    }
    isLink = own.st_mode & S_IFMT == S_IFLNK
    status = isLink ? try Files.status(of: path, action, path) : own
  }

  /// Nil if the path cannot be inspected.
  package init?(ifKnown path: String) {
    guard let status = try? PathStatus(of: path, .read) else { return nil }
    self = status
  }

  /// What the path leads to; nil if there is nothing.
  package var kind: Files.Kind? { status.map(Files.kind) }
  /// The mode of what the path leads to; nil if there is nothing.
  var mode: mode_t? { status?.st_mode }
  /// The size of a regular file in bytes; nil for anything else.
  package var size: Int? { kind == .file ? status.map { Int($0.st_size) } : nil }
}
