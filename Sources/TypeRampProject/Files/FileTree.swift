package import OperatingSystem

/// The files in a folder and its descendants.
package enum FileTree {
  /// Folders of dependencies and of build products.
  package static let dependencies: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "node_modules", "DerivedData", "build",
  ]

  /// The files with wanted names, folder by folder in the order of their names. Links to folders are not followed, so
  /// there are no cycles. Names that begin with a dot are skipped.
  ///
  /// - Parameters:
  ///   - mayLeave: whether links to files outside of the folder are followed. Reports may show parts of a file, and the
  ///     author of a folder may not be allowed to see every file of this machine.
  ///   - isSkipped: whether a folder with a name is not searched.
  ///   - leaveOut: called for each link that is not followed because it leads out of the folder.
  ///   - skip: called for each folder that is not searched because of its name.
  ///   - fail: called for each folder that cannot be read, and each link to nothing; the search continues.
  package static func files(
    in folder: String, of store: any FileStore, mayLeave: Bool = false,
    skipping isSkipped: (String) -> Bool = { _ in false }, leaveOut: (String) -> Void = { _ in },
    skip: (String) -> Void = { _ in }, fail: (FileError) -> Void, where isWanted: (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    let top = store.resolved(folder)
    while let folder = folders.popLast() {
      do throws(FileError) {
        let all = try store.entries(of: folder).filter { $0.name.utf8.first != UInt8(ascii: ".") }
        for entry in all where !entry.isNameable && (entry.kind == .folder || isWanted(entry.name)) {
          fail(.unnameable(Files.join(folder, entry.name)))
        }
        let skipped = all.filter { $0.kind == .folder && isSkipped($0.name) }
        for entry in skipped { skip(Files.join(folder, entry.name)) }
        let entries = all.filter { $0.isNameable && !($0.kind == .folder && isSkipped($0.name)) }
        folders += entries.filter { $0.kind == .folder && !$0.isLink }.map { Files.join(folder, $0.name) }.reversed()
        // A file that was removed meanwhile must not be skipped silently.
        for entry in entries where entry.kind == nil && isWanted(entry.name) {
          let path = Files.join(folder, entry.name)
          fail(entry.isLink ? .deadLink(path) : .missing(path))
        }
        for entry in entries where entry.isLink || entry.kind == .file {
          let path = Files.join(folder, entry.name)
          let isWithin = !entry.isLink || Files.isPath(Files.join(store.resolved(path), ""), within: top)
          if entry.kind == .file, isWanted(entry.name), mayLeave || isWithin {
            files.append(path)
          } else if !isWithin, entry.kind == .folder || entry.kind == .file && isWanted(entry.name) {
            leaveOut(path)
          }
        }
      } catch {
        fail(error)
      }
    }
    return files
  }
}
