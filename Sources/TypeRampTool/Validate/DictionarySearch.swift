import Documents
import FileSystem
import TypeRamp

/// The files that a call names: each file itself, and of each folder the dictionaries in it.
struct DictionarySearch {
  /// What is read of a folder. Everything else is no property list and no JSON by its name.
  private static let extensions = [".plist", ".json", ".strings"]

  /// The inputs behind a path. Links to folders are not followed, so none can lead in a circle; what begins with a dot is
  /// passed over.
  static func inputs(at path: String) throws(FileError) -> [(input: Input, isFound: Bool)] {
    guard path != "-", Files.kind(of: path) == .folder else { return [(Input(argument: path), false)] }
    var found: [(Input, Bool)] = []
    var folders = [path]
    while let folder = folders.popLast() {
      let entries = try Files.entries(of: folder).filter { !$0.name.hasPrefix(".") }
      folders += entries.filter { $0.kind == .folder && !$0.isLink }.map { Files.join(folder, $0.name) }.reversed()
      let files = entries.filter { $0.kind == .file && extensions.contains(where: $0.name.lowercased().hasSuffix) }
      found += files.map { (Input(argument: Files.join(folder, $0.name)), true) }
    }
    return found
  }
}
