package import OperatingSystem
package import Writing

/// What a call checks with one configuration. A call about a folder with several projects has a scope for each.
package struct ProjectScope: Sendable {
  package let configuration: String?
  /// Files and folders of the call, or the folder of a configuration below them; empty for a call without paths.
  package let paths: [String]
  /// The folders below the paths that other scopes have.
  private let others: Set<String>
  /// Whether the whole project is in the paths, so that its inputs are checked too.
  package let isWhole: Bool

  package init(_ configuration: String?, paths: [String], others: Set<String> = []) {
    (self.configuration, self.paths, self.others) = (configuration, paths, others)
    let folder = configuration.map { Files.resolved(Files.folder(of: $0)) }
    isWhole =
      paths.isEmpty
      || folder.map { folder in
        paths.map { Files.resolved($0) }.contains { $0 == folder || Files.isPath(folder, within: $0) }
      } ?? false
  }

  /// What a configuration has of some paths: all but the folders with configurations of their own.
  package init(_ configuration: String?, searching paths: [String]) {
    let folders = paths.filter { Files.kind(of: $0) == .folder }
    let nested = folders.flatMap { (try? Self.configurations(below: $0) { _, _ in false }) ?? [] }
    self.init(configuration, paths: paths, others: Set(nested.map { Files.folder(of: $0) }))
  }

  /// The scopes of a call: one for each configuration that is nearest to some paths, and one for each configuration
  /// below them.
  ///
  /// Paths without a configuration near, such as an old version to compare with, are checked with that of the others if
  /// these have one.
  ///
  /// - Parameter isLeftOut: whether a configuration at a path within a folder is not searched for.
  package static func all(
    for paths: [String], leavingOut isLeftOut: (String, String) -> Bool = { _, _ in false }
  ) throws(FileError) -> [ProjectScope] {
    var homes: [(configuration: String?, paths: [String])] = []
    var nested: [String] = []
    for path in paths {
      let isFolder = Files.kind(of: path) == .folder
      let home = path == "-" ? nil : try Configuration.nearest(toNamed: isFolder ? path : Files.folder(of: path))
      if let index = homes.firstIndex(where: { $0.configuration == home }) {
        homes[index].paths.append(path)
      } else {
        homes.append((home, [path]))
      }
      if isFolder { nested += try Self.configurations(below: path, leavingOut: isLeftOut) }
    }
    if homes.count == 2, let index = homes.firstIndex(where: { $0.configuration == nil }),
      !homes[index].paths.contains(where: { Files.kind(of: $0) == .folder })
    {
      let strays = homes.remove(at: index).paths
      homes[0].paths += strays
    }
    var known = Set(homes.compactMap(\.configuration).map { Files.resolved($0) })
    let inner = nested.filter { known.insert(Files.resolved($0)).inserted }
    let folders = Set(nested.map { Files.folder(of: $0) })
    return homes.map { ProjectScope($0.configuration, paths: $0.paths, others: folders) }
      + inner.map { path in
        let folder = Files.folder(of: path)
        return ProjectScope(path, paths: [folder], others: folders.subtracting([folder]))
      }
  }

  /// The configurations in the folders below a folder.
  ///
  /// - Throws: if one is a link to nothing: its settings are meant to count.
  private static func configurations(
    below folder: String, leavingOut isLeftOut: (String, String) -> Bool
  ) throws(FileError) -> [String] {
    let name = Configuration.fileName
    let tree = FileTree(of: folder, in: DiskFiles(), mayLeave: true) { $0 == name }
    if let error = tree.errors.last(where: { $0.reason == .isDeadLink }) { throw error }
    return tree.files.filter { path in
      path != Files.join(folder, name) && !isLeftOut(Files.path(path, from: folder) ?? path, folder)
    }
  }

  /// A store to search: without the folders of other scopes, and without some inputs.
  package func files(of store: any FileStore, besides inputs: Set<ExactString> = []) -> any FileStore {
    let hidden = inputs.union(others.map { ExactString(store.resolved($0)) })
    return hidden.isEmpty ? store : ScopedFiles(base: store, hidden: hidden)
  }
}

/// The files of a store, without some files and folders.
private struct ScopedFiles: FileStore {
  let base: any FileStore
  /// Their paths without links.
  let hidden: Set<ExactString>

  func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    let resolved = base.resolved(folder)
    return try base.entries(of: folder).filter { !hidden.contains(ExactString(Files.join(resolved, $0.name))) }
  }

  func status(of path: String) throws(FileError) -> StoredFile { try base.status(of: path) }
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { try base.read(path, limit: limit) }
  func file(at path: String, limit: Int) throws(FileError) -> InputFile { try base.file(at: path, limit: limit) }
  func resolved(_ path: String) -> String { base.resolved(path) }
}
