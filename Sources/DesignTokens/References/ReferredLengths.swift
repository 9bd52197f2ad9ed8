import Documents

// The lengths of tokens of the older forms, which may be arithmetic with other tokens. Pending tokens are kept on an
// explicit stack.

extension References {
  /// The length of a token that has been evaluated.
  func length(ofAlias path: String) -> TokenLength? { set.index(ofAlias: path).flatMap { lengths[$0] ?? nil } }

  /// Evaluates all tokens to which a text refers.
  mutating func evaluateLengths(in node: Node) {
    var open = tokens(inArithmetic: node)
    var entered: Set<Int> = []
    while let token = open.last {
      guard lengths[token] == nil else {
        open.removeLast()
        continue
      }
      let text = value(ofToken: token)
      let missing = text.map { tokens(inArithmetic: $0).filter { lengths[$0] == nil } } ?? []
      if missing.isEmpty || !entered.insert(token).inserted {
        if !missing.isEmpty { report(arithmeticCycle: token) }
        lengths[token] = .some(text.flatMap(length))
        isReached[token] = true
        open.removeLast()
      } else {
        open += missing
      }
    }
  }

  private func tokens(inArithmetic node: Node) -> [Int] {
    guard let text = node.string else { return [] }
    return Arithmetic.references(in: text).compactMap(set.index(ofAlias:))
  }

  private mutating func value(ofToken index: Int) -> Node? {
    let token = set.tokens[index]
    guard case .value(let node, _) = end(of: token.value, keyPath: token.path) else { return nil }
    return node
  }

  private func length(_ node: Node) -> TokenLength? {
    let length =
      node.number.map { TokenLength(value: $0, unit: .none) }
      ?? node.string.flatMap { text in try? Arithmetic.value(of: text) { self.length(ofAlias: $0) } }
    guard let length, length.unit == .none, let unit = set.units[node.id] else { return length }
    return TokenLength(value: length.value, unit: unit)
  }
}
