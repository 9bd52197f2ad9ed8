import DesignTokens
import Documents
import FileSystem
import TypeRampKit

/// The files that a call names: each file itself, and the files in each folder that may be dictionaries, unless the
/// folder is a project of design tokens.
enum DictionarySearch {
  /// The extensions of the files in a folder that are read.
  private static let extensions = [".plist", ".json", ".strings"]

  /// The inputs at a path, and whether the call names each or it was found in a folder.
  ///
  /// - Parameter fail: called for each folder that cannot be read.
  static func inputs(
    at path: String, _ settings: TokenSettings, fail: (FileError) -> Void
  ) -> [(input: Input, isNamed: Bool)] {
    guard path != "-", Files.kind(of: path) == .folder, TokenProject(at: path, settings) == nil else {
      return [(Input(argument: path), true)]
    }
    let files = FileTree.files(in: path, fail: fail) { name in
      extensions.contains(where: name.lowercased().hasSuffix)
    }
    return files.map { (Input(argument: $0), false) }
  }
}
