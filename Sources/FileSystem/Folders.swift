#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Files {
  /// What a folder holds.
  package struct Entry: Sendable {
    package let name: String
    /// Nil when there is nothing behind the name: a link to nothing, or a name that is not UTF-8.
    package let kind: Kind?
    /// Whether it leads somewhere else.
    package let isLink: Bool
  }

  /// The entries of a folder in the order of their names' bytes, `.` and `..` left out.
  package static func entries(of folder: String) throws(FileError) -> [Entry] {
    try names(in: folder).map { name in
      let path = join(folder, name)
      return Entry(name: name, kind: kind(of: path), isLink: isLink(path))
    }
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last(.read, folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    // The system owns each entry until the next call; its name is copied before.
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    // The system fills the structure that it is given.
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
