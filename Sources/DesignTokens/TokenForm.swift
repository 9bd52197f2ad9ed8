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
  let descriptionKeys: [String]
  /// The unit of a plain number where a length is expected.
  let bareUnit: TokenLength.Unit
  /// Whether strings can be numbers, units and arithmetic, and members may be missing. In such a form these are not
  /// deviations, so they are neither reported nor repaired.
  let isTextual: Bool
  /// Finds the layers of a document's tokens, and the choices among them.
  let layers: @Sendable (_ root: Node, _ form: TokenForm, _ options: ImportOptions) -> TokenLayers
  /// Whether a token may have several values under `sets`.
  var hasModes: Bool { bareUnit == .rem }
  /// Whether a reference may lead to a plain value, not only to a token, as in Style Dictionary up to version 4.
  var hasPlainValues: Bool { bareUnit == .rem }
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
  /// Whether a file is meant as design tokens by its name, such as `brand.tokens.json`.
  package static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".tokens") || name.split(separator: ".").dropLast().last == "tokens"
  }

  /// Whether a document has design tokens, according to its content.
  package static func isTokens(_ document: Document) -> Bool { root(of: document).map(isTokens) ?? false }

  package static func isTokens(_ root: Node) -> Bool { detect(in: root) != nil }

  /// Whether a document is a project on its own, and not a part of one: it has sets, or names its sources.
  package static func isWholeProject(_ document: Document) -> Bool {
    guard let root = root(of: document), root.format.kindOfJSON != nil else { return false }
    return ResolverDocument.isLikely(root) || StudioSets.isLikely(root)
  }

  private static func root(of document: Document) -> Node? { try? document.tree.get().root }
}

/// Signs in a document that it contains design tokens, and of which form.
struct TokenEvidence {
  let root: Node
  /// The document refers to DTCG's own schema.
  let hasSchema: Bool
  /// A dictionary has `$value`.
  private(set) var hasDollarValue = false
  /// A dictionary has `value`, and is not a metric of a dictionary.
  private(set) var hasPlainValue = false
  /// A token has `$value`, and a member of Style Dictionary beside it.
  private(set) var hasOlderMember = false
  /// A token has a type that exists only in Tokens Studio.
  private(set) var hasStudioType = false

  /// How many values are inspected: the beginning of a file is enough.
  private static let limit = 2_000

  init(_ root: Node) {
    self.root = root
    hasSchema = root.value(of: "$schema")?.string?.contains("designtokens.org/schemas") ?? false
    // Dictionaries have `value` in their metrics, and anything in the extensions of vendors.
    let members = root.members.filter {
      $0.name != ReservedKey.metrics.rawValue && !($0.name.hasPrefix("$") && $0.value.value(of: "$value") == nil)
    }
    var pending = members.reversed().map(\.value)
    var count = 0
    while let node = pending.popLast(), count < Self.limit {
      count += 1
      look(at: node)
      pending += node.members.prefix(Self.limit).filter { !$0.isNamed("$extensions") }.map(\.value).reversed()
    }
  }

  private mutating func look(at node: Node) {
    if node.value(of: "$value") != nil {
      hasDollarValue = true
      if Self.olderMembers.contains(where: { node.value(of: $0) != nil }) { hasOlderMember = true }
    }
    guard node.value(of: "$value") ?? node.value(of: "value") != nil else { return }
    // The last of the two spellings.
    let type = ["type", "$type"].compactMap { node.value(of: $0) }.max { $0.id < $1.id }?.string
    if let type, Self.studioTypes.contains(type) { hasStudioType = true }
    if !hasDollarValue { hasPlainValue = true }
  }

  /// Members of tokens in Style Dictionary; versions 4 and 5 have them beside `$value`.
  private static let olderMembers = ["comment", "attributes", "themeable", "private", "unit"]

  /// Types of Tokens Studio (its `TokenTypes`) that occur neither in DTCG nor in Style Dictionary's own examples.
  private static let studioTypes: Set<String> = [
    "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "paragraphSpacing", "textCase", "textDecoration",
    "borderRadius", "borderWidth", "boxShadow", "sizing", "spacing", "composition",
  ]
}
