package import OperatingSystem

/// The inputs for the paths of a call: each file and each project of design tokens itself, and the files in other
/// folders.
package enum FolderSearch {
  /// The extensions of the files that are read in a folder.
  package static let extensions = [".plist"] + TokenProject.extensions

  /// An input itself, or those in its folder, and whether each was named in the call or found. A project of tokens
  /// within a folder is one input.
  ///
  /// - Parameter fail: called for each folder that cannot be read.
  package static func inputs(
    in input: Input, of store: any FileStore, _ settings: ImportOptions, fail: (FileError) -> Void
  ) -> [(input: Input, isNamed: Bool)] {
    guard input.kind == .folder, TokenProject(input, in: store, settings) == nil else { return [(input, true)] }
    let files = FileTree.files(in: input.argument, of: store, fail: fail) { name in
      Files.hasExtension(name, among: extensions) && name != Configuration.fileName
    }
    let projects = Set(files.map(Files.folder)).filter {
      TokenProject(Input(argument: $0, in: store), in: store, settings, isInner: true) != nil
    }
    var found: Set<String> = []
    return files.compactMap { file in
      guard let project = outermost(of: projects, around: file) else {
        return (Input(argument: file, in: store), false)
      }
      return found.insert(project).inserted ? (Input(argument: project, in: store), true) : nil
    }
  }

  /// The outermost of several folders that contains a file.
  private static func outermost(of folders: Set<String>, around file: String) -> String? {
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
