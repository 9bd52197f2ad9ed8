/// One value of a document, or one key of a dictionary.
package struct Node: Sendable {
  let tree: Tree
  let index: Int

  /// What a document can hold. Keys are strings.
  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, boolean, null, date, data, uid
  }

  private var record: Tree.Record { tree.records[index] }

  package var kind: Kind { record.kind }

  /// The bytes to mark in a report: a string's without its quotes or tags, a container's from bracket to bracket.
  /// Empty for an empty string.
  package var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The bytes as they are written.
  package var bytes: ArraySlice<UInt8> { tree.source.text[range] }

  /// The bytes of a string without escapes; nil for any other node.
  package var plainString: ArraySlice<UInt8>? { kind == .string && record.isPlain ? bytes : nil }

  /// The decoded string, when this is one.
  package var string: String? {
    guard kind == .string else { return nil }
    return record.isPlain ? String(decoding: bytes, as: UTF8.self) : tree.format.string(self)
  }

  /// The value of an integer or a real, or of a string that is read as one.
  package var number: Double? {
    kind == .integer || kind == .real || standsForScalar ? tree.format.number(self) : nil
  }

  /// The digits of a number, where they say more than its value as a `Double`: those of any JSON number, as written,
  /// and of an integer beyond 2⁵³ in a property list.
  package var decimal: String? {
    kind == .integer || kind == .real ? tree.format.decimal(self) : nil
  }

  /// The value of a boolean, or of a string that is read as one.
  package var boolean: Bool? {
    kind == .boolean || standsForScalar ? tree.format.boolean(self) : nil
  }

  private var standsForScalar: Bool { kind == .string && tree.format.stringsStandForScalars }

  /// The number of nodes in it: itself, and all keys and values below.
  package var size: Int { Int(record.next) - index }

  /// Its number in document order, which no other node of its tree has.
  package var id: Int { index }

  /// Whether its document is computed, so that its value need not be what its range holds.
  package var isDerived: Bool { tree.format.isDerived }

  /// The source it was read from.
  package var source: Source { tree.source }

  /// The format it was read from.
  package var format: DocumentFormat { tree.format }
}

// MARK: - Children

extension Node {
  /// The elements of an array, in order; of anything else, none.
  package var elements: some Sequence<Node> {
    kind == .array ? children : Children(tree: tree, index: 0, end: 0)
  }

  /// The keys and values of a dictionary, in order, duplicates included; of anything else, none.
  package var members: some Sequence<Member> {
    Members(children: kind == .dictionary ? children : Children(tree: tree, index: 0, end: 0))
  }

  /// A key and its value.
  package struct Member: Sendable {
    package let key: Node
    package let value: Node

    package init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }

    /// The decoded key.
    package var name: String { key.string ?? "" }

    /// Whether it has a name; a plain key is compared without being decoded.
    package func isNamed(_ name: String) -> Bool {
      key.plainString.map { $0.elementsEqual(name.utf8) } ?? self.name.utf8.elementsEqual(name.utf8)
    }
  }

  /// The first value of a dictionary under a key.
  package func value(of key: String) -> Node? { members.first { $0.isNamed(key) }?.value }

  private var children: Children { Children(tree: tree, index: index + 1, end: Int(record.next)) }

  private struct Children: Sequence, IteratorProtocol {
    let tree: Tree
    var index: Int
    let end: Int

    mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(tree.records[index].next) }
      return Node(tree: tree, index: index)
    }
  }

  private struct Members: Sequence, IteratorProtocol {
    var children: Children

    mutating func next() -> Member? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return Member(key: key, value: value)
    }
  }
}
