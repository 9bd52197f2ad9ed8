import Documents

extension References {
  /// A position while following a pointer: a node, and the remaining keys.
  struct Place {
    var node: Node
    var rest: ArraySlice<String> = []
    /// The token whose whole value is the node.
    var token: Int?
  }

  /// The position of a pointer. Pointers are followed through the merged layers, until they reach a token.
  mutating func place(at segments: [String]) -> Place? {
    // No token is deeper than that.
    for length in (0...min(segments.count, Limits.depth)).reversed() {
      guard let index = set.index(of: segments.prefix(length).joined(separator: ".")) else { continue }
      let token = set.tokens[index]
      guard isPlace(segments.prefix(length), of: token) else { continue }
      return place(ofToken: index, segments[length...])
    }
    for layer in set.layers {
      if let node = nodes.descend(segments, from: layer.node) { return Place(node: node) }
    }
    return nil
  }

  /// The position of a pointer into another file, which is followed in that file only.
  mutating func place(at segments: [String], in root: Node) -> Place? {
    if let (index, rest) = set.token(at: segments, in: root, &nodes) { return place(ofToken: index, rest) }
    guard let node = nodes.descend(segments, from: root) else { return nil }
    // A token that is overridden by another one at the same path.
    return Place(node: nodes.child(of: node, set.form.valueKeys[0]) ?? node)
  }

  private mutating func place(ofToken index: Int, _ rest: ArraySlice<String>) -> Place {
    isReached[index] = true
    let token = set.tokens[index]
    guard let key = rest.first else { return Place(node: token.value, token: index) }
    if set.form.valueKeys.contains(key) {
      return Place(node: token.value, rest: rest.dropFirst(), token: rest.count == 1 ? index : nil)
    }
    return Place(node: token.object, rest: rest)
  }

  /// Whether keys lead to a token. A single key that contains a dot must not match two names.
  private mutating func isPlace(_ segments: ArraySlice<String>, of token: Token) -> Bool {
    if !segments.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) { return true }
    for layer in set.layers where nodes.descend(segments, from: layer.node)?.id == token.object.id { return true }
    return false
  }
}

extension TokenSet {
  /// The first value at a path in the layers; the path must not lead to a token.
  ///
  /// - Parameter isGroup: whether a dictionary is wanted, or any other value.
  func value(at path: String, isGroup: Bool, _ nodes: inout NodeIndex) -> Node? {
    let names = path.split(separator: ".").map(String.init)
    for layer in layers {
      if let node = nodes.descend(names, from: layer.node), (node.kind == .dictionary) == isGroup { return node }
    }
    return nil
  }
}

// MARK: - Types

extension References {
  /// The type of a token: its own, otherwise that of the token it refers to, otherwise that of the nearest group
  /// (section 5.2.2 of the format). Nil if none of them has one.
  mutating func type(of index: Int) -> TokenType? {
    if let known = types[index] { return known }
    var chain: [Int] = []
    var next: Int? = index
    while let index = next, types[index] == nil {
      // A circle has no type.
      types[index] = .some(nil)
      chain.append(index)
      let token = set.tokens[index]
      next = token.ownType == nil ? self.token(of: reference(token.value), in: token.value) : nil
    }
    var type = next.flatMap { types[$0] ?? nil } ?? chain.last.flatMap { typeInFile(of: $0) }
    for index in chain.reversed() {
      let token = set.tokens[index]
      type = named(token.ownType) ?? type ?? named(token.groupType)
      types[index] = .some(type)
    }
    return type
  }

  /// The token whose whole value a reference in a node names.
  mutating func token(of reference: Reference?, in node: Node) -> Int? {
    switch reference {
    case .alias(let path): set.index(ofAlias: path)
    case .pointer(let segments): place(at: segments)?.token
    case .file(let file): (try? node.file(at: file)).flatMap { place(at: file.pointer, in: $0)?.token }
    case .malformed, nil: nil
    }
  }

  /// The type of a token in another file that is overridden by one at the same path in the document: its own, or that
  /// of the nearest group.
  private mutating func typeInFile(of index: Int) -> TokenType? {
    let value = set.tokens[index].value
    guard case .file(let file)? = reference(value), var node = try? value.file(at: file) else { return nil }
    var type = nodes.child(of: node, "$type")
    for key in file.pointer {
      guard let child = nodes.child(of: node, key) else { return nil }
      node = child
      type = nodes.child(of: node, "$type") ?? type
    }
    return named(type)
  }

  private func named(_ node: Node?) -> TokenType? { node?.string.flatMap(TokenType.meant) }
}
