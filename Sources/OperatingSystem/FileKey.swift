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
    let folder = Self.existing(path)
    // The system only reads the path.
    self.init(resolved: path, in: folder, ignoresCase: unsafe pathconf(folder, _PC_CASE_SENSITIVE) == 0)
    #else
    // Names are bytes, whether or not the file exists.
    (self.path, names) = (ExactString(path), "")
    #endif
  }

  /// - Parameters:
  ///   - folder: the existing part of the path.
  ///   - ignoresCase: whether the file system ignores the case of names.
  init(resolved path: String, in folder: String, ignoresCase: Bool) {
    let names = folder == path ? "" : String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    (self.path, self.names) = (ExactString(folder), ignoresCase ? names.lowercased() : names)
  }

  /// The existing part of a path.
  static func existing(_ path: String) -> String {
    var folder = path
    // No system has longer paths, and looking at each folder of one would take quadratic time.
    if path.utf8.count >= PATH_MAX { return path }
    while Files.kind(of: folder) == nil, Files.isPath(folder, within: Files.folder(of: folder)) {
      folder = Files.folder(of: folder)
    }
    return folder
  }
}

/// Resolves many paths, each of their folders once.
///
/// If a folder is replaced meanwhile, the resolver keeps its first path.
package struct PathResolver: Sendable {
  private var folders: [ExactString: String] = [:]

  package init() {}

  /// The path without links, as from `Files.resolved`.
  package mutating func resolved(_ path: String) -> String { (try? target(of: path)) ?? Files.resolved(path) }

  /// The key of what a path leads to.
  package mutating func key(_ path: String) -> FileKey { FileKey(resolved: resolved(path)) }

  /// The path without links of a file to write, as from `Files.target`.
  mutating func target(of path: String) throws(FileError) -> String {
    guard let name = Self.plainName(of: path) else { return try Files.target(of: path) }
    let folder = ExactString(Files.folder(of: path))
    if let known = folders[folder] { return Files.join(known, name) }
    let target = try Files.target(of: folder.text, name: path)
    folders[folder] = target
    return Files.join(target, name)
  }

  /// The last name of a path, unless it is or may be a link, or leads to another folder.
  private static func plainName(of path: String) -> String? {
    #if canImport(Darwin)
    // Only the system knows how its file system spells the name.
    return nil
    #else
    let name = Files.name(of: path)
    return ["", ".", ".."].contains(name) || Files.mayBeLink(path) ? nil : name
    #endif
  }
}
