import Writing

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
