package import Documents
package import DynamicType

/// A document read as a dictionary: every entry with its position, valid or not.
///
/// Binding reads every value once and keeps invalid values. The rules look for mistakes; resolution uses the valid
/// values.
package struct StyleDictionary: Sendable {
  package let root: Node
  /// The top-level keys, with their mistakes.
  package let top: Fields
  private let values: TopValues
  /// The entries of styles, in order, including unknown styles and duplicates, followed by those under `custom`.
  package let entries: [StyleEntry]
  /// The keys under `custom`, with their mistakes.
  package let customFields: Fields
  /// The keys under `metrics`, with their mistakes.
  package let metricFields: Fields
  /// The entries under `metrics`, in order.
  package let metrics: [MetricEntry]
  /// The reserved keys of the top level, in order: `$schema`, `description`, `metrics`, `custom`, `$extensions`.
  package let reserved: [Node.Member]
  /// The index of the first entry of each style, the one that is used, by the index of the style.
  private let entryIndices: [Int?]
  /// The index of the first entry of each custom style.
  private let customIndices: [String: Int]
  /// The mistakes in the fields of all entries, metrics included.
  package let fieldMistakes: [SchemaMistake]
  /// The other kind of file that this is; nil if it may be a dictionary.
  package let foreignFormat: ForeignFormat?

  /// Binds a document.
  ///
  /// - Parameter fonts: the fonts of the app, for entries that name a family; nil if they are unknown.
  package init(_ root: Node, fonts: FontCatalog? = nil) {
    self.root = root
    var faces = FaceFinder(fonts: fonts)
    foreignFormat = ForeignFormat(root)
    var values = TopValues()
    top = foreignFormat == nil ? Self.schema.bind(root, into: &values) : .none
    self.values = values
    var entries: [StyleEntry]
    (reserved, entries) = Self.parts(of: top, &faces)
    customFields = values.custom.map { Self.customSchema.bind($0, keyPath: ReservedKey.custom.rawValue) } ?? .none
    metricFields = values.metrics.map { Self.metricsSchema.bind($0, keyPath: ReservedKey.metrics.rawValue) } ?? .none
    metrics = metricFields.all.map { MetricEntry($0.member) }
    for field in customFields.all { entries.append(StyleEntry(field.member, style: nil, isCustom: true, &faces)) }
    self.entries = entries
    var indices = [Int?](repeating: nil, count: TextStyle.allCases.count)
    var customIndices: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let style = entry.style, indices[style.index] == nil { indices[style.index] = index }
      if entry.isCustom, customIndices[entry.name] == nil { customIndices[entry.name] = index }
    }
    fieldMistakes = entries.flatMap { $0.fields.mistakes } + metrics.flatMap { $0.fields.mistakes }
    entryIndices = indices
    self.customIndices = customIndices
  }

  /// The reserved keys of the top level, and the entries of styles.
  private static func parts(
    of top: Fields, _ faces: inout FaceFinder
  ) -> (reserved: [Node.Member], entries: [StyleEntry]) {
    let styles = TextStyle.allCases
    var reserved: [Node.Member] = []
    var entries: [StyleEntry] = []
    entries.reserveCapacity(top.all.count)
    for field in top.all {
      if let index = field.index, index >= styles.count {
        reserved.append(field.member)
      } else {
        entries.append(StyleEntry(field.member, style: field.index.map { styles[$0] }, &faces))
      }
    }
    return (reserved, entries)
  }

  /// The description in the dictionary; nil if it is missing or empty.
  package var description: String? { values.description?.nonEmpty }

  /// The ids of the rules that are ignored in the file, with their positions.
  package var suppressedRules: [Node] { values.suppressedRules }

  /// All keys with a meaning, on every level, except the names of styles.
  package static let keys =
    ReservedKey.allCases.map(\.rawValue) + EntryKey.allCases.map(\.rawValue) + MetricEntry.schema.keys.map(\.name)

  /// The first entry of a style, which is the one that is used.
  package func entry(for style: TextStyle) -> StyleEntry? { entryIndices[style.index].map { entries[$0] } }

  package func entry(forCustom name: String) -> StyleEntry? { customIndices[name].map { entries[$0] } }

  /// The entries of custom styles, in order.
  package var customEntries: ArraySlice<StyleEntry> { entries.dropFirst(entries.count - customFields.all.count) }
}

extension String {
  package var nonEmpty: String? { isEmpty ? nil : self }
}
