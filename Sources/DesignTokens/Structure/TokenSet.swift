import Documents

/// A document taken as design tokens: every token in order, by its path.
struct TokenSet: Sendable {
  let form: TokenForm
  /// The layers of the whole, the most local first.
  let layers: [TokenLayer]
  let tokens: [Token]
  private let indices: [String: Int]

  /// Finds the tokens of a document.
  init(_ root: Node, _ form: TokenForm, _ settings: TokenSettings, log: inout TokenLog) {
    self.form = form
    layers = form.layers(root, settings, &log)
    var walk = TokenWalk(layers, form, most: max(4 * root.size, 1 << 16))
    tokens = walk.tokens(log: &log)
    // Layers have made the paths unique but for keys that stand twice; there the first counts.
    indices = Dictionary(tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The token of a path.
  func index(of path: String) -> Int? { indices[path] }
}
