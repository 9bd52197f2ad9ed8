package import OperatingSystem
import Writing

/// What was read for an input.
package struct InputContents: Sendable {
  /// The document. If files of a project, or files that the document refers to, are malformed, there is a document for
  /// each of those instead.
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
  ///
  /// - Parameter isAlone: whether references are not followed.
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
    else {
      return nil
    }
    return tree
  }
}
