import Diagnostics
package import Documents
import StyleModel

/// A form of design-token files: how it spells tokens. Each has a file in `Forms`.
///
/// To add one, write its file and add it to `all`. `--from` and detection use the list.
public struct TokenForm: Sendable {
  /// The name for `--from`: `tokens-studio`.
  public let name: String
  /// The name for people: `Tokens Studio`.
  let title: String
  /// The keys of a token's value; the first one present is used.
  let valueKeys: [String]
  /// The keys of the type of a token or a group.
  let typeKeys: [String]
  /// The keys of a description.
  let descriptionKeys: [String]
  /// The unit of a plain number where a length is expected.
  let bareUnit: TokenLength.Unit
  /// Whether strings can be numbers, units and arithmetic, and members may be missing. In such a form these are not
  /// deviations, so they are neither reported nor repaired.
  let isTextual: Bool
  /// Finds the layers of a document's tokens, and the choices among them.
  let layers: @Sendable (_ root: Node, _ options: ImportOptions) -> TokenLayers
  /// Whether a token may have several values under `sets`.
  var hasModes: Bool { bareUnit == .rem }
  /// Whether a document is of this form, according to its content.
  let isLikely: @Sendable (TokenEvidence) -> Bool

  /// All forms, in the order in which they are tried on a document.
  public static let all: [TokenForm] = [.tokensStudio, .styleDictionary, .dtcg]

  /// The form of a document, according to its content; nil if there is none.
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
  /// Whether a file found by searching is meant as design tokens: by its name, such as `brand.tokens.json`, or because
  /// it is a resolver document or a single file with Tokens Studio sets.
  package static func isLikely(_ document: Document) -> Bool {
    let name = Source.fileName(at: document.source.path).lowercased()
    if name.hasSuffix(".tokens") || name.split(separator: ".").dropLast().last == "tokens" { return true }
    return root(of: document)?.format.name == DocumentFormat.json.name && isWholeProject(document)
  }

  /// Whether a document has design tokens, according to its content.
  package static func isTokens(_ document: Document) -> Bool { root(of: document).flatMap(detect) != nil }

  /// Whether a document is a project on its own, and not a part of one: it has sets, or names its sources.
  package static func isWholeProject(_ document: Document) -> Bool {
    root(of: document).map { ResolverDocument.isLikely($0) || StudioSets.isLikely($0) } ?? false
  }

  private static func root(of document: Document) -> Node? { try? document.tree.get().root }
}

/// One of the groups whose members are merged.
struct TokenLayer: Sendable {
  let node: Node
  /// Whether its tokens can only be referred to, and are not styles themselves.
  var isSource = false
  /// Whether a token that another such layer also defines should have the same value in both.
  var mustAgree = false

  /// A layer with the same role at another node.
  func at(_ node: Node) -> TokenLayer { TokenLayer(node: node, isSource: isSource, mustAgree: mustAgree) }

  /// The layers of a document: itself, or all joined files, the last first, since later files take precedence.
  static func files(of root: Node) -> [TokenLayer] {
    guard root.isOfProject else { return [TokenLayer(node: root)] }
    return root.members.map { TokenLayer(node: $0.value) }.reversed()
  }
}

/// The layers of a document and the choices among them, as its form defines them.
struct TokenLayers: Sendable {
  /// The one with the highest precedence first.
  var layers: [TokenLayer]
  var findings: [Diagnostic] = []
  var choices: [TokenChoice] = []
  /// Whether it must be chosen between groups, so that the layers are not those of one design.
  var isUndecided = false
}
