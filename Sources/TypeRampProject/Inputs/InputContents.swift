package import OperatingSystem
import Writing

/// What was read for an input.
package struct InputContents: Sendable {
  /// The document. If files of a project, or files that it refers to, are malformed, each of those is one instead.
  package let documents: [Document]
  /// The paths of the files that were read, without standard input.
  package let paths: [String]
  /// The bytes of the file, if the document was made from this file alone.
  package let bytes: [UInt8]?

  /// Reads an input, each file once.
  ///
  /// - Parameter isAlone: whether it is read only as a dictionary, without references to files.
  package init(
    of input: Input, in store: any FileStore, _ settings: ImportOptions, isAlone: Bool = false
  ) throws(FileError) {
    var read: [ExactString: InputFile] = [:]
    if let project = TokenProject(input, in: store, settings, read: &read) {
      try self.init(project)
      return
    }
    if input.kind == .folder {
      let folder = FolderContents(of: input.argument, in: store)
      guard folder.documents.count == 1 else { throw .said(input.path, folder.reason) }
      let document = Input(argument: folder.documents[0], in: store)
      self = try InputContents(of: document, in: store, settings, isAlone: isAlone)
      return
    }
    let file = try input.file(from: store)
    if FontFile.isFont(file.bytes) {
      let reason = "it is a font; expected a dictionary or design tokens ('typeramp fonts' lists a font's names)"
      throw .said(input.path, reason)
    }
    self.init(file, of: input, isAlone: isAlone, in: store, settings)
  }

  init(_ project: TokenProject) throws(FileError) {
    (documents, paths) = try project.contents()
    bytes = nil
  }

  /// Reads the files to which the file of an input refers.
  init(
    _ file: InputFile, of input: Input, isAlone: Bool = false, in store: any FileStore, _ settings: ImportOptions
  ) {
    let own = input.isStandardInput ? [] : [input.argument]
    guard !isAlone, let tree = file.document.referringTree(settings) else {
      (documents, paths, bytes) = ([file.document], own, file.bytes)
      return
    }
    bytes = nil
    if input.isStream {
      let what = input.isStandardInput ? "standard input" : "a pipe"
      let reason = "\(what) has no folder to read it from; name a file instead"
      documents = [Document(.referring(tree, name: file.path, to: [], unread: [], otherwise: reason))]
      paths = own
      return
    }
    let files = ReferencedFiles(tree, path: file.path, in: store)
    documents = files.malformed.isEmpty ? [files.referring.map(Document.init) ?? file.document] : files.malformed
    paths = own + files.paths
  }
}

extension Document {
  /// The tree of a document that refers to other files; nil for all others, and for one that is too large.
  fileprivate func referringTree(_ settings: ImportOptions) -> Tree? {
    guard case .success(let tree) = tree, tree.source.text.count <= Limits.tokenSize, tree.format.kindOfJSON != nil,
      !FileReferences.names(in: tree.root, of: Source.fileName(at: source.path)).isEmpty,
      settings.form(of: tree.root)?.name == TokenForm.dtcg.name
    else { return nil }
    return tree
  }
}

/// What a folder has that is not a project of design tokens, for a message.
struct FolderContents {
  private var counts: [String: Int] = [:]
  /// What is a document on its own: dictionaries, resolver documents, files with sets, folders with a file of Tokens
  /// Studio, and beside such a folder or a dictionary any other tokens.
  private(set) var documents: [String] = []

  /// Kinds of files that are not read, by their extensions.
  private static let kinds: [(name: String, extensions: [String])] = [
    ("YAML", [".yaml", ".yml"]), ("JavaScript", [".js", ".mjs", ".cjs", ".ts", ".mts"]),
    ("stylesheet", [".css", ".scss", ".sass", ".less"]), ("JSON", TokenProject.extensions),
  ]

  init(of folder: String, in store: any FileStore) {
    let files = FileTree(of: folder, in: store, where: { _ in true }).files.prefix(2_000)
    let projects = files.filter(TokenProject.isMark).map(Files.folder)
    for project in projects where !documents.contains(where: { $0 == project || Files.isPath(project, within: $0) }) {
      documents.append(project)
    }
    var (hasDictionary, tokens) = (false, [String]())
    for file in files {
      guard let kind = Self.kinds.first(where: { Files.hasExtension(file, among: $0.extensions) })?.name else {
        continue
      }
      counts[kind, default: 0] += 1
      guard kind == "JSON", documents.count < 4, !projects.contains(where: { Files.isPath(file, within: $0) }),
        let bytes = try? store.read(file, limit: Limits.tokenSize)
      else { continue }
      switch DocumentRole(of: InputFile(bytes, path: file).document) {
      case .dictionary:
        documents.append(file)
        hasDictionary = true
      case .tokens(.project): documents.append(file)
      case .tokens: tokens.append(file)
      default: continue
      }
    }
    if hasDictionary || !projects.isEmpty { documents += tokens }
  }

  /// The files that are not read, such as `3 JavaScript files`; nil if there are none.
  var unread: String? {
    let names = Self.kinds.filter { $0.name != "JSON" }.map(\.name)
    let unread = names.compactMap { name in counts[name].map { $0.counted("\(name) file") } }
    return unread.isEmpty ? nil : unread.joined(separator: ", ")
  }

  /// Why the folder cannot be read as one input, and what to do.
  var reason: String {
    if let first = documents.first {
      return "it is a folder of several documents; name one of them, such as '\(first)'"
    }
    let json = counts["JSON"].map { "\($0.counted("JSON file")) of which most are not design tokens" }
    let saw = unread.map { $0 + ", which are not read" } ?? json
    let forms = ImportOptions.Kind.names.filter { $0 != "dictionary" }.map { "'--from \($0)'" }
    return
      "it is a folder \(saw.map { "with \($0)" } ?? "without files of tokens"); expected JSON files of design tokens; "
      + "if they are, name their form: \(forms.joined(separator: ", "))"
  }
}
