import Documents
import DynamicType
package import StyleModel
import Writing

/// Writes a style dictionary as design tokens.
package struct DictionaryTokens {
  let dictionary: StyleDictionary
  let table: ScaledTable
  private let naming: FontNaming

  package init(_ dictionary: StyleDictionary, _ table: ScaledTable, fonts: FontCatalog?) {
    self.dictionary = dictionary
    self.table = table
    naming = FontNaming(fonts: fonts)
  }

  /// Design tokens, Format Module 2025.10: a typography token for each entry, a dimension for each metric.
  ///
  /// Keys without a member in tokens are in `$extensions`, so that the dictionary can be restored completely. Nil if
  /// something cannot be represented.
  package var dtcg: [UInt8]? {
    try? Self.bytes(
      [("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))]
        + groups(
          includesAbsent: false, style: { try $0.token($0.literal, without: [.fontSize, .lineHeight, .tracking]) },
          metrics: dictionary.metrics.map { metric in
            (metric.name, try metric.token(.dimension(metric.value?.written ?? .number(0))))
          }))
  }

  /// The text of a file.
  static func bytes(_ members: WrittenMembers) throws -> [UInt8] {
    let value = JSONValue.object(members)
    // Tokens are nested deeper than their entries. Nesting that no reader accepts is not written.
    guard value.depth <= Limits.depth else { throw UnconvertibleDictionary() }
    return Array(value.compactText.utf8)
  }
}

// MARK: - Parts of a file

extension DictionaryTokens {
  /// The members of the whole document, and the groups of tokens.
  ///
  /// - Parameters:
  ///   - includesAbsent: whether to append the styles that the dictionary leaves out.
  ///   - style: writes the token of a style.
  /// - Throws: if there is a duplicate key at the top level.
  func groups(
    includesAbsent: Bool, style: (TypographyTokenWriter) throws -> JSONValue, metrics: WrittenMembers
  ) throws -> WrittenMembers {
    let reserved = dictionary.reserved
    guard Set(reserved.map(\.name)).count == reserved.count else { throw UnconvertibleDictionary() }
    func node(_ key: ReservedKey) -> Node? { reserved.first { $0.name == key.rawValue }?.value }
    let own = try reserved.filter { !Self.isHeldByToken($0) && !Self.isGroup($0) }
      .map { ($0.name, try JSONValue(convertible: $0.value)) }
    let styles = try textStyles(includesAbsent: includesAbsent).map { ($0.name, try style($0)) }
    let customStyles = try customStyles.map { ($0.name, try style($0)) }
    return try Self.description(node(.description)) + TokenExtension.extensions(node(.extensions), own: own)
      + (styles.isEmpty ? [] : [("textStyle", .object(styles))])
      + [(ReservedKey.custom, customStyles), (.metrics, metrics)]
      .filter { key, _ in reserved.contains { $0.name == key.rawValue && Self.isGroup($0) } }
      .map { ($0.rawValue, .object($1)) }
  }

  /// A writer for each entry of a text style, in the dictionary's order.
  ///
  /// - Throws: if an entry belongs to no style, or is the second of its style, since no token can be named after it.
  private func textStyles(includesAbsent: Bool) throws -> [TypographyTokenWriter] {
    let entries = dictionary.entries.filter { !$0.isCustom }
    let styles = entries.compactMap(\.style)
    guard Set(styles).count == entries.count else { throw UnconvertibleDictionary() }
    let absent = includesAbsent ? table.styles.filter { dictionary.entry(for: $0.style.textStyle) == nil } : []
    return zip(styles, entries).map { writer(of: table.styles[$0.index], $1) } + absent.map { writer(of: $0, nil) }
  }

  /// A writer for each custom style.
  ///
  /// - Throws: if an entry has no valid style, or is the second of its name.
  private var customStyles: [TypographyTokenWriter] {
    get throws {
      let entries = dictionary.customEntries
      guard entries.count == table.customStyles.count else { throw UnconvertibleDictionary() }
      return zip(table.customStyles, entries).map { writer(of: $0, $1) }
    }
  }

  private func writer(of style: ScaledStyle, _ entry: StyleEntry?) -> TypographyTokenWriter {
    TypographyTokenWriter(scaled: style, entry: entry, naming: naming)
  }

  /// Whether its members are tokens.
  private static func isGroup(_ member: Node.Member) -> Bool {
    [ReservedKey.custom, .metrics].contains { $0.rawValue == member.name } && member.value.kind == .dictionary
  }

  /// Whether tokens and groups have such a member: a description, or extensions unless they are empty, which would
  /// leave no trace.
  static func isHeldByToken(_ member: Node.Member) -> Bool {
    switch member.name {
    case EntryKey.description.rawValue: member.value.kind == .string
    case EntryKey.extensions.rawValue: member.value.kind == .dictionary && member.value.size > 1
    default: false
    }
  }

  /// `$description`, if it exists, empty or not.
  static func description(_ node: Node?) -> WrittenMembers {
    node?.string.map { [("$description", .string($0))] } ?? []
  }
}

extension MetricEntry {
  /// The metric as a dimension token.
  ///
  /// - Parameters:
  ///   - value: the token's value: a dimension equal to the entry's value, or an alias.
  ///   - extra: members of its extension besides the entry; if empty, `value` alone represents the entry's value.
  func token(_ value: JSONValue, extra: WrittenMembers = []) throws -> JSONValue {
    let carried = try uniqueValues { field in !(extra.isEmpty && field.member.isNamed(MetricEntry.valueKey)) }
    let own = [TokenExtension.member(.metric, name)] + carried + extra
    return .token(.dimension, value, try TokenExtension.extensions(nil, own: own))
  }
}
