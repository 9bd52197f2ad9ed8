import DesignTokens
import Documents
import FileSystem
import FontFiles
import TypeRampKit
import Writing

/// A file to compile, or standard input.
struct Input: Hashable {
  /// The identity of the input.
  let key: ExactString
  /// What was there when the input was named; nil for standard input, and for a path that cannot be inspected.
  private let status: FileStatus?

  init(argument: String) {
    key = ExactString(argument)
    status = argument == "-" ? nil : try? FileStatus(of: argument)
  }

  /// The argument as given; `-` for standard input.
  var argument: String { key.text }

  static func == (left: Input, right: Input) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// What the argument led to when the input was named; nil for standard input, and if there was nothing.
  var kind: Files.Kind? { status?.kind }

  /// The size of a regular file in bytes when the input was named; nil for anything else.
  var size: Int? { status?.size }

  var isStandardInput: Bool { argument == "-" }

  /// The path in reports and outputs; `stdin` for standard input.
  var path: String { isStandardInput ? "stdin" : argument }

  /// The path without links, equal for all paths of one file.
  func resolvedPath(_ resolver: inout PathResolver) -> String {
    isStandardInput ? argument : resolver.resolved(argument)
  }

  /// The dictionary's name.
  var name: String { Source.name(ofFileAt: path) }

  /// The document in the file, or in the folder of a project of tokens. If files of a project, or files that the
  /// document refers to, are malformed, there is a document for each of those instead.
  ///
  /// - Parameter isFound: whether it was found by searching, so that it is read only as a style dictionary, without
  ///   references to files.
  func documents(_ settings: TokenSettings, isFound: Bool = false) throws(FileError) -> [Document] {
    if let project = TokenProject(self, settings) { return try project.documents() }
    if kind == .folder {
      throw .said(path, "it is a folder; expected a file, or '--from' if it is one project of design tokens")
    }
    let bytes = try read()
    if FontFile.isFont(bytes) {
      let reason = "it is a font; expected a style dictionary or design tokens ('typeramp fonts' lists a font's names)"
      throw .said(path, reason)
    }
    let document = Document(bytes, path: path, as: .dialect(ofPath: path))
    guard !isFound, let tree = referring(document, settings) else { return [document] }
    if isStream {
      let reason = "\(isStandardInput ? "standard input" : "a pipe") has no folder to read it from; name a file instead"
      return [Document(.referring(tree, name: path, to: [], unread: [], otherwise: reason))]
    }
    let files = ReferencedFiles(tree, path: argument)
    return files.malformed.isEmpty ? [files.referring.map(Document.init) ?? document] : files.malformed
  }

  /// The files that are read for it, without standard input.
  func files(_ settings: TokenSettings) -> [String] {
    if isStandardInput { return [] }
    if let project = TokenProject(self, settings) { return (try? project.files) ?? [argument] }
    return [argument] + (referencedFiles(settings)?.paths ?? [])
  }

  /// The files that it refers to, if any. Only design tokens in JSON can refer to files.
  private func referencedFiles(_ settings: TokenSettings) -> ReferencedFiles? {
    if isStream || Files.hasExtension(argument, among: [".plist", ".strings"]) { return nil }
    guard let bytes = try? read(), FileReferences.mayRefer(bytes[...]) else { return nil }
    let tree = referring(Document(bytes, path: path, as: .dialect(ofPath: path)), settings)
    return tree.map { ReferencedFiles($0, path: argument) }
  }

  /// The tree of a document that may refer to other files; nil for all others, and for one that is too large.
  private func referring(_ document: Document, _ settings: TokenSettings) -> Tree? {
    guard case .success(let tree) = document.tree, tree.source.text.count <= Limits.tokenSize,
      tree.format.kindOfJSON != nil, !FileReferences.names(in: tree.root, of: Source.fileName(at: path)).isEmpty,
      settings.form(of: tree.root)?.name == TokenForm.dtcg.name
    else {
      return nil
    }
    return tree
  }

  /// Whether it can be read only once, and has no folder.
  var isStream: Bool { isStandardInput || kind == .other }

  /// The bytes of the file.
  func read() throws(FileError) -> [UInt8] {
    isStandardInput
      ? try Files.readStandardInput(limit: Limits.inputSize)
      : try Files.read(argument, limit: Limits.inputSize)
  }
}
