import Documents

/// What typeramp itself has written into the `$extensions` of a token: whatever a style's entry has and DTCG cannot say.
struct TokenExtension {
  /// The vendor's name.
  static let key = TokenExtensions.vendor
  /// Beside it: members of a token's typography that no text style has.
  static let othersKey = "dev.typeramp.others"

  private let node: Node

  /// Finds it among a token's extensions.
  init?(_ extensions: Node?) {
    guard let node = extensions?.value(of: Self.key), node.kind == .dictionary else { return nil }
    self.node = node
  }

  /// The text style, as the entry's key spells it.
  var textStyle: Node? { node.value(of: "textStyle") }
  /// The name of the metric that a dimension is.
  var metric: Node? { node.value(of: "metric") }
  /// Members of the value that were made up, each with what it was.
  var implied: Node? { node.value(of: "implied") }
  /// The dictionary had no entry: the value is the preferred font's.
  var isFallback: Bool { node.value(of: "origin")?.string == "preferredFont" }
  /// Whether the face is italic: DTCG has no word for that.
  var isItalic: Bool { node.value(of: "fontStyle")?.string == "italic" }

  /// The keys of the entry, or of the dictionary as a whole.
  var entry: [Node.Member] { node.members.filter { !Self.ownKeys.contains($0.name) } }

  private static let ownKeys: Set<String> = [
    "textStyle", "metric", "implied", "origin", "provenance", "displayScale", "fontStyle",
  ]
}
