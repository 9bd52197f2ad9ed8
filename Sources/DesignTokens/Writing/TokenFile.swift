import Documents
import StyleModel
import Writing

/// Parts that all files of design tokens share.
enum TokenFile {
  /// The text of a file.
  static func bytes(
    _ members: () throws(UnconvertibleDictionary) -> [(String, JSONValue)]
  ) throws(UnconvertibleDictionary) -> [UInt8] {
    let value = JSONValue.object(try members())
    // Tokens are nested deeper than their entries. Nesting that no reader accepts is not written.
    guard value.depth <= Limits.depth else { throw UnconvertibleDictionary() }
    return Array(value.compactText.utf8)
  }

  /// The members of the whole document, and the groups of tokens.
  ///
  /// - Throws: if there is a duplicate key at the top level.
  static func groups(
    _ input: DictionaryTokens, styles: [(String, JSONValue)], customStyles: [(String, JSONValue)],
    metrics: [(String, JSONValue)]
  ) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    let reserved = input.dictionary.reserved
    guard Set(reserved.map(\.name)).count == reserved.count else { throw UnconvertibleDictionary() }
    func node(_ key: ReservedKey) -> Node? { reserved.first { $0.name == key.rawValue }?.value }
    var own: [(String, JSONValue)] = []
    for member in reserved where !isHeldByToken(member) && !isGroup(member) {
      own.append((member.name, try JSONValue(convertible: member.value)))
    }
    return try description(node(.description)) + WrittenExtensions.member(node(.extensions), own: own)
      + (styles.isEmpty ? [] : [("textStyle", .object(styles))])
      + [(ReservedKey.custom, customStyles), (.metrics, metrics)]
      .filter { key, _ in reserved.contains { $0.name == key.rawValue && isGroup($0) } }
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
