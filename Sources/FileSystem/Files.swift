#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads and looks at files over the C library alone: Foundation would cost more start-up than the whole work.
package enum Files {
  /// What a path leads to, links followed.
  package enum Kind: Sendable {
    case file, folder
    /// A pipe, a terminal, a device.
    case other
  }

  /// The bytes of a file.
  ///
  /// - Parameter limit: how many bytes are too many.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if kind(of: path) == .folder { throw FileError(action: .read, path: path, reason: .isFolder) }
    guard let file = Descriptor.open(path, O_RDONLY) else { throw .last(.read, path) }
    defer { _ = file.close() }
    return try file.readAll(path, limit: limit)
  }

  /// The bytes of standard input, to its end.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor.standardInput.readAll("standard input", limit: limit)
  }

  /// What a path leads to; nil when there is nothing.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    // The system fills the structure that it is given.
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Makes the folders above a path that are not there yet.
  package static func makeFolders(above path: String) throws(FileError) {
    let folder = self.folder(of: path)
    guard kind(of: folder) == nil else { return }
    try makeFolders(above: folder)
    // The system only reads the path. Another process may have made the folder in the meantime.
    if unsafe mkdir(folder, 0o777) != 0 && errno != EEXIST { throw .last(.write, path) }
  }

  /// The path of the folder that a path lies in; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// A path within a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The file that a path leads to in the end, every link followed; the path itself when there is no file yet.
  static func resolved(_ path: String) -> String {
    // The C library allocates the result, which is copied and given back.
    guard let result = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
  }
}
