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
    var walk = TokenWalk(layers, form, mostTokens: max(root.size, Limits.sharedNodes))
    tokens = walk.tokens(log: &log)
    // Layers have made the paths unique but for keys that stand twice; there the first counts.
    indices = Dictionary(tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The token of a path.
  func index(of path: String) -> Int? { indices[path] }

  /// The dictionary at a path, if something is there that is no token.
  func isGroup(_ path: String) -> Bool {
    path.split(separator: ".").reduce(layers.map(\.node)) { nodes, name in
      nodes.compactMap { $0.value(of: String(name)) }
    }.contains { $0.kind == .dictionary }
  }
}
