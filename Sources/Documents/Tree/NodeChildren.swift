extension Node {
  /// The elements of an array, in order; empty for other nodes.
  package var elements: Children { children(of: .array) }

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

    /// The bytes of a key without escapes; nil for other keys.
    package var plainKey: ArraySlice<UInt8>? { tree.plainText(at: Int(keyIndex)) }

    /// The first byte of the decoded key; nil for an empty one.
    package var firstByte: UInt8? {
      let record = tree.records[Int(keyIndex)]
      guard record.isPlain else { return name.utf8.first }
      return record.start < record.end ? tree.source.text[Int(record.start)] : nil
    }

    /// A number for the decoded key: equal keys have equal numbers. Those of other keys nearly always differ, unless
    /// somebody chose the keys so that they do not.
    package var keyHash: UInt64 { plainKey?.hash ?? name.utf8.hash }

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

  private func children(of kind: Kind) -> Children {
    Children(tree: tree, index: index + 1, end: self.kind == kind ? Int(record.next) : 0)
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

  /// The members of a dictionary.
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

extension Sequence<UInt8> {
  /// Fowler, Noll and Vo's hash 1a of 64 bits.
  fileprivate var hash: UInt64 { reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
