import CLibrary

/// Resolving links in paths.
extension Files {
  /// The path without links, whether or not the file exists: all paths of one file resolve to the same path.
  package static func resolved(_ path: String) -> String {
    var error: FileError?
    return resolved(path, &error)
  }

  /// The path without links of a file to write. Throws if a link cannot be read, since it would be replaced.
  ///
  /// - Parameter name: what an error calls the path.
  static func target(of path: String, name: String? = nil) throws(FileError) -> String {
    var error: FileError?
    let target = resolved(path, &error)
    if let error { throw FileError(action: .write, path: name ?? path, reason: error.reason) }
    return target
  }

  /// The path without links of an existing file or folder.
  package static func realPath(of path: String) throws(FileError) -> String {
    guard let realPath = realPathIfAny(of: path) else { throw .last(.read, path) }
    return realPath
  }

  /// A path relative to a folder, links followed: `../Styles/Brand.plist`.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = resolved(path).split(separator: "/")
    let top = resolved(folder).split(separator: "/")
    let common = zip(parts, top).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: top.count - common) + parts.dropFirst(common)).joined(separator: "/")
  }

  /// Whether a path is a link, which may lead to nothing.
  package static func isLink(_ path: String) -> Bool { linkTarget(of: path) != nil || errno == EILSEQ }

  /// Whether a path is a link, or cannot be inspected.
  static func mayBeLink(_ path: String) -> Bool {
    linkTarget(of: path) != nil || ![EINVAL, ENOENT, ENOTDIR].contains(errno)
  }

  /// Whether a path is the name of an open descriptor: `/dev/stdout`, `/proc/self/fd/1`.
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

  /// The path without links; nil means that the reason is in `errno`. A path that is not UTF-8 has none: repaired, it
  /// would be a different path.
  private static func realPathIfAny(of path: String) -> String? {
    // The C library allocates the result, which is copied and freed.
    guard let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    if let realPath = unsafe String(validatingCString: result) { return realPath }
    errno = EILSEQ
    return nil
  }

  private static func resolved(_ path: String, _ error: inout FileError?) -> String {
    // The system accepts no longer path, so nothing can exist there.
    guard path.utf8.count < PATH_MAX else { return path }
    var path = path
    for _ in 0..<mostLinks {
      if let realPath = realPathIfAny(of: path) { return realPath }
      // The resolved path exists, but is not UTF-8.
      guard errno != EILSEQ else {
        error = .last(.read, path)
        return path
      }
      guard let next = destination(ofLink: path) else {
        if mayBeLink(path) { error = .last(.read, path) }
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

  /// The number of links that the system itself follows.
  private static let mostLinks = 40

  /// The path that a link leads to; nil means that the reason is in `errno`.
  private static func destination(ofLink path: String) -> String? {
    linkTarget(of: path).map { $0.utf8.first == UInt8(ascii: "/") ? $0 : join(folder(of: path), $0) }
  }

  /// The content of a link; nil means that the reason is in `errno`.
  private static func linkTarget(of path: String) -> String? {
    // The C library writes at most the buffer's capacity, and returns how much it wrote.
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
