import Documents

/// Nodes of one tree: a byte for each up to the last that is in it, since most dictionaries of a file are put into it.
struct NodeSet {
  private var isThere: [Bool] = []

  /// Adds a node; false when it was there.
  mutating func insert(_ node: Node) -> Bool {
    if node.id >= isThere.count {
      isThere += repeatElement(false, count: max(node.id + 1 - isThere.count, isThere.count))
    }
    defer { isThere[node.id] = true }
    return !isThere[node.id]
  }
}
