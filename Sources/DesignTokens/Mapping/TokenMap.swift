public import Diagnostics
public import Documents
import DynamicType
import StyleModel
import Writing

/// A mapping file: which token is which style, and which tokens are not styles.
public struct TokenMap: Sendable {
  /// The file, decoded.
  public let source: Source
  /// The findings in the file itself.
  public let findings: [Diagnostic]
  /// The valid content of the file.
  let content: Content

  /// The content of a mapping file.
  struct Content: Sendable {
    /// The text styles and the custom styles, in order.
    var styles: [MappedStyle] = []
    /// The tokens that become custom styles named by their paths; nil if the file does not select any.
    var custom: [PathPattern]?
    /// The tokens that are not styles.
    var ignored: [PathPattern] = []
  }

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
      content = Content()
    case .success(let tree):
      let (content, mistakes) = TokenMapKey.content(of: tree.root)
      findings = mistakes.map { $0.found(by: TokenRule.map.description) }
      self.content = content
    }
  }

  /// The mistakes in a mapping file.
  package static func mistakes(in root: Node) -> [Diagnostic] { TokenMapKey.content(of: root).mistakes }
}

/// A style, and the token or the group of tokens from which it is made.
struct MappedStyle: Sendable {
  let style: TokenStyle
  /// The path of the token or the group.
  let path: Node
  let isGroup: Bool
  /// Keys of an entry that override the token's.
  let keys: [Node.Member]
}
