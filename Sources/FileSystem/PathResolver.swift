/// Resolves many paths, each of their folders once.
///
/// If a folder is replaced meanwhile, the resolver keeps its first path.
package struct PathResolver {
  private var folders: [PathKey: String] = [:]

  package init() {}

  /// The path without links, as from `Files.resolved`.
  package mutating func resolved(_ path: String) -> String {
    #if canImport(Darwin)
    // Only the system knows how its file system spells the name.
    return Files.resolved(path)
    #else
    let name = Files.name(of: path)
    guard !["", ".", ".."].contains(name), path.utf8.count < 4096, !Files.isLink(path) else {
      return Files.resolved(path)
    }
    return Files.join(resolved(folder: Files.folder(of: path)), name)
    #endif
  }

  /// The key of what a path leads to.
  package mutating func key(_ path: String) -> FileKey { FileKey(resolved: resolved(path)) }

  private mutating func resolved(folder: String) -> String {
    let key = PathKey(folder)
    if let known = folders[key] { return known }
    let resolved = Files.resolved(folder)
    folders[key] = resolved
    return resolved
  }
}
