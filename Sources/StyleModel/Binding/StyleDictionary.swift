package import Documents
package import DynamicType

/// A document taken as a style dictionary: every entry with its place, right or wrong.
///
/// Binding judges nothing and loses nothing. The rules look for mistakes; resolution uses what can be used.
package struct StyleDictionary: Sendable {
  /// The document it was bound to.
  package let root: Node
  /// The entries of styles, in order, those of unknown styles and duplicates included.
  package let entries: [StyleEntry]
  /// The entries under `metrics`, in order.
  package let metrics: [MetricEntry]
  /// The reserved keys of the top level, in order: `$schema`, `description`, `metrics`, `$extensions`.
  package let reserved: [Node.Member]
  /// The first entry of each style: the one that counts.
  private let entryIndices: [TextStyle: Int]
  /// What other kind of file this is, when it is known not to be a style dictionary.
  package let foreignFormat: ForeignFormat?

  /// Binds a document.
  package init(_ root: Node) {
    self.root = root
    foreignFormat = ForeignFormat(root)
    let members = foreignFormat == nil ? Array(root.members) : []
    reserved = members.filter { ReservedKey(rawValue: $0.name) != nil }
    let entries = members.filter { ReservedKey(rawValue: $0.name) == nil }.map(StyleEntry.init)
    self.entries = entries
    entryIndices = entries.indices.reduce(into: [:]) { indices, index in
      if let style = entries[index].style, indices[style] == nil { indices[style] = index }
    }
    let metrics = reserved.first { $0.name == ReservedKey.metrics.rawValue }
    self.metrics = metrics.map { $0.value.members.map(MetricEntry.init) } ?? []
  }

  /// The dictionary's own description.
  package var description: String? {
    reserved.first { $0.name == ReservedKey.description.rawValue }?.value.string?.nonEmpty
  }

  /// Every key that has a meaning in it, besides the styles.
  package static let keys =
    ReservedKey.allCases.map(\.rawValue) + EntryKey.allCases.map(\.rawValue) + MetricKey.allCases.map(\.rawValue)

  /// The first entry of a style: the one that counts.
  package func entry(for style: TextStyle) -> StyleEntry? { entryIndices[style].map { entries[$0] } }
}

/// The top-level keys that are no text styles.
package enum ReservedKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case description, metrics
  /// What other tools have put into a file of design tokens: carried, never read.
  case extensions = "$extensions"
}

/// A style's entry.
package struct StyleEntry: Sendable {
  package let entry: Entry<EntryKey>
  /// Nil when the key names no text style.
  package let style: TextStyle?

  package init(_ member: Node.Member) {
    entry = Entry(member, keyPath: member.name)
    style = TextStyle(spelling: member.name)
  }

  /// The key as it is written.
  package var name: String { entry.member.name }
}

/// A metric's entry.
package struct MetricEntry: Sendable {
  package let entry: Entry<MetricKey>

  package init(_ member: Node.Member) {
    entry = Entry(member, keyPath: "metrics." + member.name)
  }

  package var name: String { entry.member.name }
}
