import Documents

/// The ends of the aliases that were followed last, by their texts: many members refer to few values.
///
/// Each text has one place, where the next with that place replaces it. So a lookup takes the same few steps whatever a file
/// holds, and less than a tenth of the time that following the alias takes.
struct RecentAliases: Sendable {
  private var entries: [(alias: Node, end: References.End)?] = Array(repeating: nil, count: 256)

  /// The end of the alias that a node is; nil where it is none, or none of the last.
  subscript(_ node: Node) -> References.End? {
    get {
      guard let text = node.plainString, text.first == UInt8(ascii: "{"), let entry = entries[Self.place(of: text)],
        entry.alias.hasSameText(as: node)
      else { return nil }
      return entry.end
    }
    set {
      guard let newValue, let text = node.plainString else { return }
      entries[Self.place(of: text)] = (node, newValue)
    }
  }

  private static func place(of text: ArraySlice<UInt8>) -> Int {
    Int(text.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) } >> 3 & 255)
  }
}
