import Documents

/// A set of nodes of one tree: a bit for each node up to the last one in it, since most dictionaries of a file are
/// added.
struct NodeSet {
  private var words: [UInt64] = []

  /// Adds a node; returns false if it was already in the set.
  mutating func insert(_ node: Node) -> Bool {
    let (index, bit) = (node.id / 64, UInt64(1) << UInt64(node.id % 64))
    if index >= words.count { words += repeatElement(0, count: max(index + 1 - words.count, words.count)) }
    defer { words[index] |= bit }
    return words[index] & bit == 0
  }
}
