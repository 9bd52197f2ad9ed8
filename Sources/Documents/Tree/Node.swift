import CLibrary

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

  /// The bytes to mark in a report: a string without its quotes or tags, a container with its brackets. Empty for an
  /// empty string.
  package var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The bytes as they are written.
  package var bytes: ArraySlice<UInt8> { tree.source.text[range] }

  /// The bytes of a string without escapes; nil for other nodes.
  package var plainString: ArraySlice<UInt8>? { kind == .string && record.isPlain ? bytes : nil }

  /// The decoded string, if this is one.
  package var string: String? {
    guard kind == .string else { return nil }
    return record.isPlain ? String(copying: bytes) : tree.format.string(self)
  }

  /// Whether this is a string equal to a text, byte by byte. Most compared texts differ in length, and a string without
  /// escapes is not decoded.
  package func isText(_ text: String) -> Bool {
    tree.isText(text, at: index) ?? (string ?? "").utf8.elementsEqual(text.utf8)
  }

  /// Whether this and another node are strings without escapes and with the same bytes.
  package func hasSameText(as other: Node) -> Bool {
    let (record, otherRecord) = (record, other.record)
    if index == other.index, tree === other.tree { return record.kind == .string && record.isPlain }
    guard record.kind == .string, otherRecord.kind == .string, record.isPlain, otherRecord.isPlain,
      record.end - record.start == otherRecord.end - otherRecord.start
    else { return false }
    let distance = Int(otherRecord.start) - Int(record.start)
    for offset in range where tree.source.text[offset] != other.tree.source.text[offset + distance] { return false }
    return true
  }

  /// The value of an integer or a real, or of a string that is read as one.
  package var number: Double? {
    kind == .integer || kind == .real || standsForScalar ? tree.format.number(self) : nil
  }

  /// The digits of a number, if they are more exact than its value as a `Double`: of any JSON number, as written, and
  /// of integers beyond 2⁵³ in property lists.
  package var decimal: String? {
    kind == .integer || kind == .real ? tree.format.decimal(self) : nil
  }

  /// The value of a boolean, or of a string that is read as one.
  package var boolean: Bool? {
    kind == .boolean || standsForScalar ? tree.format.boolean(self) : nil
  }

  private var standsForScalar: Bool { kind == .string && tree.format.stringsStandForScalars }

  /// Whether it may contain a key of that name at any depth: a string with the same length and beginning, or one with
  /// escapes. It looks at every node, but decodes none.
  package func mayHaveKey(_ name: String) -> Bool {
    let (text, length, first) = (tree.source.text, UInt32(name.utf8.count), name.utf8.first)
    for index in index..<(index + size) {
      let record = tree.records[index]
      guard record.kind == .string else { continue }
      if !record.isPlain || record.end - record.start == length && text[Int(record.start)] == first { return true }
    }
    return false
  }

  /// The number of nodes in it: itself, and all descendants.
  package var size: Int { Int(record.next) - index }

  /// Its index in document order, unique within its tree.
  package var id: Int { index }

  /// The node of its tree that has an id.
  package func node(withID id: Int) -> Node { Node(tree: tree, index: id) }

  /// Whether its document was computed from another, so that its value may differ from the text in its range.
  package var isDerived: Bool { tree.format.isDerived }

  /// The source that it was read from.
  package var source: Source { tree.source }

  /// The format that it was read from.
  package var format: DocumentFormat { tree.format }
}

// MARK: - Children

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
    var plainKeySize: Int? {
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

extension String {
  /// The text of some bytes; a long one is in large pages.
  fileprivate init(copying bytes: ArraySlice<UInt8>) {
    guard LargePages.areUseful(for: bytes.count) else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    // There is memory for all bytes, and all are initialized.
    unsafe self.init(unsafeUninitializedCapacity: bytes.count) { memory in
      unsafe LargePages.request(for: memory.baseAddress, size: bytes.count)
      _ = unsafe memory.initialize(from: bytes)
      return bytes.count
    }
  }
}
