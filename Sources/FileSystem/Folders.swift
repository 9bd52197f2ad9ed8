import CLibrary

extension Files {
  /// One name in a folder.
  package struct Entry: Sendable {
    package let name: String
    /// Whether the name is UTF-8, so that the entry can be opened by it; otherwise `name` has U+FFFD where it is
    /// malformed.
    package let isNameable: Bool
    /// What the entry leads to, links followed; nil for a link to nothing.
    package let kind: Kind?
    /// Whether it is a link; false for an entry that is not nameable.
    package let isLink: Bool
  }

  /// The entries of a folder in the order of their names' bytes, without `.` and `..`. One that cannot be looked at is
  /// an error: it must not be taken for one that is not there.
  package static func entries(of folder: String) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    for name in try allNames(in: folder, prefix: "") {
      entries.append(try entry(name, in: folder))
    }
    return entries
  }

  /// What the listing of a folder says of an entry saves a look at it; of a link it says nothing.
  private static func entry(_ found: Name, in folder: String) throws(FileError) -> Entry {
    if !found.isNameable || found.kind != nil {
      return Entry(name: found.text, isNameable: found.isNameable, kind: found.kind, isLink: false)
    }
    let path = join(folder, found.text)
    let own = try ownStatus(of: path)
    let isLink = own.map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    let kind = isLink ? try kindBehindLink(path) : own.map(Files.kind)
    return Entry(name: found.text, isNameable: true, kind: kind, isLink: isLink)
  }

  /// The system's record of a path itself, links not followed; nil when there is nothing.
  private static func ownStatus(of path: String) throws(FileError) -> stat? {
    var status = stat()
    // The system fills the structure that it is given.
    if retried({ unsafe lstat(path, &status) }) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .last(.read, path)
  }

  private static func kindBehindLink(_ path: String) throws(FileError) -> Kind? {
    do throws(FileError) {
      return try knownKind(of: path)
    } catch {
      // A link that leads back to itself leads to nothing.
      if error.reason == .system(ELOOP) { return nil }
      throw error
    }
  }

  /// The names in a folder in the order of their bytes, without `.`, `..` and those that are not UTF-8.
  ///
  /// - Parameter prefix: only names that begin with it.
  static func names(in folder: String, prefix: String = "") throws(FileError) -> [String] {
    try allNames(in: folder, prefix: prefix).filter(\.isNameable).map(\.text)
  }

  /// A name in a folder.
  private struct Name {
    /// With U+FFFD where it is malformed.
    let text: String
    let isNameable: Bool
    /// What it leads to: of a name that is UTF-8 only if the listing says so, and it is no link.
    let kind: Kind?
  }

  /// The same with names that are not UTF-8, and what those lead to.
  private static func allNames(in folder: String, prefix: String) throws(FileError) -> [Name] {
    guard let stream = unsafe opendir(folder) else { throw .last(.read, folder) }
    defer { unsafe closedir(stream) }
    var names: [Name] = []
    // The end and an error differ only in the error number.
    errno = 0
    // The system owns each entry until the next call; its name is copied before.
    while let entry = unsafe readdir(stream) {
      let listed = kind(listedAs: unsafe entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          guard unsafe strncmp($0, prefix, prefix.utf8.count) == 0 else { return nil as Name? }
          if let name = unsafe String(validatingCString: $0) { return Name(text: name, isNameable: true, kind: listed) }
          // The system fills the structure; the name, which no text can hold, is only read.
          var status = stat()
          // The system fills the structure.
          let isThere = unsafe fstatat(dirfd(stream), $0, &status, 0) == 0
          return unsafe Name(text: String(cString: $0), isNameable: false, kind: isThere ? kind(status) : nil)
        }
      }
      if let name, name.text != ".", name.text != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw .last(.read, folder) }
    return names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }

  /// The kind that a listing gives; nil for a link, and where the file system does not say.
  private static func kind(listedAs type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}
