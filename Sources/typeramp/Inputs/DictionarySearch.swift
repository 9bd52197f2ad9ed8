import DesignTokens
import Documents
import FileSystem
import TypeRampKit

/// The inputs that a call names: each file and each project of design tokens itself, and what is found in other folders.
enum DictionarySearch {
  /// The extensions of the files in a folder that are read.
  static let extensions = [".plist", ".strings"] + TokenProject.extensions

  /// The inputs at a path, and whether the call names each or it was found in a folder. A project of tokens within a folder
  /// is one input.
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
    let folders = Set(files.map(Files.folder)).filter { TokenProject(at: $0, settings) != nil }
    var found: Set<String> = []
    return files.compactMap { file in
      guard let project = project(of: file, among: folders) else { return (Input(argument: file), false) }
      return found.insert(project).inserted ? (Input(argument: project), true) : nil
    }
  }

  /// The outermost of the folders that a file is in.
  private static func project(of file: String, among folders: Set<String>) -> String? {
    if folders.isEmpty { return nil }
    var (folder, project) = (Files.folder(of: file), nil as String?)
    while true {
      if folders.contains(folder) { project = folder }
      let outer = Files.folder(of: folder)
      if outer == folder || outer == "." { return project }
      folder = outer
    }
  }
}
