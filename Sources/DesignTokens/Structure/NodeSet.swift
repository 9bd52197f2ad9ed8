import Documents

/// A set of nodes of one tree: a byte for each node up to the last one in it, since most dictionaries of a file are
/// added.
struct NodeSet {
  private var isThere: [Bool] = []

  /// Adds a node; returns false if it was already in the set.
  mutating func insert(_ node: Node) -> Bool {
    if node.id >= isThere.count {
      isThere += repeatElement(false, count: max(node.id + 1 - isThere.count, isThere.count))
    }
    defer { isThere[node.id] = true }
    return !isThere[node.id]
  }
}
