import Documents
import StyleModel
import Writing

/// A member of an entry that is made from tokens.
enum DerivedMember {
  /// A member of the document of tokens.
  case copied(Node.Member)
  /// A plain value or a list of plain values, computed from a node of the document.
  case computed(String, JSONValue, at: Node)

  static func computed(_ key: EntryKey, _ value: JSONValue, at place: Node) -> DerivedMember {
    .computed(key.rawValue, value, at: place)
  }

  /// A plain value of another document, or a list of plain values.
  static func foreign(_ member: Node.Member, at place: Node) -> DerivedMember {
    .computed(member.name, plain(member.value), at: place)
  }

  private static func plain(_ value: Node) -> JSONValue {
    if value.kind == .array { return .array(value.elements.map(plain)) }
    return value.number.map(JSONValue.number) ?? value.boolean.map(JSONValue.boolean) ?? .string(value.string ?? "")
  }
}

extension DerivedTree {
  mutating func add(_ members: [DerivedMember]) {
    for member in members {
      switch member {
      case .copied(let member):
        copy(member.key)
        copy(member.value)
      case .computed(let key, let value, let place):
        string(key, at: place)
        add(value, at: place)
      }
    }
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

  /// Adds the members that tokens and documents of tokens have with a key of their own: a description, the extensions
  /// of other vendors, and members that no text style has.
  mutating func add(description: Node?, extensions: Node?, others: [Node.Member]) {
    if let description, description.string != nil {
      string(EntryKey.description.rawValue, at: description)
      copy(description)
    }
    let members = extensions.map { $0.members.filter { $0.name != TokenExtension.vendor } } ?? []
    guard let place = extensions ?? others.first?.value, !members.isEmpty || !others.isEmpty else { return }
    string(EntryKey.extensions.rawValue, at: place)
    dictionary(at: place) { tree in
      tree.add(members.map(DerivedMember.copied))
      guard !others.isEmpty else { return }
      tree.string(TokenExtension.othersKey, at: place)
      tree.dictionary(at: place) { $0.add(others.map(DerivedMember.copied)) }
    }
  }
}
