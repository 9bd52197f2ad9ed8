import FileSystem

/// The files in a folder and all folders below.
enum FileTree {
  /// The files whose names are wanted, folder by folder in the order of their names. Links to folders are not followed, so
  /// none can lead in a circle; what begins with a dot is passed over.
  ///
  /// - Parameters:
  ///   - mayLeave: whether links to files outside of the folder are followed. What is read may be shown, and who sends a
  ///     folder in is not always somebody who may see all that this machine holds.
  ///   - fail: is told of folders that cannot be read; the others are searched all the same.
  static func files(
    in folder: String, mayLeave: Bool = false, fail: (FileError) -> Void, where isWanted: (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    let top = Files.resolved(folder)
    while let folder = folders.popLast() {
      do throws(FileError) {
        let all = try Files.entries(of: folder).filter { !$0.name.hasPrefix(".") }
        for entry in all where !entry.isNameable && (entry.kind == .folder || isWanted(entry.name)) {
          fail(.unnameable(Files.join(folder, entry.name)))
        }
        let entries = all.filter(\.isNameable)
        folders += entries.filter { $0.kind == .folder && !$0.isLink }.map { Files.join(folder, $0.name) }.reversed()
        // A file that is gone in between must not be passed over in silence.
        for entry in entries where entry.kind == nil && !entry.isLink && isWanted(entry.name) {
          fail(.missing(Files.join(folder, entry.name)))
        }
        let found = entries.filter { $0.kind == .file && isWanted($0.name) }
        files += found.map { (Files.join(folder, $0.name), $0.isLink) }.filter { path, isLink in
          mayLeave || !isLink || Files.isPath(Files.resolved(path), within: top)
        }.map(\.0)
      } catch {
        fail(error)
      }
    }
    return files
  }
}
