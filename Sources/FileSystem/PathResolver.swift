import Writing

/// Resolves many paths, each of their folders once.
///
/// If a folder is replaced meanwhile, the resolver keeps its first path.
package struct PathResolver: Sendable {
  private var folders: [ExactString: String] = [:]
  /// The last folder, which most of the next paths are in, and its path without links.
  private var last = (folder: "", resolved: "")

  package init() {}

  /// The path without links, as from `Files.resolved`.
  ///
  /// - Parameter isLink: whether the path is a link, if the caller knows.
  package mutating func resolved(_ path: String, isLink: Bool? = nil) -> String {
    guard let name = Self.plainName(of: path, isLink) else { return Files.resolved(path) }
    return within(path, name) { Files.resolved($0) }
  }

  /// The path without links of a file to write, as from `Files.target`.
  mutating func target(of path: String, isLink: Bool) throws(FileError) -> String {
    guard let name = Self.plainName(of: path, isLink) else { return try Files.target(of: path) }
    return try within(path, name) { (folder) throws(FileError) in
      do throws(FileError) {
        return try Files.target(of: folder)
      } catch {
        throw FileError(action: .write, path: path, reason: error.reason)
      }
    }
  }

  /// The path with its folder resolved.
  ///
  /// - Parameter name: the last name of the path.
  private mutating func within<Failure: Error>(
    _ path: String, _ name: String, _ resolved: (String) throws(Failure) -> String
  ) throws(Failure) -> String {
    if !isInLastFolder(path, name) {
      let folder = Files.folder(of: path)
      last = (folder, try remembered(folder, resolved))
    }
    return Files.join(last.resolved, name)
  }

  /// Whether a path is the last folder, a slash and its last name. Names are compared as bytes. Before the first path,
  /// the last folder is empty, which is true for a name in `/`: both join to the same path.
  private func isInLastFolder(_ path: String, _ name: String) -> Bool {
    let size = last.folder.utf8.count + 1 + name.utf8.count
    return path.utf8.count == size && path.starts(withBytesOf: last.folder)
  }

  /// The last name of a path, unless it is or may be a link, or leads to another folder.
  private static func plainName(of path: String, _ isLink: Bool?) -> String? {
    #if canImport(Darwin)
    // Only the system knows how its file system spells the name.
    return nil
    #else
    let name = Files.name(of: path)
    if name == "" || name == "." || name == ".." || path.utf8.count >= 4096 { return nil }
    return (isLink ?? Files.isLinkIfKnown(path)) == false ? name : nil
    #endif
  }

  /// The key of what a path leads to.
  package mutating func key(_ path: String) -> FileKey { FileKey(resolved: resolved(path)) }

  /// The keys of what many paths lead to. Several threads inspect thousands of paths.
  package mutating func keys(_ paths: [String], jobs: Int) -> [FileKey] {
    #if canImport(Darwin)
    // Only the system knows how its file system spells a name, so whether it is a link does not help.
    return paths.map { key($0) }
    #else
    let missing = Self.missingFolder(of: paths)
    let areLinks = Parallel.map(paths, jobs: jobs, portion: 512) { path in
      missing != nil && ExactString(Files.folder(of: path)) == missing ? false : Files.isLinkIfKnown(path)
    }
    return zip(paths, areLinks).map { FileKey(resolved: resolved($0, isLink: $1)) }
    #endif
  }

  /// The folder of the first of several paths, if it does not exist. Often, all outputs are in one new folder.
  private static func missingFolder(of paths: [String]) -> ExactString? {
    guard paths.count > 1, let folder = paths.first.map(Files.folder), let status = PathStatus(ifKnown: folder) else {
      return nil
    }
    return status.kind == nil ? ExactString(folder) : nil
  }

  private mutating func remembered<Failure: Error>(
    _ folder: String, _ resolved: (String) throws(Failure) -> String
  ) throws(Failure) -> String {
    let key = ExactString(folder)
    if let known = folders[key] { return known }
    let path = try resolved(folder)
    folders[key] = path
    return path
  }
}
