extension Node {
  /// The elements of an array, in order; empty for other nodes.
  package var elements: Children {
    Children(tree: tree, index: index + 1, end: kind == .array ? Int(record.next) : 0)
  }

  /// The keys and values of a dictionary, in order, duplicates included; empty for other nodes.
  package var members: Members {
    Members(tree: tree, index: index + 1, end: kind == .dictionary ? Int(record.next) : 0)
  }

  /// A key and its value. They share one reference to the tree, since copying members is most of the work on tokens.
  package struct Member: Sendable {
    private let tree: Tree
    private let keyIndex: UInt32
    private let valueIndex: UInt32

    package var key: Node { Node(tree: tree, index: Int(keyIndex)) }
    package var value: Node { Node(tree: tree, index: Int(valueIndex)) }

    package init(key: Node, value: Node) {
      self.init(tree: key.tree, key: key.index, value: value.index)
    }

    fileprivate init(tree: Tree, key: Int, value: Int) {
      self.tree = tree
      keyIndex = UInt32(key)
      valueIndex = UInt32(value)
    }

    /// The decoded key.
    package var name: String { key.string ?? "" }

    /// The size in bytes of a key without escapes; nil for other keys.
    package var plainKeySize: Int? {
      let record = tree.records[Int(keyIndex)]
      return record.kind == .string && record.isPlain ? Int(record.end - record.start) : nil
    }

    /// The first byte of the decoded key; nil for an empty one.
    package var firstByte: UInt8? {
      let record = tree.records[Int(keyIndex)]
      guard record.isPlain else { return name.utf8.first }
      return record.start < record.end ? tree.source.text[Int(record.start)] : nil
    }

    /// Whether its key has a name.
    package func isNamed(_ name: String) -> Bool { tree.isText(name, at: Int(keyIndex)) ?? key.isText(name) }
  }

  /// The first value of a key in a dictionary.
  package func value(of key: String) -> Node? {
    guard kind == .dictionary else { return nil }
    let (end, length) = (Int(record.next), UInt32(key.utf8.count))
    var index = self.index + 1
    while index < end {
      let record = tree.records[index]
      // Most keys differ in length.
      if !record.isPlain || record.end - record.start == length, Node(tree: tree, index: index).isText(key) {
        return Node(tree: tree, index: Int(record.next))
      }
      index = Int(tree.records[Int(record.next)].next)
    }
    return nil
  }

  /// The children of a node. Not an opaque type: other modules would look up its iteration at every step.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    fileprivate let tree: Tree
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(tree.records[index].next) }
      return Node(tree: tree, index: index)
    }
  }

  package struct Members: Sequence, IteratorProtocol, Sendable {
    fileprivate let tree: Tree
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> Member? {
      guard index < end else { return nil }
      let (key, value) = (index, Int(tree.records[index].next))
      guard value < end else { return nil }
      index = Int(tree.records[value].next)
      return Member(tree: tree, key: key, value: value)
    }
  }
}
