import CLibrary
import Writing

/// Paths as text, without access to the disk.
extension Files {
  /// The folder in a path; `.` for a bare name.
  package static func folder(of path: String) -> String {
    let size = path.sizeWithSlash
    if size == 0 { return "." }
    return size == 1 ? "/" : String(Substring(path.utf8.prefix(size - 1)))
  }

  /// A folder and those around it, the innermost first: `a/b`, `a` and `.`; of an absolute path up to `/`.
  package static func folders(around folder: String) -> [String] {
    var folders = [folder]
    while true {
      let outer = Files.folder(of: folders[folders.count - 1])
      if outer == folders[folders.count - 1] { return folders }
      folders.append(outer)
    }
  }

  /// The last component of a path; empty after a trailing slash.
  package static func name(of path: String) -> String { String(Substring(path.utf8.dropFirst(path.sizeWithSlash))) }

  /// A path within a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether the name of a file ends with one of some extensions, in any case. They are compared as bytes.
  ///
  /// - Parameter extensions: ASCII, in lower case and with the dot.
  package static func hasExtension(_ path: String, among extensions: [String]) -> Bool {
    extensions.contains { ending in
      let last = path.utf8.suffix(ending.utf8.count)
      return last.count == ending.utf8.count
        && zip(last, ending.utf8).allSatisfy { byte, letter in
          byte == letter || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte && byte | 0x20 == letter
        }
    }
  }

  /// The path within a folder, for a path that begins with the folder's; nil for others. Names are compared as bytes.
  package static func path(_ path: String, from folder: String) -> String? {
    let prefix = join(folder, "").utf8
    guard path.utf8.starts(with: prefix) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self)
  }

  /// Whether a path begins with the path of a folder; links are not followed. Names are compared as bytes.
  package static func isPath(_ path: String, within folder: String) -> Bool {
    path.utf8.starts(with: join(folder, "").utf8)
  }
}

extension String {
  /// The size in bytes of a path up to its last slash, which is included; 0 without a slash.
  fileprivate var sizeWithSlash: Int {
    var text = self
    // The bytes are only read, within the call. A search through the string takes ten times as long.
    return text.withUTF8 { unsafe $0.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }
  }
}

/// Paths without duplicates, in the order in which they were inserted.
package struct DistinctPaths {
  package private(set) var paths: [String] = []
  private var keys: Set<ExactString> = []

  package init() {}

  /// Adds a path; returns false if it is already included.
  @discardableResult
  package mutating func insert(_ path: String) -> Bool {
    let isNew = keys.insert(ExactString(path)).inserted
    if isNew { paths.append(path) }
    return isNew
  }
}
