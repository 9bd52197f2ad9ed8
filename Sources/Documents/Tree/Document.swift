/// A file as a document: its source, and its tree or a syntax error.
package struct Document: Sendable {
  package let source: Source
  package let tree: Outcome

  /// A tree or a syntax error. Not a `Result`, whose type is instantiated at run time for each pair of types.
  package enum Outcome: Sendable {
    case success(Tree)
    case failure(SyntaxError)

    package func get() throws(SyntaxError) -> Tree {
      switch self {
      case .success(let tree): return tree
      case .failure(let error): throw error
      }
    }
  }

  /// Whether it is a single file, not joined from the files of a project.
  package var isFile: Bool { source.joinedFiles.isEmpty }

  /// Creates a document that has already been read.
  package init(_ tree: Tree) {
    source = tree.source
    self.tree = .success(tree)
  }

  /// Decodes the bytes, detects their format, and reads them.
  ///
  /// - Parameter format: the format to read; nil to detect it.
  package init(_ bytes: [UInt8], path: String, as format: DocumentFormat? = nil) {
    let (source, mistake) = Source.decode(bytes, path: path)
    self.source = source
    do throws(SyntaxError) {
      if let mistake { throw mistake }
      tree = .success(try Self.read(source, as: format))
    } catch {
      tree = .failure(error.explained(in: source))
    }
  }

  /// Whether a pointer of Git LFS or a conflict of a merge hides what it is.
  package var isHidden: Bool {
    guard case .failure(let error) = tree else { return false }
    return [CommonMistake.pointer, CommonMistake.conflict].contains { $0.id == error.mistake.id }
  }

  /// The document, or an error if its text is longer than a limit in bytes.
  package func limited(to size: Int) -> Document {
    source.text.count <= size ? self : Document(source, SyntaxError(CommonMistake.tooLarge(size), at: 0..<0))
  }

  /// The document, or an error if it is in a dialect of JSON, which only design tokens may use.
  package var strict: Document {
    guard case .success(let tree) = tree, tree.format.kindOfJSON == .lenient else { return self }
    return Document(source, SyntaxError(CommonMistake.dialect(tree.format.name), at: tree.root.range.prefix(1)))
  }

  /// The tree of a property list that Xcode preprocesses, without the lines that begin with `#`; nil for any other
  /// document.
  package var preprocessed: Tree? {
    guard case .failure(let error) = tree, source.text[error.range].first == UInt8(ascii: "#") else { return nil }
    var (text, isStart, isDirective) = (source.text, true, false)
    for (index, byte) in text.enumerated() {
      if byte == .newline || byte == .return { (isStart, isDirective) = (true, false) }
      if isStart, !byte.isWhitespace { (isStart, isDirective) = (false, byte == UInt8(ascii: "#")) }
      if isDirective { text[index] = .space }
    }
    let plain = Source(path: source.path, encoding: source.encoding, text: text, markSize: source.markSize)
    return try? DocumentFormat.xmlPropertyList.read(plain)
  }

  private init(_ source: Source, _ error: SyntaxError) {
    self.source = source
    tree = .failure(error)
  }

  /// Reads a source. In every format, a file of white space only is empty.
  private static func read(_ source: Source, as format: DocumentFormat?) throws(SyntaxError) -> Tree {
    if source.text.allSatisfy(\.isWhitespace) { throw SyntaxError(CommonMistake.empty, at: 0..<0) }
    if let format { return try format.read(source) }
    return try DocumentFormat.detect(in: source).read(source)
  }
}
