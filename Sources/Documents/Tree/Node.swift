import CLibrary

/// One value of a document, or one key of a dictionary.
package struct Node: Sendable {
  let tree: Tree
  let index: Int

  /// What a document can hold. Keys are strings.
  package enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, boolean, null, date, data, uid
  }

  var record: Tree.Record { tree.records[index] }

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

  /// The value of an integer or a real.
  package var number: Double? {
    kind == .integer || kind == .real ? tree.format.number(self) : nil
  }

  /// The digits of a number, if they are more exact than its value as a `Double`: of any JSON number, as written, and
  /// of integers beyond 2⁵³ in property lists.
  package var decimal: String? {
    kind == .integer || kind == .real ? tree.format.decimal(self) : nil
  }

  /// The value of a boolean.
  package var boolean: Bool? {
    kind == .boolean ? tree.format.boolean(self) : nil
  }

  /// Whether it may contain a key of that name at any depth: a string with the same length and beginning, or one with
  /// escapes. It looks at every node, but decodes none.
  package func mayHaveKey(_ name: String) -> Bool {
    let (text, length, first) = (tree.source.text, UInt32(name.utf8.count), name.utf8.first)
    return tree.records[index..<(index + size)].contains { record in
      // Most nodes differ in length.
      if record.isPlain, record.end - record.start != length { return false }
      return record.kind == .string && (!record.isPlain || text[Int(record.start)] == first)
    }
  }

  /// The number of nodes in it: itself, and all descendants.
  package var size: Int { Int(record.next) - index }

  /// Its index in document order, unique within its tree.
  package var id: Int { index }

  package func node(withID id: Int) -> Node { Node(tree: tree, index: id) }

  /// Whether its document was computed from another, so that its value may differ from the text in its range.
  package var isDerived: Bool { tree.format.isDerived }

  package var source: Source { tree.source }

  package var format: DocumentFormat { tree.format }
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
