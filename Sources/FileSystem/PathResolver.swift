/// Resolves many paths: the folders that they lie in are resolved once.
///
/// A folder that is replaced by another while the paths are resolved is seen as it was first.
package struct PathResolver {
  private var folders: [PathKey: String] = [:]

  package init() {}

  /// The path without links that a path leads to, as `Files.resolved` gives it.
  package mutating func resolved(_ path: String) -> String {
    #if canImport(Darwin)
    // Only the system knows how a name is spelled on its file system.
    return Files.resolved(path)
    #else
    let name = Files.name(of: path)
    guard !["", ".", ".."].contains(name), path.utf8.count < 4096, !Files.isLink(path) else {
      return Files.resolved(path)
    }
    return Files.join(resolved(folder: Files.folder(of: path)), name)
    #endif
  }

  /// What a path leads to, as a key.
  package mutating func key(_ path: String) -> FileKey { FileKey(resolved: resolved(path)) }

  private mutating func resolved(folder: String) -> String {
    let key = PathKey(folder)
    if let known = folders[key] { return known }
    let resolved = Files.resolved(folder)
    folders[key] = resolved
    return resolved
  }
}
