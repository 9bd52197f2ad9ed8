import FileSystem

/// The files in a folder and all folders below.
struct FileTree {
  /// The files whose names are wanted, folder by folder in the order of their names. Links to folders are not followed, so
  /// none can lead in a circle; what begins with a dot is passed over.
  static func files(in folder: String, where isWanted: (String) -> Bool) throws(FileError) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      let entries = try Files.entries(of: folder).filter { !$0.name.hasPrefix(".") }
      folders += entries.filter { $0.kind == .folder && !$0.isLink }.map { Files.join(folder, $0.name) }.reversed()
      files += entries.filter { $0.kind == .file && isWanted($0.name) }.map { Files.join(folder, $0.name) }
    }
    return files
  }
}
