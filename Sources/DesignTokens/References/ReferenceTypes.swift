import Documents

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
      next = set.tokens[index].ownType == nil ? self.next(after: index) : nil
    }
    var type = next.flatMap { types[$0] ?? nil } ?? chain.last.flatMap { typeInFile(of: $0) }
    for index in chain.reversed() {
      let token = set.tokens[index]
      type = named(token.ownType) ?? type ?? named(token.groupType)
      types[index] = .some(type)
    }
    return type
  }

  /// The target of a token that is an alias.
  private mutating func next(after index: Int) -> Int? {
    switch reference(set.tokens[index].value) {
    case .alias(let path): set.index(ofAlias: path)
    case .pointer(let segments): place(at: segments)?.token
    case .file(let file):
      (try? set.tokens[index].value.file(at: file)).flatMap { place(at: file.pointer, in: $0)?.token }
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
