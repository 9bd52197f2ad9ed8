import OperatingSystem

extension ConfiguredProject {
  /// The input that a file belongs to: the file itself, a folder of tokens around it, or without a configuration the
  /// folder that has the files of Tokens Studio; nil if there is none.
  package func input(for path: String, in store: any FileStore) -> Input? {
    inputs.first { $0.argument == path }
      ?? inputs.first { $0.kind == .folder && Files.isPath(path, within: $0.argument) }
      ?? (inputs.isEmpty && Files.hasExtension(path, among: TokenProject.extensions)
        ? studioFolder(of: path, store) : nil)
  }

  private func studioFolder(of path: String, _ store: any FileStore) -> Input? {
    var folder = Files.folder(of: path)
    while folder != Files.folder(of: folder) {
      if TokenProject.isMarked(folder, in: store) { return Input(argument: folder, in: store) }
      folder = Files.folder(of: folder)
    }
    return nil
  }
}
