#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// New content for a file, ready beside it: a reader sees the old content or, after `commit`, the new, whole.
package struct StagedFile: Sendable {
  /// The path as given.
  package let path: String
  private let target: String
  private let temporary: Temporary

  /// Whether it is a file that can be moved into place; a device or a pipe is written at the end.
  package var isRegular: Bool {
    if case .file = temporary { true } else { false }
  }

  private enum Temporary: Sendable {
    case file(String)
    /// What is no regular file cannot be replaced: its content is written at once, at the end.
    case none(content: [UInt8])
  }

  /// Writes the content beside the file. A link stays: the file it leads to is the one replaced.
  ///
  /// - Parameter number: tells apart the files that one process has staged at a time.
  package init(_ content: [UInt8], for path: String, number: Int = 0) throws(FileError) {
    self.path = path
    target = Files.resolved(path)
    switch Files.kind(of: target) {
    case .folder: throw FileError(action: .write, path: path, reason: .isFolder)
    case .other: temporary = .none(content: content)
    case .file, nil:
      try Files.makeFolders(above: target, for: path)
      temporary = .file(try Self.writeTemporary(content, beside: target, for: path, number))
    }
  }

  /// Puts the new content in place.
  package func commit() throws(FileError) {
    switch temporary {
    case .file(let name):
      // The system only reads the paths.
      if unsafe rename(name, target) != 0 {
        let error = FileError.last(.write, path)
        discard()
        throw error
      }
    case .none(let content):
      guard let file = Descriptor.open(target, O_WRONLY) else { throw .last(.write, path) }
      let isWritten = file.writeAll(content)
      if !file.close() || !isWritten { throw .last(.write, path) }
    }
  }

  /// Removes what `init` wrote; the file stays as it was.
  package func discard() {
    if case .file(let name) = temporary { Self.remove(name) }
  }

  private static func remove(_ name: String) {
    // The system only reads the path.
    _ = unsafe unlink(name)
  }

  private static func writeTemporary(
    _ content: [UInt8], beside target: String, for path: String, _ number: Int
  ) throws(FileError) -> String {
    // A process of the same number, killed long ago, may have left a file of that name.
    for attempt in 0..<100 {
      let name = Files.join(Files.folder(of: target), ".typeramp-\(getpid())-\(number)-\(attempt).tmp")
      guard let file = Descriptor.open(name, O_WRONLY | O_CREAT | O_EXCL) else {
        if errno == EEXIST { continue }
        throw .last(.write, path)
      }
      if let error = fill(file, with: content, like: target, for: path) {
        remove(name)
        throw error
      }
      return name
    }
    throw FileError(action: .write, path: path, reason: .system(EEXIST))
  }

  /// Writes the content and takes over the permissions of the file that is to be replaced.
  private static func fill(
    _ file: Descriptor, with content: [UInt8], like target: String, for path: String
  ) -> FileError? {
    var error: FileError?
    if !file.writeAll(content) { error = .last(.write, path) }
    if let old = Descriptor.open(target, O_RDONLY) {
      if let mode = old.status?.st_mode { fchmod(file.number, mode & 0o7777) }
      _ = old.close()
    }
    if !file.close() { error = error ?? .last(.write, path) }
    return error
  }
}
