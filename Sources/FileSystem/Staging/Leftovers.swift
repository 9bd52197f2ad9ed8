/// What runs that were killed left in the folders of outputs: removed by the next run that writes there, or would have.
package struct Leftovers: Sendable {
  /// Folders that were looked through in this run.
  private var folders: Set<PathKey> = []

  package init() {}

  /// Removes what was left beside a file, and beside the one that it leads to.
  package mutating func remove(beside path: String) {
    remove(in: Files.folder(of: path))
    if Files.isLink(path) { remove(in: Files.folder(of: Files.resolved(path))) }
  }

  /// Removes what was left in a folder.
  mutating func remove(in folder: String) {
    if folders.insert(PathKey(folder)).inserted { StagingFolder.removeAbandoned(in: folder) }
  }
}
