import OperatingSystem
import Writing

/// A folder of token files that belong together: the sets of Tokens Studio, or files that are merged.
package struct TokenProject {
  private let folder: String
  private let store: any FileStore

  /// The names of Tokens Studio's own files.
  private static let marks = ["$metadata.json", "$themes.json"]

  /// The extensions of files of tokens.
  static let extensions = [".json", ".tokens", ".jsonc", ".json5"]

  /// Reads a folder as a project if it has a file of Tokens Studio, or if the input is given as tokens.
  package init?(_ input: Input, in store: any FileStore, _ settings: ImportOptions) {
    guard input.kind == .folder else { return nil }
    let isMarked = Self.marks.contains { store.kind(of: Files.join(input.argument, $0)) == .file }
    guard settings.isOfTokens || settings.isDetecting && isMarked else { return nil }
    folder = input.argument
    self.store = store
  }

  /// The files, in the order of their paths.
  private var files: [String] {
    get throws(FileError) {
      var failure: FileError?
      let files = FileTree.files(
        in: folder, of: store, fail: { failure = failure ?? $0 },
        where: { Files.hasExtension($0, among: Self.extensions) })
      if let failure { throw failure }
      return files.sorted { ExactString($0) < ExactString($1) }
    }
  }

  /// All files as one document, and their paths. If some are malformed, there is a document for each of those, since
  /// other files may refer to them.
  func contents() throws(FileError) -> (documents: [Document], paths: [String]) {
    var parts: [(name: String, tree: Tree)] = []
    var malformed: [Document] = []
    var size = 0
    let files = try files
    for file in files {
      let bytes = try store.read(file, limit: Limits.inputSize - size)
      size += bytes.count + file.utf8.count
      let document = Document(bytes, path: file, as: .dialect(ofPath: file))
      switch document.tree {
      case .success(let tree): parts.append((name(of: file), tree))
      case .failure: malformed.append(document)
      }
    }
    return (malformed.isEmpty ? [Document(Tree.joined(parts, path: folder))] : malformed, files)
  }

  /// The name of a set: the path within the folder, without the extension.
  private func name(of file: String) -> String {
    let path = file.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    let end = path.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex
    return String(decoding: path[..<end], as: UTF8.self)
  }
}
