package import Documents
package import DynamicType

/// A dictionary within the document, bound to its schema: what is missing, mistyped or unknown is kept for the rules to
/// find.
package protocol Entry: Sendable {
  /// The entry's own key and value.
  var member: Node.Member { get }
  /// The key as it is written.
  var name: String { get }
  /// What it holds, in order, duplicates included.
  var fields: Fields { get }
}

extension Entry {
  /// The path to it: `body`, `metrics.iconSize`.
  package var keyPath: String { fields.keyPath }

  /// The path to one of its keys.
  package func keyPath(of name: String) -> String { fields.keyPath(of: name) }

  /// Whether it is a dictionary at all.
  package var isDictionary: Bool { member.value.kind == .dictionary }
}

/// A style's entry.
package struct StyleEntry: Entry {
  package let member: Node.Member
  package let name: String
  package let fields: Fields
  /// Nil when the key names no text style.
  package let style: TextStyle?

  init(_ member: Node.Member, style: TextStyle?) {
    self.member = member
    self.style = style
    name = member.name
    fields = EntryKey.schema.bind(member.value, keyPath: name)
  }

  /// The value under the first member of a key, when it is one that can be used.
  package subscript<Value>(_ key: StyleKey<Value>) -> Bound<Value>? { fields.value(key.id.index) }

  /// The first member of a key, whatever it holds.
  package func member(of key: EntryKey) -> Node.Member? { fields.field(key.index)?.member }

  /// Whether there is that key, whatever it holds.
  package func has(_ key: EntryKey) -> Bool { member(of: key) != nil }

  /// Whether the first value of a key is one that can be used.
  package func hasUsable(_ key: EntryKey) -> Bool {
    if case .success? = fields.field(key.index)?.value { true } else { false }
  }

  /// The key that a field is of; nil when it is unknown.
  package func key(of field: Fields.Field) -> EntryKey? { field.index.map { EntryKey.all[$0] } }
}
