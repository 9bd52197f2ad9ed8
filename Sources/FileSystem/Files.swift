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

  /// The bytes of a file. One that changes in the meantime is read again, a few times.
  ///
  /// - Parameter limit: how many bytes are too many.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if kind(of: path) == .folder { throw FileError(action: .read, path: path, reason: .isFolder) }
    for attempt in 0..<5 {
      do throws(FileError) {
        return try readOnce(path, limit: limit)
      } catch {
        guard error.reason == .changing else { throw error }
        // Whoever writes may be done soon: 10 ms, 20, 40, 80, 160.
        usleep(10_000 << UInt32(attempt))
      }
    }
    return try readOnce(path, limit: limit)
  }

  private static func readOnce(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let file = Descriptor.open(path, O_RDONLY) else { throw .last(.read, path) }
    defer { _ = file.close() }
    return try file.readAll(path, limit: limit)
  }

  /// The bytes of standard input, to its end.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor.standardInput.readAll("standard input", limit: limit)
  }

  /// Removes a file; one that is gone already is no error.
  static func remove(_ path: String) throws(FileError) {
    // The system only reads the path.
    if retried({ unsafe unlink(path) }) != 0 && errno != ENOENT { throw .last(.write, path) }
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
    var error: FileError?
    return resolved(path, &error)
  }

  /// The same for a file that is to be written, where a link that the system does not show would be replaced.
  static func target(of path: String) throws(FileError) -> String {
    var error: FileError?
    let target = resolved(path, &error)
    if let error { throw FileError(action: .write, path: path, reason: error.reason) }
    return target
  }

  private static func resolved(_ path: String, _ error: inout FileError?) -> String {
    // The system takes no longer one, and what is within it is of no interest.
    guard path.utf8.count < PATH_MAX else { return path }
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      // The C library allocates the result, which is copied and given back.
      if let result = unsafe realpath(path, nil) {
        defer { unsafe free(result) }
        return unsafe String(cString: result)
      }
      guard let target = linkTarget(of: path) else {
        if errno != EINVAL && errno != ENOENT && errno != ENOTDIR { error = .last(.read, path) }
        break
      }
      path = target.hasPrefix("/") ? target : join(folder(of: path), target)
      if path.utf8.count >= PATH_MAX { return path }
    }
    let parent = folder(of: path)
    switch name(of: path) {
    case _ where parent == path: return path
    case "", ".": return resolved(parent, &error)
    case "..": return folder(of: resolved(parent, &error))
    case let name: return join(resolved(parent, &error), name)
    }
  }

  /// The last part of a path.
  private static func name(of path: String) -> String {
    String(path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)...])
  }

  /// Where a link leads to; nil leaves the reason in `errno`.
  private static func linkTarget(of path: String) -> String? {
    // The C library fills at most the buffer's storage, and tells how much of it.
    let buffer = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let written = unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe readlink(path, $0.baseAddress!, $0.count) }
      count = max(0, written)
    }
    return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
  }
}
