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
///
/// An immutable class: rules go through all entries many times, and copying a structure of this size costs more than what
/// most of them do with it.
package final class StyleEntry: Entry {
  package let member: Node.Member
  package let name: String
  package let fields: Fields
  /// The text style that the key names; nil for one of the dictionary's own, and when the key names none.
  package let style: TextStyle?
  /// Whether it is a style of the dictionary's own, under `custom`.
  package let isCustom: Bool

  init(_ member: Node.Member, style: TextStyle?) {
    self.member = member
    self.style = style
    isCustom = false
    name = member.name
    fields = EntryKey.schema.bind(member.value, keyPath: name)
  }

  /// A style of the dictionary's own.
  init(custom member: Node.Member) {
    self.member = member
    style = nil
    isCustom = true
    name = member.name
    fields = EntryKey.schema.bind(member.value, keyPath: ReservedKey.custom.rawValue + "." + name)
  }

  /// Whether the key names a style.
  package var isStyle: Bool { style != nil || isCustom }

  /// The text style whose preferred font and curve the style has: itself, or the one that a style of the dictionary's own
  /// follows, `body` when it never scales. Nil when neither is known.
  package var base: TextStyle? {
    style ?? (isCustom ? self[.relativeTo]?.value ?? (self[.fixed]?.value == true ? .body : nil) : nil)
  }

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
