import Documents
import DynamicType
package import StyleModel
import Writing

/// Writes a dictionary as design tokens.
package struct DictionaryTokens {
  let dictionary: StyleDictionary
  let table: ScaledTable
  private let naming: FontNaming
  /// The tokens of which styles were made, by the names of the styles.
  private let sources: [String: StyleMap.Entry]

  /// - Parameter imported: the import of tokens from which the dictionary is.
  package init(
    _ dictionary: StyleDictionary, _ table: ScaledTable, fonts: FontCatalog?, from imported: TokenImport? = nil
  ) {
    self.dictionary = dictionary
    self.table = table
    naming = FontNaming(fonts: fonts)
    sources = Dictionary(imported?.styles.entries.map { ($0.style.name, $0) } ?? []) { first, _ in first }
  }

  /// Design tokens, Format Module 2025.10: a typography token for each entry, a dimension for each metric.
  ///
  /// Keys without a member in tokens are in `$extensions`, so that the dictionary can be restored completely. Nil if
  /// something cannot be represented.
  package var dtcg: [UInt8]? {
    try? Self.bytes(
      [("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))]
        + groups(
          style: { try $0.dtcgToken },
          metrics: dictionary.metrics.map { metric in
            (metric.name, try metric.token(.dimension(metric.value?.written ?? .number(0))))
          }))
  }

  /// The text of a file without what only typeramp reads.
  package static func bare(_ bytes: [UInt8], path: String) -> [UInt8]? {
    let root = try? Document(bytes, path: path).tree.get().root
    return root.flatMap { JSONValue($0) }.map { Array($0.without(TokenExtension.vendor).compactText.utf8) }
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
  /// The members of the whole document, and the groups of tokens: where they were, if styles were made of tokens.
  ///
  /// - Parameters:
  ///   - style: writes the token of a style.
  ///   - isName: whether a token or a group can have a name.
  /// - Throws: if there is a duplicate key at the top level, or a token would be in the place of another.
  func groups(
    style: (TypographyTokenWriter) throws -> JSONValue, metrics: WrittenMembers,
    isName: (String) -> Bool = { _ in true }
  ) throws -> WrittenMembers {
    let reserved = dictionary.reserved
    guard Set(reserved.map(\.name)).count == reserved.count else { throw UnconvertibleDictionary() }
    func node(_ key: ReservedKey) -> Node? { reserved.first { $0.name == key.rawValue }?.value }
    let own = try reserved.filter { !Self.isHeldByToken($0) && !Self.isGroup($0) }
      .map { ($0.name, try JSONValue(convertible: $0.value)) }
    let styles = try textStyles + customStyles
    let tokens = try styles.map(style)
    let all = { (path: (TypographyTokenWriter) -> [String]) in
      zip(styles.map { path($0)[...] }, tokens) + metrics.map { ([ReservedKey.metrics.rawValue, $0][...], $1) }
    }
    let empty = reserved.filter { Self.isGroup($0) && $0.value.size == 1 }.map { ($0.name, JSONValue.object([])) }
    let old = try? TokenPaths.groups(all { $0.sourcePath(isName) ?? $0.path }, isName)
    return try Self.description(node(.description)) + TokenExtension.extensions(node(.extensions), own: own)
      + (old ?? TokenPaths.groups(all(\.path), isName)) + empty
  }

  /// A writer for each entry of a text style, in the dictionary's order.
  ///
  /// - Throws: if an entry belongs to no style, or is the second of its style, since no token can be named after it.
  private var textStyles: [TypographyTokenWriter] {
    get throws {
      let entries = dictionary.entries.filter { !$0.isCustom }
      let styles = entries.compactMap(\.style)
      guard Set(styles).count == entries.count else { throw UnconvertibleDictionary() }
      return zip(styles, entries).map { writer(of: table.styles[$0.index], $1) }
    }
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

  private func writer(of style: ScaledStyle, _ entry: StyleEntry) -> TypographyTokenWriter {
    TypographyTokenWriter(scaled: style, entry: entry, naming: naming, source: sources[style.style.name])
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

/// The paths of tokens that are written.
enum TokenPaths {
  /// Whether the names of tokens and groups can be such a text in DTCG.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("$") && !text.utf8.contains { "{}.".utf8.contains($0) }
  }

  /// Tokens in their groups, in order.
  ///
  /// - Throws: if a name is not possible, or a token would be within another one.
  static func groups(
    _ tokens: [(path: ArraySlice<String>, token: JSONValue)], _ isName: (String) -> Bool
  ) throws -> WrittenMembers {
    var names: [ExactString] = []
    var groups: [ExactString: [(path: ArraySlice<String>, token: JSONValue)]] = [:]
    for (path, token) in tokens {
      guard let name = path.first, TokenPaths.isName(name), isName(name) else { throw UnconvertibleDictionary() }
      if groups[ExactString(name)] == nil { names.append(ExactString(name)) }
      groups[ExactString(name), default: []].append((path.dropFirst(), token))
    }
    return try names.map { name in
      let members = groups[name] ?? []
      let isToken = members.count == 1 && members[0].path.isEmpty
      return (name.text, isToken ? members[0].token : .object(try self.groups(members, isName)))
    }
  }
}

extension JSONValue {
  /// The value without the members of a name.
  fileprivate func without(_ name: String) -> JSONValue {
    switch self {
    case .object(let members): .object(members.filter { $0.0 != name }.map { ($0.0, $0.1.without(name)) })
    case .array(let elements): .array(elements.map { $0.without(name) })
    default: self
    }
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
