package import FileSystem

/// Where files are read: on disk, in an editor's buffers, or in a revision of git.
package protocol FileStore: Sendable {
  /// What is at a path; throws if it cannot be inspected, since something may be there.
  func status(of path: String) throws(FileError) -> PathStatus

  /// The entries of a folder, in the order of their names' bytes.
  func entries(of folder: String) throws(FileError) -> [Files.Entry]

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: the maximum size in bytes.
  ///   - kind: what the path leads to, if the caller knows.
  func read(_ path: String, limit: Int, kind: Files.Kind?) throws(FileError) -> [UInt8]

  /// The path without links, equal for all paths of one file.
  func resolved(_ path: String) -> String
}

extension FileStore {
  /// What a path leads to; nil if there is nothing, or it cannot be inspected.
  func kind(of path: String) -> Files.Kind? { (try? status(of: path))?.kind }
}

/// The files on disk.
package struct DiskFiles: FileStore {
  package init() {}

  package func status(of path: String) throws(FileError) -> PathStatus { try PathStatus(of: path) }

  package func entries(of folder: String) throws(FileError) -> [Files.Entry] { try Files.entries(of: folder) }

  package func read(_ path: String, limit: Int, kind: Files.Kind?) throws(FileError) -> [UInt8] {
    try Files.read(path, limit: limit, kind: kind)
  }

  package func resolved(_ path: String) -> String { Files.resolved(path) }
}
