package import OperatingSystem

/// Where files are read: on disk, in an editor's buffers, or in a revision of git.
package protocol FileStore: Sendable {
  /// What is at a path; throws if it cannot be inspected, since something may be there.
  func status(of path: String) throws(FileError) -> StoredFile

  /// The entries of a folder, in the order of their names' bytes.
  func entries(of folder: String) throws(FileError) -> [Files.Entry]

  /// The bytes of a file.
  ///
  /// - Parameter limit: the maximum size in bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  func file(at path: String, limit: Int) throws(FileError) -> InputFile

  /// The path without links, equal for all paths of one file.
  func resolved(_ path: String) -> String
}

/// A file that was read and parsed.
package struct InputFile: Sendable {
  /// The path in reports.
  package let path: String
  package let bytes: [UInt8]
  package let document: Document

  package init(_ bytes: [UInt8], path: String) {
    self.init(bytes, Document(bytes, path: path, as: .dialect(ofPath: path)))
  }

  package init(_ bytes: [UInt8], _ document: Document) {
    (path, self.bytes, self.document) = (document.source.path, bytes, document)
  }
}

/// What is at a path of a store, links followed.
package struct StoredFile: Sendable {
  /// Nil if there is nothing.
  package let kind: Files.Kind?
  /// The size of a regular file in bytes; nil for anything else.
  package var size: Int?
}

extension FileStore {
  package func file(at path: String, limit: Int) throws(FileError) -> InputFile {
    InputFile(try read(path, limit: limit), path: path)
  }

  /// Whether a path leads out of a folder, links followed: by `..`, as an absolute path or through a link.
  ///
  /// - Parameter folder: empty for the working directory.
  package func leads(_ path: String, outOf folder: String) -> Bool {
    let path = resolved(path)
    return ![folder, resolved(folder.isEmpty ? "." : folder)].contains {
      path == $0 || !$0.isEmpty && Files.isPath(path, within: $0)
    }
  }

  /// What a path leads to; nil if there is nothing, or it cannot be inspected.
  package func kind(of path: String) -> Files.Kind? { (try? status(of: path))?.kind }
}

package struct DiskFiles: FileStore {
  /// Whether pipes and devices are read, which can wait forever.
  private let readsStreams: Bool

  package init(readsStreams: Bool = true) { self.readsStreams = readsStreams }

  package func status(of path: String) throws(FileError) -> StoredFile {
    let status = try FileStatus(of: path)
    return StoredFile(kind: status.kind, size: status.size)
  }

  package func entries(of folder: String) throws(FileError) -> [Files.Entry] { try Files.entries(of: folder) }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if !readsStreams, Files.kind(of: path) == .other { throw .said(path, "it is a pipe or a device; expected a file") }
    return try Files.read(path, limit: limit)
  }

  package func resolved(_ path: String) -> String { Files.resolved(path) }
}
