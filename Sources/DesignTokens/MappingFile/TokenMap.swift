public import Diagnostics
public import Documents

/// A mapping file: which token is which style, and which tokens are not styles.
public struct TokenMap: Sendable {
  /// The file, decoded.
  public let source: Source
  /// The findings in the file itself.
  public let findings: [Diagnostic]
  let content: TokenMapContent

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file, JSON or a property list.
  ///   - path: the path in reports.
  public init(_ bytes: [UInt8], path: String) {
    self.init(Document(bytes, path: path))
  }

  /// Reads a file.
  package init(_ document: Document) {
    source = document.source
    switch document.tree {
    case .failure(let error):
      findings = [Diagnostic(error)]
      content = TokenMapContent()
    case .success(let tree):
      content = TokenMapContent(tree.root)
      findings = content.mistakes.map { $0.found(by: TokenRule.map.description) }
    }
  }

  /// The values in it that are the path of a token.
  package func ranges(ofToken path: String) -> [Range<Int>] {
    content.styles.filter { !$0.isGroup && $0.path.isText(path) && $0.path.plainString != nil }.map(\.path.range)
  }

  /// The mistakes in a mapping file.
  package static func mistakes(in root: Node) -> [Diagnostic] { TokenMapContent(root).mistakes }
}
