import CLibrary

extension Files {
  /// One name in a folder.
  package struct Entry: Sendable {
    package let name: String
    /// Whether the name is UTF-8, so that the entry can be opened by it; otherwise malformed bytes of `name` are
    /// U+FFFD.
    package let isNameable: Bool
    /// What the entry leads to, links followed; nil for a broken link.
    package let kind: Kind?
    /// Whether it is a link; false for an entry that is not nameable.
    package let isLink: Bool

    package init(name: String, isNameable: Bool = true, kind: Kind?, isLink: Bool = false) {
      self.name = name
      self.isNameable = isNameable
      self.kind = kind
      self.isLink = isLink
    }
  }

  /// The entries of a folder in the order of their names' bytes, without `.` and `..`. Throws if an entry cannot be
  /// inspected: it must not be treated as missing.
  package static func entries(of folder: String) throws(FileError) -> [Entry] {
    var entries = try listing(of: folder)
    // The listing gives every other kind, which saves a system call.
    for index in entries.indices where entries[index].isNameable && entries[index].kind == nil {
      entries[index] = try entry(entries[index].name, in: folder)
    }
    return entries
  }

  private static func entry(_ name: String, in folder: String) throws(FileError) -> Entry {
    do throws(FileError) {
      let status = try FileStatus(of: join(folder, name))
      return Entry(name: name, kind: status.kind, isLink: status.isLink)
    } catch {
      // A circular link leads to nothing.
      guard error.reason == .system(ELOOP) else { throw error }
      return Entry(name: name, kind: nil, isLink: true)
    }
  }

  /// The names in a folder in the order of their bytes, without `.`, `..` and names that are not UTF-8.
  ///
  /// - Parameter prefix: return only names that begin with it.
  static func names(in folder: String, prefix: String = "") throws(FileError) -> [String] {
    try listing(of: folder, prefix: prefix).filter(\.isNameable).map(\.name)
  }

  /// All entries of a folder, including those that are not UTF-8. The kind of a UTF-8 name is that in the listing: nil
  /// for a link.
  private static func listing(of folder: String, prefix: String = "") throws(FileError) -> [Entry] {
    guard let stream = unsafe opendir(folder) else { throw .last(.read, folder) }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    // Only `errno` distinguishes the end from an error.
    errno = 0
    // The system owns each entry until the next call; its name is copied before that.
    while let found = unsafe readdir(stream) {
      let listed = kind(listedAs: unsafe found.pointee.d_type)
      let entry = unsafe withUnsafePointer(to: &found.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          guard unsafe strncmp($0, prefix, prefix.utf8.count) == 0 else { return nil as Entry? }
          if let name = unsafe String(validatingCString: $0) { return Entry(name: name, kind: listed) }
          // The system fills the structure, and only reads the name, which no `String` can hold.
          var status = stat()
          let isThere = unsafe fstatat(dirfd(stream), $0, &status, 0) == 0
          return unsafe Entry(name: String(cString: $0), isNameable: false, kind: isThere ? kind(status) : nil)
        }
      }
      if let entry, entry.name != ".", entry.name != ".." { entries.append(entry) }
      errno = 0
    }
    if errno != 0 { throw .last(.read, folder) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The kind in a listing; nil for a link, or if the file system does not give it.
  private static func kind(listedAs type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}
