import TypeRampProject
import Writing

extension Feature {
  /// The outline of a document: its dictionaries and lists, the plain values at its top, and the sizes of its styles.
  static let symbols = Feature(
    method: "textDocument/documentSymbol", capability: ("documentSymbolProvider", .boolean(true))
  ) { query in
    guard let root = query.buffer.tree?.root else { return .null }
    let details = Dictionary(query.styles.map { ($0.key.lowerBound, $0.styles.shortSizes) }) { first, _ in first }
    return .array(query.symbols(in: root, details, depth: 0))
  }
}

extension Query {
  /// How deep the outline is.
  private static let depth = 12

  fileprivate func symbols(in node: Node, _ details: [Int: String], depth: Int) -> [JSONValue] {
    if depth == Self.depth { return [] }
    return node.members.filter { depth == 0 || $0.value.isContainer }.map { member in
      let (key, value) = (member.key.range, member.value.range)
      let children = symbols(in: member.value, details, depth: depth + 1)
      return .members([
        // Clients refuse an empty name.
        "name": .string(member.name.nonEmptyName), "kind": .integer(member.value.kind.symbol),
        "detail": (details[key.lowerBound] ?? member.value.summary).map { .string($0) },
        "range": json(min(key.lowerBound, value.lowerBound)..<max(key.upperBound, value.upperBound)),
        "selectionRange": json(key), "children": children.isEmpty ? nil : .array(children),
      ])
    }
  }
}

extension Node {
  fileprivate var isContainer: Bool { kind == .dictionary || kind == .array }

  /// The text of a plain value.
  fileprivate var summary: String? {
    isContainer || kind == .null
      ? nil : Shortened.name(string ?? String(decoding: bytes, as: UTF8.self))
  }
}

extension Node.Kind {
  /// The kind of a symbol, as the protocol numbers them.
  fileprivate var symbol: Int {
    switch self {
    case .dictionary: 19
    case .array: 18
    case .string, .date, .data: 15
    case .integer, .real, .uid: 16
    case .boolean: 17
    case .null: 21
    }
  }
}

extension String {
  fileprivate var nonEmptyName: String { contains { !$0.isWhitespace } ? self : "''" }
}
