import CLibrary

/// What a path leads to, as a key: that of all paths of one file, links followed, whether there is a file yet or not.
///
/// The system tells how a file is spelled that is there. Of one that is not there yet only its file system knows which
/// names will be one.
package struct FileKey: Hashable, Sendable {
  /// The part of the path whose names are compared by their bytes.
  private let path: PathKey
  /// The names behind it. Swift compares them as the file systems of macOS do: by what they look like.
  private let names: String

  package init(_ path: String) { self.init(resolved: Files.resolved(path)) }

  /// - Parameter path: as `Files.resolved` gives it.
  init(resolved path: String) {
    #if canImport(Darwin)
    self.init(resolved: path, comparison: NameComparison.init(in:))
    #else
    // Names are bytes, whether there is a file or not.
    (self.path, names) = (PathKey(path), "")
    #endif
  }

  /// - Parameter comparison: how names in a folder are compared.
  init(_ path: String, comparison: (String) -> NameComparison) {
    self.init(resolved: Files.resolved(path), comparison: comparison)
  }

  private init(resolved path: String, comparison: (String) -> NameComparison) {
    let folder = Self.existing(path)
    let names = folder == path ? "" : String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    switch comparison(folder) {
    case .bytes: (self.path, self.names) = (PathKey(path), "")
    case .looks: (self.path, self.names) = (PathKey(folder), names)
    case .looksInAnyCase: (self.path, self.names) = (PathKey(folder), names.lowercased())
    }
  }

  /// In bytes; PATH_MAX is 4096 on Linux, and less on macOS.
  private static let longestPath = 4096

  /// The part of a path that is there.
  private static func existing(_ path: String) -> String {
    var folder = path
    // No system has a longer path, and to look at each of its folders takes time that grows with the square.
    if path.utf8.count > longestPath { return path }
    while Files.kind(of: folder) == nil, Files.isPath(folder, within: Files.folder(of: folder)) {
      folder = Files.folder(of: folder)
    }
    return folder
  }
}

/// When a file system takes two names for one.
enum NameComparison {
  case bytes
  /// When they are canonically equivalent: macOS' file systems, if they are made to heed the case.
  case looks
  /// Besides, whatever their case: as macOS' file systems are made unless one asks for more.
  case looksInAnyCase

  /// That of a folder.
  init(in folder: String) {
    #if canImport(Darwin)
    // The system only reads the path.
    self = unsafe pathconf(folder, _PC_CASE_SENSITIVE) == 0 ? .looksInAnyCase : .looks
    #else
    self = .bytes
    #endif
  }
}
