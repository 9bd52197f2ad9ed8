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

  /// Adds a number that was computed.
  mutating func member(_ key: String, _ number: Double, at place: Node) {
    string(key, at: place)
    self.number(number, at: place)
  }

  /// Adds a string that was computed.
  mutating func member(_ key: String, _ string: String, at place: Node) {
    self.string(key, at: place)
    self.string(string, at: place)
  }

  /// Adds a string or a number that was computed.
  mutating func member(_ key: String, _ value: JSONValue, at place: Node) {
    switch value {
    case .string(let string): member(key, string, at: place)
    case .number(let number): member(key, number, at: place)
    default: break
    }
  }

  /// Adds strings that were computed.
  mutating func member(_ key: String, _ strings: [String], at place: Node) {
    string(key, at: place)
    array(at: place) { tree in
      for string in strings { tree.string(string, at: place) }
    }
  }

  /// Adds a plain value of another document, or a list of plain values.
  mutating func member(_ key: String, foreign value: Node, at place: Node) {
    string(key, at: place)
    add(foreign: value, at: place)
  }

  private mutating func add(foreign value: Node, at place: Node) {
    if value.kind == .array {
      array(at: place) { tree in
        for element in value.elements { tree.add(foreign: element, at: place) }
      }
    } else if let number = value.number {
      self.number(number, at: place)
    } else if let boolean = value.boolean {
      self.boolean(boolean, at: place)
    } else {
      string(value.string ?? "", at: place)
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
