import Documents

/// A document taken as design tokens: every token in order, by its path.
struct TokenSet: Sendable {
  let form: TokenForm
  /// The layers of the whole, the most local first.
  let layers: [TokenLayer]
  let tokens: [Token]
  private let indices: [String: Int]

  /// Groups that extend others may come to this many groups and tokens, or to four times what is written: each theme of a
  /// design may have all of its base.
  private static let leastLimit = 100_000

  /// Finds the tokens of a document.
  init(_ root: Node, _ form: TokenForm, _ settings: TokenSettings, log: inout TokenLog) {
    self.form = form
    layers = form.layers(root, settings, &log)
    var walk = TokenWalk(layers, form, mostTokens: max(4 * root.size, Self.leastLimit))
    tokens = walk.tokens(log: &log)
    // Layers have made the paths unique but for keys that stand twice; there the first counts.
    indices = Dictionary(tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The token of a path.
  func index(of path: String) -> Int? { indices[path] }
}
