package import OperatingSystem

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
  /// - Parameter isFound: whether it was found by searching, so that it is read only as a style dictionary, without
  ///   references to files.
  package init(
    of input: Input, in store: any FileStore, _ settings: ImportOptions, isFound: Bool = false
  ) throws(FileError) {
    if let project = TokenProject(input, in: store, settings) {
      (documents, paths) = try project.contents()
      bytes = nil
      return
    }
    if input.kind == .folder {
      throw .said(input.path, FolderContents(of: input.argument, in: store).reason)
    }
    let own = input.isStandardInput ? [] : [input.argument]
    let bytes = try input.read(from: store)
    if FontFile.isFont(bytes) {
      let reason = "it is a font; expected a style dictionary or design tokens ('typeramp fonts' lists a font's names)"
      throw .said(input.path, reason)
    }
    let document = Document(bytes, path: input.path, as: .dialect(ofPath: input.path))
    guard !isFound, let tree = document.referringTree(settings) else {
      (documents, paths, self.bytes) = ([document], own, bytes)
      return
    }
    self.bytes = nil
    if input.isStream {
      let what = input.isStandardInput ? "standard input" : "a pipe"
      let reason = "\(what) has no folder to read it from; name a file instead"
      documents = [Document(.referring(tree, name: input.path, to: [], unread: [], otherwise: reason))]
      paths = own
      return
    }
    let files = ReferencedFiles(tree, path: input.argument, in: store)
    documents = files.malformed.isEmpty ? [files.referring.map(Document.init) ?? document] : files.malformed
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
