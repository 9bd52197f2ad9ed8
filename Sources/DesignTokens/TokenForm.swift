import Diagnostics
package import Documents
import StyleModel

/// A family of design-token files: how it spells tokens. Each is a file of `Forms`.
///
/// To add one, write its file and put it into `all`; `--from` and detection follow.
public struct TokenForm: Sendable {
  /// What `--from` calls it: `tokens-studio`.
  public let name: String
  /// What people call it: `Tokens Studio`.
  let title: String
  /// The keys that hold a token's value; the first that is there counts.
  let valueKeys: [String]
  /// The keys that hold a token's or a group's type.
  let typeKeys: [String]
  /// The keys that hold a description.
  let descriptionKeys: [String]
  /// What a number without a unit is, where a length is expected.
  let bareUnit: TokenLength.Unit
  /// Whether texts stand for numbers, units and arithmetic, and members may be missing. In such a form these are no
  /// deviations, so nothing is reported and nothing repaired.
  let isTextual: Bool
  /// Finds the layers that a document's tokens are in, and what can be chosen among them.
  let layers: @Sendable (_ root: Node, _ settings: TokenSettings) -> TokenLayers
  /// Whether a document is of this form, judged by its content.
  let isLikely: @Sendable (TokenEvidence) -> Bool

  /// In the order in which they are tried on a document.
  public static let all: [TokenForm] = [.tokensStudio, .styleDictionary, .dtcg]

  /// The form of a document, by its content; nil when it is none of them.
  static func detect(in root: Node) -> TokenForm? {
    guard root.kind == .dictionary, root.format.kindOfJSON != nil, !StyleDictionary.isCertain(root)
    else {
      return nil
    }
    let evidence = TokenEvidence(root)
    return all.first { $0.isLikely(evidence) }
  }
}

extension TokenForm {
  /// Whether a file that nobody named is meant as design tokens: by its name, such as `brand.tokens.json`, or because it is a
  /// resolver document, or sets of Tokens Studio in one file.
  package static func isLikely(_ document: Document) -> Bool {
    let name = Source.fileName(at: document.source.path).lowercased()
    if name.hasSuffix(".tokens") || name.split(separator: ".").dropLast().last == "tokens" { return true }
    guard case .success(let tree) = document.tree, tree.root.format.name == DocumentFormat.json.name else {
      return false
    }
    return ResolverDocument.isLikely(tree.root) || StudioSets.isLikely(tree.root)
  }
}

/// One of the groups whose members are merged.
struct TokenLayer: Sendable {
  let node: Node
  /// Whether its tokens can only be referred to, and are no styles themselves.
  var isSource = false
  /// Whether a token that it and another such layer define should be the same in both.
  var mustAgree = false

  /// A document is one layer; of several files that were joined each is one, the last first, since the later counts.
  static func files(of root: Node) -> [TokenLayer] {
    guard root.isOfProject else { return [TokenLayer(node: root)] }
    return root.members.map { TokenLayer(node: $0.value) }.reversed()
  }
}
