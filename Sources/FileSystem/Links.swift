import CLibrary

/// Where paths lead, links followed.
extension Files {
  /// The path without links that a path leads to, whether there is a file yet or not: all paths of one file resolve to
  /// one.
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

  /// The path without links of a file or folder that is there.
  package static func realPath(of path: String) throws(FileError) -> String {
    guard let realPath = realPathIfAny(of: path) else { throw .last(.read, path) }
    return realPath
  }

  /// A path as seen from a folder, links followed: `../Styles/Brand.plist`.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = resolved(path).split(separator: "/")
    let top = resolved(folder).split(separator: "/")
    let common = zip(parts, top).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: top.count - common) + parts.dropFirst(common)).joined(separator: "/")
  }

  /// Whether a path leads to what a process has opened, by the name of its descriptor: `/dev/stdout`,
  /// `/proc/self/fd/1`.
  package static func isDescriptor(_ path: String) -> Bool {
    var path = path
    for _ in 0..<mostLinks {
      let folder = realPathIfAny(of: folder(of: path)) ?? ""
      if folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd") { return true }
      guard let next = destination(ofLink: path) else { return false }
      path = next
    }
    return false
  }

  /// Nil leaves the reason in `errno`. A path that is not UTF-8 has none: repaired, it would be another.
  private static func realPathIfAny(of path: String) -> String? {
    // The C library allocates the result, which is copied and given back.
    guard let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    if let realPath = unsafe String(validatingCString: result) { return realPath }
    errno = EILSEQ
    return nil
  }

  private static func resolved(_ path: String, _ error: inout FileError?) -> String {
    // The system accepts no longer path, so nothing can be at it.
    guard path.utf8.count < PATH_MAX else { return path }
    var path = path
    for _ in 0..<mostLinks {
      if let realPath = realPathIfAny(of: path) { return realPath }
      // There is one, but it is not UTF-8.
      guard errno != EILSEQ else {
        error = .last(.read, path)
        return path
      }
      guard let next = destination(ofLink: path) else {
        if errno != EINVAL && errno != ENOENT && errno != ENOTDIR { error = .last(.read, path) }
        break
      }
      path = next
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

  /// As many links as the system itself follows.
  private static let mostLinks = 40

  /// The path that a link leads to; nil leaves the reason in `errno`.
  private static func destination(ofLink path: String) -> String? {
    linkTarget(of: path).map { $0.utf8.first == UInt8(ascii: "/") ? $0 : join(folder(of: path), $0) }
  }

  /// What a link holds; nil leaves the reason in `errno`.
  private static func linkTarget(of path: String) -> String? {
    // The C library fills at most the buffer's storage, and tells how much of it.
    let buffer = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let written = unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe readlink(path, $0.baseAddress!, $0.count) }
      count = max(0, written)
    }
    if buffer.isEmpty { return nil }
    let target = String(decoding: buffer, as: UTF8.self)
    if target.utf8.elementsEqual(buffer) { return target }
    errno = EILSEQ
    return nil
  }
}
