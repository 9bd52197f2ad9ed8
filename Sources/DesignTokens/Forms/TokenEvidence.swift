import Documents
import StyleModel

/// Signs in a document that it contains design tokens, and of which form.
struct TokenEvidence {
  let root: Node
  /// The document refers to DTCG's own schema.
  let hasSchema: Bool
  /// A dictionary has `$value`.
  private(set) var hasDollarValue = false
  /// A dictionary has `value`, and is not a metric of a style dictionary.
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
    // Style dictionaries have `value` in their metrics, and anything in the extensions of vendors.
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
