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

  /// Removes a file.
  package static func remove(_ path: String) throws(FileError) {
    // The system only reads the path.
    if unsafe unlink(path) != 0 && errno != ENOENT { throw .last(.write, path) }
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
  ///
  /// - Parameter name: what an error calls the path.
  static func makeFolders(above path: String, for name: String) throws(FileError) {
    let folder = self.folder(of: path)
    guard kind(of: folder) == nil else { return }
    try makeFolders(above: folder, for: name)
    // The system only reads the path. Another process may have made the folder in the meantime.
    if unsafe mkdir(folder, 0o777) != 0 && errno != EEXIST { throw .last(.write, name) }
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

  /// A path as seen from a folder, links followed: `../Styles/Brand.plist`.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = resolved(path).split(separator: "/")
    let top = resolved(folder).split(separator: "/")
    let common = zip(parts, top).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: top.count - common) + parts.dropFirst(common)).joined(separator: "/")
  }

  /// The place that a path leads to in the end, every link followed, whether there is a file yet or not: two paths of one
  /// file have one place.
  package static func resolved(_ path: String) -> String {
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      // The C library allocates the result, which is copied and given back.
      if let result = unsafe realpath(path, nil) {
        defer { unsafe free(result) }
        return unsafe String(cString: result)
      }
      guard let target = linkTarget(of: path) else { break }
      path = target.hasPrefix("/") ? target : join(folder(of: path), target)
    }
    let parent = folder(of: path)
    switch name(of: path) {
    case _ where parent == path: return path
    case "", ".": return resolved(parent)
    case "..": return folder(of: resolved(parent))
    case let name: return join(resolved(parent), name)
    }
  }

  /// The last part of a path.
  private static func name(of path: String) -> String {
    String(path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)...])
  }

  private static func linkTarget(of path: String) -> String? {
    // The C library fills at most the buffer's storage, and tells how much of it.
    let buffer = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let written = unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe readlink(path, $0.baseAddress!, $0.count) }
      count = max(0, written)
    }
    return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
  }
}
