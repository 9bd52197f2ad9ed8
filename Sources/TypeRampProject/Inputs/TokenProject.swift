import OperatingSystem
import Writing

/// A folder of token files that belong together: the sets of Tokens Studio, or files that are merged.
package struct TokenProject {
  private let folder: String
  private let store: any FileStore

  /// The names of Tokens Studio's own files.
  private static let marks = ["$metadata.json", "$themes.json"]

  /// The extensions of files of tokens.
  package static let extensions = [".json", ".tokens", ".jsonc", ".json5"]

  /// The files that were read to find out whether the folder is a project; nil if that was known without them.
  private let known: [(path: String, document: Document)]?

  /// Reads a folder as a project if it has a file of Tokens Studio, if the input is given as tokens, or if its files
  /// are tokens.
  ///
  /// - Parameter isInner: whether the folder is within one that is searched. Then its content does not matter.
  package init?(_ input: Input, in store: any FileStore, _ settings: ImportOptions, isInner: Bool = false) {
    guard input.kind == .folder, settings.isOfTokens || settings.isDetecting else { return nil }
    let isMarked = Self.isMarked(input.argument, in: store)
    folder = input.argument
    self.store = store
    if settings.isOfTokens || isMarked {
      known = nil
    } else {
      guard !isInner, let files = Self.tokenFiles(in: input.argument, store) else { return nil }
      known = files
    }
  }

  /// Whether a folder has a file of Tokens Studio itself.
  static func isMarked(_ folder: String, in store: any FileStore) -> Bool {
    marks.contains { store.kind(of: Files.join(folder, $0)) == .file }
  }

  /// The files of tokens in a folder; nil if it also has a style dictionary, a resolver document or many other files.
  private static func tokenFiles(
    in folder: String, _ store: any FileStore
  ) -> [(path: String, document: Document)]? {
    guard let paths = try? files(in: folder, store) else { return nil }
    var found: [(path: String, document: Document)] = []
    var (size, others) = (0, 0)
    for path in paths {
      guard let bytes = try? store.read(path, limit: Limits.inputSize - size) else { return nil }
      size += bytes.count
      let document = Document(bytes, path: path, as: .dialect(ofPath: path))
      let isTokens = TokenForm.isTokens(document)
      if !isTokens && StyleDictionary.isLikely(document) || TokenForm.isWholeProject(document) { return nil }
      if isTokens { found.append((path, document)) } else { others += 1 }
      if others > 20 + found.count { return nil }
    }
    return found.isEmpty || others > found.count ? nil : found
  }

  /// The files, in the order of their paths.
  private static func files(in folder: String, _ store: any FileStore) throws(FileError) -> [String] {
    var failure: FileError?
    let files = FileTree.files(
      in: folder, of: store, fail: { failure = failure ?? $0 },
      where: { Files.hasExtension($0, among: Self.extensions) && $0 != Configuration.fileName })
    if let failure { throw failure }
    return files.sorted { ExactString($0) < ExactString($1) }
  }

  /// All files as one document, and their paths. If some are malformed, there is a document for each of those, since
  /// other files may refer to them.
  func contents() throws(FileError) -> (documents: [Document], paths: [String]) {
    var parts: [(name: String, tree: Tree)] = []
    var malformed: [Document] = []
    let files = if let known { known } else { try read() }
    for (path, document) in files {
      switch document.tree {
      case .success(let tree): parts.append((name(of: path), tree))
      case .failure: malformed.append(document)
      }
    }
    return (malformed.isEmpty ? [Document(Tree.joined(parts, path: folder))] : malformed, files.map(\.path))
  }

  private func read() throws(FileError) -> [(path: String, document: Document)] {
    var files: [(path: String, document: Document)] = []
    var size = 0
    for path in try Self.files(in: folder, store) {
      let bytes = try store.read(path, limit: Limits.inputSize - size)
      size += bytes.count + path.utf8.count
      files.append((path, Document(bytes, path: path, as: .dialect(ofPath: path))))
    }
    return files
  }

  /// The name of a set: the path within the folder, without the extension.
  private func name(of file: String) -> String {
    let path = file.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    let end = path.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex
    return String(decoding: path[..<end], as: UTF8.self)
  }
}
