import DesignTokens
import Documents
import FileSystem
import TypeRampKit

/// The inputs for the paths of a call: each file and each project of design tokens itself, and the files in other
/// folders.
enum DictionarySearch {
  /// The extensions of the files that are read in a folder.
  static let extensions = [".plist", ".strings"] + TokenProject.extensions

  /// An input itself, or those in its folder, and whether each was named in the call or found. A project of tokens
  /// within a folder is one input.
  ///
  /// - Parameter fail: called for each folder that cannot be read.
  static func inputs(
    in input: Input, _ settings: TokenSettings, fail: (FileError) -> Void
  ) -> [(input: Input, isNamed: Bool)] {
    guard input.kind == .folder, TokenProject(input, settings) == nil else { return [(input, true)] }
    let files = FileTree.files(in: input.argument, fail: fail) { name in
      Files.hasExtension(name, among: extensions)
    }
    let folders = Set(files.map(Files.folder)).filter { TokenProject(Input(argument: $0), settings) != nil }
    var found: Set<String> = []
    return files.compactMap { file in
      guard let project = project(of: file, among: folders) else { return (Input(argument: file), false) }
      return found.insert(project).inserted ? (Input(argument: project), true) : nil
    }
  }

  /// The outermost project folder that contains a file.
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
