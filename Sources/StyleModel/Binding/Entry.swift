package import Documents

/// A dictionary within the document, with the keys that it may have told from those that it may not.
///
/// Nothing is judged here: what is missing, mistyped or unknown is kept for the rules to find.
package struct Entry<Key: ExpectingKey>: Sendable {
  /// The entry's own name and value.
  package let member: Node.Member
  /// The path to it: `body`, `metrics.iconSize`.
  package let keyPath: String
  /// What it holds, in order, duplicates included.
  package let fields: [Field]

  package struct Field: Sendable {
    package let member: Node.Member
    /// Nil when the key is unknown.
    package let key: Key?
  }

  package init(_ member: Node.Member, keyPath: String) {
    self.member = member
    self.keyPath = keyPath
    fields = member.value.members.map { Field(member: $0, key: Key(rawValue: $0.name)) }
  }

  /// Whether it is a dictionary at all.
  package var isDictionary: Bool { member.value.kind == .dictionary }

  /// The first member of that key.
  package subscript(_ key: Key) -> Node.Member? { fields.first { $0.key == key }?.member }

  /// Whether there is that key, whatever it holds.
  package func has(_ key: Key) -> Bool { self[key] != nil }

  /// The path to one of its keys.
  package func keyPath(of name: String) -> String { keyPath + "." + name }
}
