import CLibrary

/// Paths as text, without access to the disk.
extension Files {
  /// The folder in a path; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The last component of a path; empty after a trailing slash.
  static func name(of path: String) -> String {
    String(path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)...])
  }

  /// A path within a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// Whether a path begins with the path of a folder; links are not followed. Names are compared as bytes.
  package static func isPath(_ path: String, within folder: String) -> Bool {
    path.utf8.starts(with: join(folder, "").utf8)
  }
}

/// A path as a dictionary key, compared by bytes. Swift treats strings as equal if they are canonically equivalent;
/// Linux treats them as two files. `FileKey` is the key of the file that a path leads to.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (left: PathKey, right: PathKey) -> Bool {
    left.path.utf8.count == right.path.utf8.count && left.path.starts(withBytesOf: right.path)
  }

  package static func < (left: PathKey, right: PathKey) -> Bool {
    left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension String {
  /// Whether the text begins with the bytes of another.
  ///
  /// Strings are compared by canonical equivalence, and their bytes one after another, which takes ten times as long.
  func starts(withBytesOf other: String) -> Bool {
    // The bytes are only compared, within the calls.
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { start in
        guard start.count <= bytes.count else { return false }
        guard let own = bytes.baseAddress, let others = start.baseAddress else { return start.isEmpty }
        return unsafe memcmp(own, others, start.count) == 0
      }
    }
    return (result ?? nil) ?? utf8.starts(with: other.utf8)
  }
}

/// Paths without duplicates, in the order in which they were inserted.
package struct DistinctPaths {
  package private(set) var paths: [String] = []
  private var keys: Set<PathKey> = []

  package init() {}

  /// Adds a path; returns false if it is already included.
  @discardableResult
  package mutating func insert(_ path: String) -> Bool {
    let isNew = keys.insert(PathKey(path)).inserted
    if isNew { paths.append(path) }
    return isNew
  }
}
