import CLibrary
import Writing

/// A key for what a path leads to: equal for all paths of one file, links followed, whether or not the file exists.
///
/// The system knows the spelling of an existing name. For a missing one, only its file system knows which names would
/// be the same.
package struct FileKey: Hashable, Sendable {
  /// The part of the path whose names are compared by bytes.
  private let path: ExactString
  /// The missing names after it. Swift's comparison of strings, by canonical equivalence, is that of the file systems
  /// of macOS.
  private let names: String

  package init(_ path: String) { self.init(resolved: Files.resolved(path)) }

  /// - Parameter path: a path from `Files.resolved`.
  package init(resolved path: String) {
    #if canImport(Darwin)
    self.init(resolved: path, comparison: NameComparison.init(in:))
    #else
    // Names are bytes, whether or not the file exists.
    (self.path, names) = (ExactString(path), "")
    #endif
  }

  /// - Parameter comparison: how the names in a folder are compared.
  init(_ path: String, comparison: (String) -> NameComparison) {
    self.init(resolved: Files.resolved(path), comparison: comparison)
  }

  private init(resolved path: String, comparison: (String) -> NameComparison) {
    let folder = Self.existing(path)
    let names = folder == path ? "" : String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    switch comparison(folder) {
    case .bytes: (self.path, self.names) = (ExactString(path), "")
    case .looks: (self.path, self.names) = (ExactString(folder), names)
    case .looksInAnyCase: (self.path, self.names) = (ExactString(folder), names.lowercased())
    }
  }

  /// In bytes; PATH_MAX is 4096 on Linux, and less on macOS.
  private static let longestPath = 4096

  /// The existing part of a path.
  private static func existing(_ path: String) -> String {
    var folder = path
    // No system has longer paths, and looking at each folder of one would take quadratic time.
    if path.utf8.count > longestPath { return path }
    while Files.kind(of: folder) == nil, Files.isPath(folder, within: Files.folder(of: folder)) {
      folder = Files.folder(of: folder)
    }
    return folder
  }
}

/// How a file system decides that two names are the same.
enum NameComparison {
  case bytes
  /// By canonical equivalence: case-sensitive file systems of macOS.
  case looks
  /// By canonical equivalence, ignoring case: the default file systems of macOS.
  case looksInAnyCase

  /// The comparison for the names in a folder.
  init(in folder: String) {
    #if canImport(Darwin)
    // The system only reads the path.
    self = unsafe pathconf(folder, _PC_CASE_SENSITIVE) == 0 ? .looksInAnyCase : .looks
    #else
    self = .bytes
    #endif
  }
}
