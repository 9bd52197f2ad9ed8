/// Resolves many paths, each of their folders once.
///
/// If a folder is replaced meanwhile, the resolver keeps its first path.
package struct PathResolver: Sendable {
  private var folders: [PathKey: String] = [:]

  package init() {}

  /// The path without links, as from `Files.resolved`.
  package mutating func resolved(_ path: String) -> String {
    guard let name = Self.plainName(of: path) else { return Files.resolved(path) }
    let folder = Files.folder(of: path)
    return Files.join(remembered(folder) { Files.resolved(folder) }, name)
  }

  /// The path without links of a file to write, as from `Files.target`.
  mutating func target(of path: String) throws(FileError) -> String {
    guard let name = Self.plainName(of: path) else { return try Files.target(of: path) }
    let folder = Files.folder(of: path)
    let resolved = try remembered(folder) { () throws(FileError) in
      do throws(FileError) {
        return try Files.target(of: folder)
      } catch {
        throw FileError(action: .write, path: path, reason: error.reason)
      }
    }
    return Files.join(resolved, name)
  }

  /// The last name of a path, unless it is or may be a link, or leads to another folder.
  private static func plainName(of path: String) -> String? {
    #if canImport(Darwin)
    // Only the system knows how its file system spells the name.
    return nil
    #else
    let name = Files.name(of: path)
    let isPlain = !["", ".", ".."].contains(name) && path.utf8.count < 4096 && Files.isLinkIfKnown(path) == false
    return isPlain ? name : nil
    #endif
  }

  /// The key of what a path leads to.
  package mutating func key(_ path: String) -> FileKey { FileKey(resolved: resolved(path)) }

  private mutating func remembered<Failure: Error>(
    _ folder: String, _ resolved: () throws(Failure) -> String
  ) throws(Failure) -> String {
    let key = PathKey(folder)
    if let known = folders[key] { return known }
    let path = try resolved()
    folders[key] = path
    return path
  }
}
