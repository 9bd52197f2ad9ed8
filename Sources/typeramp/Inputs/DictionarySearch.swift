import DesignTokens
import Documents
import FileSystem
import TypeRampKit

/// The files that a call names: each file itself, and of each folder the dictionaries in it, unless it is one project of
/// design tokens.
enum DictionarySearch {
  /// What is read of a folder. Everything else is no property list and no JSON by its name.
  private static let extensions = [".plist", ".json", ".strings"]

  /// The inputs behind a path.
  ///
  /// - Parameter fail: is told of folders that cannot be read.
  static func inputs(
    at path: String, _ settings: TokenSettings, fail: (FileError) -> Void
  ) -> [(input: Input, isFound: Bool)] {
    guard path != "-", Files.kind(of: path) == .folder, TokenProject(at: path, settings) == nil else {
      return [(Input(argument: path), false)]
    }
    let files = FileTree.files(in: path, fail: fail) { name in
      extensions.contains(where: name.lowercased().hasSuffix)
    }
    return files.map { (Input(argument: $0), true) }
  }
}
