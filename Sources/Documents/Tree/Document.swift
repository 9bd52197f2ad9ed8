/// A file taken as a document: its source, and its tree or the mistake that hides it.
package struct Document: Sendable {
  package let source: Source
  package let tree: Result<Tree, SyntaxError>

  /// Decodes the bytes, tells the format from them, and reads.
  package init(_ bytes: [UInt8], path: String) {
    let (source, mistake) = Source.decode(bytes, path: path)
    self.source = source
    if let mistake {
      tree = .failure(mistake)
    } else {
      tree = Result { () throws(SyntaxError) in try DocumentFormat.detect(in: source).read(source) }
    }
  }
}
