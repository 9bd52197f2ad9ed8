import CLibrary
import Writing

/// A folder that does not exist yet, with its files. They are written to a hidden folder beside it, which then gets its
/// name: a reader sees no folder, or all of its files. It takes a single move, however many files there are.
final class NewFolder {
  /// The identity of its path.
  let key: ExactString
  private let staging: StagingFolder
  private var files: [StagedFile] = []
  /// Whether it was created to move the files one by one.
  private var isMade = false

  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - name: what an error calls the file to write.
  /// - Returns: nil if there is something at the path, if another run makes this folder, or if the system refuses:
  ///   staging files in the usual way reports why.
  init?(_ path: String, for name: String) {
    guard Self.isFree(path), let staging = try? StagingFolder(at: Self.hiddenPath(of: path), mode: 0o777, for: name)
    else { return nil }
    key = ExactString(path)
    self.staging = staging
  }

  var path: String { key.text }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: the path as given.
  ///   - target: the file that it leads to, in this folder.
  func add(_ content: FileContent, for path: String, at target: String) throws(FileError) {
    let name = Files.name(of: target)
    files.append(try StagedFile(content, for: path, at: target, in: staging, name: name, mode: nil))
  }

  /// Moves the folder into place. If there is one by now, or if the system refuses, the files are moved one by one.
  /// After success there is nothing to discard.
  ///
  /// - Parameter moved: counts the files in their place, even if it throws.
  func move(_ moved: inout Int) throws(FileError) {
    // The system would replace an empty folder, which may have a mode of its own. It only reads the paths.
    if Self.isFree(path), retried({ unsafe renameat(AT_FDCWD, staging.path, AT_FDCWD, path) }) == 0 {
      // The hidden name may belong to another run by now, so nothing is removed.
      staging.release()
    } else {
      isMade = retried { unsafe mkdir(path, 0o777) } == 0
      try moveFiles(&moved)
      staging.remove()
    }
    moved += files.count
  }

  private func moveFiles(_ moved: inout Int) throws(FileError) {
    for (index, file) in files.enumerated() {
      do throws(FileError) {
        try file.move()
      } catch {
        moved += index
        files.removeFirst(index)
        throw error
      }
    }
  }

  /// Removes what is not in its place.
  func discard() {
    for file in files { file.discard() }
    staging.remove()
    if isMade { StagingFolder.removeFolder(path) }
  }

  /// Whether nothing is at a path.
  private static func isFree(_ path: String) -> Bool {
    PathStatus(ifKnown: path).map { $0.kind == nil && !$0.isLink } ?? false
  }
}

extension NewFolder {
  /// The hidden folder beside a folder. No other folder has one of this name, so the next run finds what a killed run
  /// has left.
  private static func hiddenPath(of path: String) -> String {
    Files.join(Files.folder(of: path), "\(StagingFolder.prefix)\(Files.name(of: path))-new")
  }

  /// Removes what a killed run has left beside a folder.
  static func removeAbandoned(besideFolder path: String) {
    StagingFolder.removeIfAbandoned(hiddenPath(of: path)) { _ in true }
  }
}
