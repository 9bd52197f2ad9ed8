import Documents
import StyleModel
import Writing

extension DerivedTree {
  /// Copies members of the old document.
  mutating func copy(_ members: [Node.Member]) {
    for member in members {
      copy(member.key)
      copy(member.value)
    }
  }

  /// Copies a value of the old document under another key.
  mutating func member(_ key: String, _ value: Node) {
    string(key, at: value)
    copy(value)
  }

  /// Adds a plain value that was computed, or a list of plain values.
  mutating func member(_ key: EntryKey, _ value: JSONValue, at place: Node) {
    string(key.rawValue, at: place)
    add(value, at: place)
  }

  /// Adds a plain value of another document, or a list of plain values.
  mutating func member(_ key: String, foreign value: Node, at place: Node) {
    string(key, at: place)
    add(Self.plain(value), at: place)
  }

  private static func plain(_ value: Node) -> JSONValue {
    if value.kind == .array { return .array(value.elements.map(plain)) }
    return value.number.map(JSONValue.number) ?? value.boolean.map(JSONValue.boolean) ?? .string(value.string ?? "")
  }

  private mutating func add(_ value: JSONValue, at place: Node) {
    switch value {
    case .string(let text): string(text, at: place)
    case .number(let number): self.number(number, at: place)
    case .boolean(let boolean): self.boolean(boolean, at: place)
    case .array(let elements):
      array(at: place) { tree in
        for element in elements { tree.add(element, at: place) }
      }
    case .decimal, .object, .null: break
    }
  }

  /// Adds a token's extensions of other vendors, and its members that no text style has.
  mutating func extensions(_ node: Node?, others: [Node.Member]) {
    let members = node.map { $0.members.filter { $0.name != TokenExtension.vendor } } ?? []
    guard let place = node ?? others.first?.value, !members.isEmpty || !others.isEmpty else { return }
    string(EntryKey.extensions.rawValue, at: place)
    dictionary(at: place) { tree in
      tree.copy(members)
      guard !others.isEmpty else { return }
      tree.string(TokenExtension.othersKey, at: place)
      tree.dictionary(at: place) { $0.copy(others) }
    }
  }
}
