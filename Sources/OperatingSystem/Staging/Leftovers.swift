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
    remove(in: Files.folder(of: path))
    if Files.isLink(path) { remove(in: Files.folder(of: Files.resolved(path))) }
  }

  mutating func remove(in folder: String) {
    guard folders.insert(ExactString(folder)).inserted else { return }
    let prefix = StagingFolder.prefix
    for name in (try? Files.names(in: folder, prefix: prefix)) ?? [] {
      let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy(Self.isNumber) { Self.removeIfAbandoned(Files.join(folder, name)) }
    }
  }

  /// Removes a staging folder of a killed run.
  private static func removeIfAbandoned(_ path: String) {
    guard let folder = StagingFolder.open(path) else { return }
    defer { _ = folder.close() }
    // Between opening and locking, its run may have removed it, and another run may have created a folder of the same
    // name.
    guard folder.lock() == .taken, let status = FileStatus(of: folder),
      (try? FileStatus(of: path).isSameFile(as: status)) == true
    else { return }
    // Only staged files are removed, and only from the folder that is locked.
    for name in (try? Files.names(in: path)) ?? [] where isNumber(name) { folder.remove(name) }
    Files.removeFolder(path)
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
