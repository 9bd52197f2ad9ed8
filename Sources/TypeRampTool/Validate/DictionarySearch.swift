import Documents
import FileSystem
import TypeRamp

/// The files that a call names: each file itself, and of each folder the dictionaries in it.
struct DictionarySearch {
  /// What is read of a folder. Everything else is no property list and no JSON by its name.
  private static let extensions = [".plist", ".json", ".strings"]

  /// The inputs behind a path.
  static func inputs(at path: String) throws(FileError) -> [(input: Input, isFound: Bool)] {
    guard path != "-", Files.kind(of: path) == .folder else { return [(Input(argument: path), false)] }
    let files = try FileTree.files(in: path) { name in extensions.contains(where: name.lowercased().hasSuffix) }
    return files.map { (Input(argument: $0), true) }
  }
}
