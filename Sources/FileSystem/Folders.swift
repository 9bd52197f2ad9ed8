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

    /// An entry that is not a link.
    package init(name: String, kind: Kind) {
      self.init(name: name, isNameable: true, kind: kind, isLink: false)
    }

    fileprivate init(name: String, isNameable: Bool, kind: Kind?, isLink: Bool) {
      (self.name, self.isNameable, self.kind, self.isLink) = (name, isNameable, kind, isLink)
    }
  }

  /// The entries of a folder in the order of their names' bytes, without `.` and `..`. Throws if an entry cannot be
  /// inspected: it must not be treated as missing.
  package static func entries(of folder: String) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    for name in try allNames(in: folder, prefix: "") {
      entries.append(try entry(name, in: folder))
    }
    return entries
  }

  /// An entry. The listing gives its kind unless it is a link, which saves a system call.
  private static func entry(_ found: Name, in folder: String) throws(FileError) -> Entry {
    if !found.isNameable || found.kind != nil {
      return Entry(name: found.text, isNameable: found.isNameable, kind: found.kind, isLink: false)
    }
    do throws(FileError) {
      let status = try FileStatus(of: join(folder, found.text))
      return Entry(name: found.text, isNameable: true, kind: status.kind, isLink: status.isLink)
    } catch {
      // A circular link leads to nothing.
      guard error.reason == .system(ELOOP) else { throw error }
      return Entry(name: found.text, isNameable: true, kind: nil, isLink: true)
    }
  }

  /// The names in a folder in the order of their bytes, without `.`, `..` and names that are not UTF-8.
  ///
  /// - Parameter prefix: return only names that begin with it.
  static func names(in folder: String, prefix: String = "") throws(FileError) -> [String] {
    try allNames(in: folder, prefix: prefix).filter(\.isNameable).map(\.text)
  }

  /// A name in a folder.
  private struct Name {
    /// Malformed bytes are U+FFFD.
    let text: String
    let isNameable: Bool
    /// What the name leads to. For a UTF-8 name, only the kind in the listing; nil for a link.
    let kind: Kind?
  }

  /// All names in a folder, including those that are not UTF-8, with their kinds.
  private static func allNames(in folder: String, prefix: String) throws(FileError) -> [Name] {
    guard let stream = unsafe opendir(folder) else { throw .last(.read, folder) }
    defer { unsafe closedir(stream) }
    var names: [Name] = []
    // Only `errno` distinguishes the end from an error.
    errno = 0
    // The system owns each entry until the next call; its name is copied before that.
    while let entry = unsafe readdir(stream) {
      let listed = kind(listedAs: unsafe entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          guard unsafe strncmp($0, prefix, prefix.utf8.count) == 0 else { return nil as Name? }
          if let name = unsafe String(validatingCString: $0) { return Name(text: name, isNameable: true, kind: listed) }
          // The system fills the structure, and only reads the name, which no `String` can hold.
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
