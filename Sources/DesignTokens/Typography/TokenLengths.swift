import Documents

/// The lengths of tokens of the older forms, which may be arithmetic with other tokens. Pending tokens are kept on an
/// explicit stack.
struct TokenLengths: Sendable {
  private var known: [Int: TokenLength?] = [:]

  /// The length of a token that has been evaluated.
  subscript(_ token: Int) -> TokenLength? { known[token] ?? nil }

  /// Evaluates all tokens to which a text refers.
  mutating func evaluate(_ node: Node, _ references: inout References) {
    var open = tokens(in: node, references)
    var entered: Set<Int> = []
    while let token = open.last {
      guard known[token] == nil else {
        open.removeLast()
        continue
      }
      let text = text(of: token, &references)
      let missing = text.map { tokens(in: $0, references).filter { known[$0] == nil } } ?? []
      if missing.isEmpty || !entered.insert(token).inserted {
        if !missing.isEmpty { references.report(arithmeticCycle: token) }
        known[token] = .some(value(of: text, references))
        references.isReached[token] = true
        open.removeLast()
      } else {
        open += missing
      }
    }
  }

  private func tokens(in node: Node, _ references: References) -> [Int] {
    guard let text = node.string else { return [] }
    return Arithmetic.references(in: text).compactMap(references.set.index(ofAlias:))
  }

  private func text(of token: Int, _ references: inout References) -> Node? {
    let token = references.set.tokens[token]
    guard case .value(let node, _) = references.end(of: token.value, keyPath: token.path) else { return nil }
    return node
  }

  private func value(of node: Node?, _ references: References) -> TokenLength? {
    guard let node else { return nil }
    if let number = node.number { return TokenLength(value: number, unit: .none) }
    guard let text = node.string else { return nil }
    return try? Arithmetic.value(of: text) { path in references.set.index(ofAlias: path).flatMap { self[$0] } }
  }
}
