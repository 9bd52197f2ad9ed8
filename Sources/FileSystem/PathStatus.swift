import CLibrary

/// What is at a path, and what it leads to. Links take two system calls, all else one.
package struct PathStatus: Sendable {
  /// Whether the path is a link.
  package let isLink: Bool
  /// The mode of what the path leads to; nil if there is nothing.
  let mode: mode_t?
  /// What the path leads to; nil if there is nothing.
  package let kind: Files.Kind?
  /// The size of a regular file in bytes; nil for anything else.
  package let size: Int?

  /// Throws if the path cannot be inspected, since something may be there.
  init(of path: String, _ action: FileError.Action) throws(FileError) {
    var own = stat()
    // The system fills the structure.
    let isThere = retried { unsafe lstat(path, &own) } == 0
    guard isThere || errno == ENOENT || errno == ENOTDIR else { throw .last(action, path) }
    isLink = isThere && own.st_mode & S_IFMT == S_IFLNK
    let status = isLink ? try Files.status(of: path, action, path) : isThere ? own : nil
    mode = status?.st_mode
    kind = status.map(Files.kind)
    size = kind == .file ? status.map { Int($0.st_size) } : nil
  }

  /// Nil if the path cannot be inspected.
  package init?(ifKnown path: String) {
    guard let status = try? PathStatus(of: path, .read) else { return nil }
    self = status
  }
}
