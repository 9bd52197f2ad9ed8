import CLibrary
import Writing

/// Removes what killed runs left in the folders of outputs. The next run with an output in the folder does so, even if
/// the output is unchanged.
package struct Leftovers: Sendable {
  /// The folders that this run has already searched.
  private var folders: Set<ExactString> = []

  package init() {}

  /// Removes leftovers from the folder of a file, and from the folder of the file that it leads to.
  package mutating func remove(beside path: String) {
    remove(in: Files.folder(of: path), isNamed: Self.namesFolder(path))
    if Files.isLink(path) { remove(in: Files.folder(of: Files.resolved(path))) }
  }

  /// Whether a path names the folder that it is in.
  static func namesFolder(_ path: String) -> Bool { Files.folder(of: path) != "." }

  /// Removes leftovers from a folder, and those of a run that was about to create it.
  ///
  /// - Parameter isNamed: whether the path of the output names the folder. The working directory was not created by a
  ///   run, and nothing beside it is looked at.
  mutating func remove(in folder: String, isNamed: Bool = true) {
    guard folders.insert(ExactString(folder)).inserted else { return }
    StagingFolder.removeAbandoned(in: folder)
    if isNamed { NewFolder.removeAbandoned(besideFolder: folder) }
  }
}

extension StagingFolder {
  /// Removes abandoned staging folders from a folder.
  static func removeAbandoned(in folder: String) {
    for name in (try? Files.names(in: folder, prefix: prefix)) ?? [] {
      let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy(isNumber) {
        removeIfAbandoned(Files.join(folder, name), where: isNumber)
      }
    }
  }

  /// Removes a staging folder of a killed run.
  ///
  /// - Parameter isStaged: whether a staged file may have a name.
  static func removeIfAbandoned(_ path: String, where isStaged: (String) -> Bool) {
    guard let folder = open(path) else { return }
    defer { _ = folder.close() }
    // Between opening and locking, its run may have removed it, and another run may have created a folder of the same
    // name.
    guard folder.lock() == .taken, let status = folder.status, isFolder(status, at: path) == true else { return }
    // Only staged files are removed, and only from the folder that is locked.
    for name in (try? Files.names(in: path)) ?? [] where isStaged(name) { folder.remove(name) }
    removeFolder(path)
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
