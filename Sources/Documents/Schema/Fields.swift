import Writing

/// A dictionary bound to a schema: its fields with their values, and what is wrong with them.
package struct Fields: Sendable {
  /// The dictionary, or the value found instead of one, which has no fields.
  package let node: Node
  /// The path to it: `body`, `metrics.iconSize`; empty for the document.
  package let keyPath: String
  /// In order, duplicates and unknown ones included.
  package let all: [Field]
  /// In the order of the fields; missing keys come last.
  package let mistakes: [SchemaMistake]
  /// The index in `all` of the first field of each key, by the key's index in the schema; empty without a schema.
  private let first: [Int?]

  /// A key and its value.
  package struct Field: Sendable {
    package let member: Node.Member
    /// The index of the key in its schema; nil if it is unknown.
    package let index: Int?
    /// The value that was read; nil for an unknown key.
    package let value: Value?

    /// Whether the value can be used.
    package var isValid: Bool { value?.isValid ?? false }
  }

  init(node: Node, keyPath: String, all: [Field], mistakes: [SchemaMistake], first: [Int?]) {
    self.node = node
    self.keyPath = keyPath
    self.all = all
    self.mistakes = mistakes
    self.first = first
  }

  /// Creates an empty list of fields.
  package init(emptyAt node: Node) { self.init(node: node, keyPath: "", all: [], mistakes: [], first: []) }

  /// The first field of a key, valid or not.
  package func field(_ index: Int) -> Field? { place(of: index).map { all[$0] } }

  /// Whether a key is present, valid or not. Nothing is copied.
  package func has(_ index: Int) -> Bool { place(of: index) != nil }

  /// The first member of a key, valid or not.
  package func member(_ index: Int) -> Node.Member? { place(of: index).map { all[$0].member } }

  /// The index in `all` of the first field of a key.
  private func place(of index: Int) -> Int? { index < first.count ? first[index] : nil }

  /// The value of the first member of a key, if it is valid.
  package func value<Value>(_ index: Int, as type: Value.Type = Value.self) -> Bound<Value>? {
    guard let (member, value) = usable(index), let value = value as? Value else { return nil }
    return Bound(member: member, value: value)
  }

  // These two are not generic, since nearly every entry has a string and a number: called from another module, a generic
  // function makes the type of its result at run time.

  /// The string of the first member of a key, if it is valid.
  package func string(_ index: Int) -> Bound<String>? {
    guard let place = place(of: index), case .string(let string)? = all[place].value else { return value(index) }
    return Bound(member: all[place].member, value: string)
  }

  /// The number of the first member of a key, if it is valid.
  package func number(_ index: Int) -> Bound<Double>? {
    guard let place = place(of: index), case .number(let number)? = all[place].value else { return value(index) }
    return Bound(member: all[place].member, value: number)
  }

  /// The value of the first member of a key, of any type, if it is valid.
  package func usable(_ index: Int) -> (member: Node.Member, value: any Sendable)? {
    guard let place = place(of: index), let value = all[place].value?.content else { return nil }
    return (all[place].member, value)
  }

  /// The path to one of its keys.
  package func keyPath(of name: String) -> String { Self.join(keyPath, name) }

  static func join(_ keyPath: String, _ name: String) -> String { Shortened.path(keyPath, name) }
}

/// A value that was read, with its position.
package struct Bound<Value> {
  package let member: Node.Member
  package let value: Value

  package init(member: Node.Member, value: Value) {
    self.member = member
    self.value = value
  }

  /// The key's name as it is written.
  package var name: String { member.name }
  /// The key, to be marked.
  package var key: Node { member.key }
  /// The value as it is written, to be marked.
  package var node: Node { member.value }
}

extension Bound: Sendable where Value: Sendable {}
