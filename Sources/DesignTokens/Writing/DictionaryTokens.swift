import Documents
import DynamicType
package import StyleModel
import Writing

/// Writes a style dictionary as design tokens.
package struct DictionaryTokens {
  let dictionary: StyleDictionary
  let table: ScaledTable
  let naming: FontNaming

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
      [TokenExtension.formatSchema]
        + groups(
          styles: tokens(of: typographyTokens(includesAbsent: false)), customStyles: tokens(of: customTokens),
          metrics: dictionary.metrics.map { metric in
            (metric.name, try metric.token(.dimension(metric.value?.written ?? .number(0)), extra: []))
          }))
  }

  /// The tokens at `large`, in order.
  private func tokens(of writers: [TypographyTokenWriter]) throws -> [(String, JSONValue)] {
    try writers.map { ($0.name, try $0.token($0.literal, without: [.fontSize, .lineHeight, .tracking])) }
  }

  /// The text of a file.
  static func bytes(_ members: [(String, JSONValue)]) throws -> [UInt8] {
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
  /// - Throws: if there is a duplicate key at the top level.
  func groups(
    styles: [(String, JSONValue)], customStyles: [(String, JSONValue)], metrics: [(String, JSONValue)]
  ) throws -> [(String, JSONValue)] {
    let reserved = dictionary.reserved
    guard Set(reserved.map(\.name)).count == reserved.count else { throw UnconvertibleDictionary() }
    func node(_ key: ReservedKey) -> Node? { reserved.first { $0.name == key.rawValue }?.value }
    let own = try reserved.filter { !Self.isHeldByToken($0) && !Self.isGroup($0) }
      .map { ($0.name, try JSONValue(convertible: $0.value)) }
    return try Self.description(node(.description)) + WrittenExtensions.member(node(.extensions), own: own)
      + (styles.isEmpty ? [] : [("textStyle", .object(styles))])
      + [(ReservedKey.custom, customStyles), (.metrics, metrics)]
      .filter { key, _ in reserved.contains { $0.name == key.rawValue && Self.isGroup($0) } }
      .map { ($0.rawValue, .object($1)) }
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
  static func description(_ node: Node?) -> [(String, JSONValue)] {
    node?.string.map { [("$description", .string($0))] } ?? []
  }
}

extension MetricEntry {
  /// The metric as a dimension token.
  ///
  /// - Parameters:
  ///   - value: the token's value: a dimension equal to the entry's value, or an alias.
  ///   - extra: members of its extension besides the entry; if empty, `value` alone represents the entry's value.
  func token(_ value: JSONValue, extra: [TokenExtension.Member]) throws -> JSONValue {
    let carried = try uniqueValues { field in !(extra.isEmpty && field.member.isNamed(MetricEntry.valueKey)) }
    let extensions = try WrittenExtensions.member(nil, own: [TokenExtension.metric(name)] + carried + extra)
    return .object([("$type", .string(TokenType.dimension.rawValue)), ("$value", value)] + extensions)
  }
}
