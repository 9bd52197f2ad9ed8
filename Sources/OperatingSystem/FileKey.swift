import CLibrary
import Writing

/// A key for what a path leads to: equal for all paths that can be one file, links followed, whether or not it exists.
///
/// Most file systems of macOS ignore the case of names, and all ignore how their characters are composed. A project
/// is built there even if it is checked elsewhere, so paths that differ only so are one file on every system.
package struct FileKey: Hashable, Sendable {
  /// Swift compares strings by canonical equivalence, as the file systems of macOS do.
  private let path: String

  package init(_ path: String) { self.init(resolved: Files.resolved(path)) }

  /// - Parameter path: a path from `Files.resolved`.
  package init(resolved path: String) { self.path = path.lowercased() }
}

/// Resolves many paths, each of their folders once.
///
/// If a folder is replaced meanwhile, the resolver keeps its first path.
package struct PathResolver: Sendable {
  private var folders: [ExactString: String] = [:]

  package init() {}

  /// The path without links, as from `Files.resolved`.
  package mutating func resolved(_ path: String) -> String { (try? target(of: path)) ?? Files.resolved(path) }

  /// Whether a path was resolved and stays in its folder, because it is no link.
  package func isPlain(_ path: String, resolved: String) -> Bool {
    folders[ExactString(Files.folder(of: path))].map { Files.join($0, Files.name(of: path)) == resolved } ?? false
  }

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
