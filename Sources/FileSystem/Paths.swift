import CLibrary

extension Files {
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

  /// Whether a place lies in a folder; both with every link followed. Names are bytes: two that look the same are two.
  package static func isPlace(_ place: String, in folder: String) -> Bool {
    place.utf8.starts(with: join(folder, "").utf8)
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

  /// Whether a path leads to what a process has opened, by the name of its descriptor: `/dev/stdout`, `/proc/self/fd/1`.
  package static func isDescriptor(_ path: String) -> Bool {
    var path = path
    for _ in 0..<mostLinks {
      let folder = knownPlace(of: folder(of: path)) ?? ""
      if folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd") { return true }
      guard let next = destination(ofLink: path) else { return false }
      path = next
    }
    return false
  }

  /// The place of a file or folder that is there.
  package static func place(of path: String) throws(FileError) -> String {
    guard let place = knownPlace(of: path) else { throw .last(.read, path) }
    return place
  }

  /// Nil leaves the reason in `errno`. A place that is not UTF-8 has none: repaired, it would be another.
  private static func knownPlace(of path: String) -> String? {
    // The C library allocates the result, which is copied and given back.
    guard let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    if let place = unsafe String(validatingCString: result) { return place }
    errno = EILSEQ
    return nil
  }

  private static func resolved(_ path: String, _ error: inout FileError?) -> String {
    // The system takes no longer one, and what is within it is of no interest.
    guard path.utf8.count < PATH_MAX else { return path }
    var path = path
    for _ in 0..<mostLinks {
      if let place = knownPlace(of: path) { return place }
      // There is one, but no text names it.
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

  /// The last part of a path.
  private static func name(of path: String) -> String {
    String(path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)...])
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
