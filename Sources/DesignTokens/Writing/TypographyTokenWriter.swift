import Documents
import DynamicType
import StyleModel
import Writing

/// Writes a text style as a typography token.
struct TypographyTokenWriter {
  let scaled: ScaledStyle
  /// Nil for a style that the dictionary leaves out.
  let entry: StyleEntry?
  let naming: FontNaming

  /// A member of the token's value.
  struct Member {
    let name: String
    let value: JSONValue
    /// What the value is as long as nobody edits it, when the entry does not say it in this form: an importer drops it then.
    let implied: JSONValue?
  }

  /// What the token is called: the style's first name.
  var name: String { scaled.style.textStyle.name }

  /// The token.
  ///
  /// - Parameters:
  ///   - members: its value's.
  ///   - literalKeys: the keys of the entry that those say by themselves.
  func token(_ members: [Member], without literalKeys: Set<EntryKey>) throws(UnconvertibleDictionary) -> JSONValue {
    let implied = members.compactMap { member in member.implied.map { (member.name, $0) } }
    let own =
      [("textStyle", .string(entry?.name ?? name))] + (try carried(without: literalKeys))
      + [("implied", .object(implied))]
    let extensions = try TokenExtensions.member(entry?.member(of: .extensions)?.value, own: own)
    return .object(
      [("$type", .string("typography")), ("$value", .object(members.map { ($0.name, $0.value) }))]
        + TokenFile.description(entry?.member(of: .description)?.value) + extensions)
  }

  /// What the extension carries of the entry, in its order.
  private func carried(without literalKeys: Set<EntryKey>) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    guard let entry else { return [("origin", .string("preferredFont"))] }
    return try entry.uniqueValues { field in
      // A value that cannot be used is not in the token's value either.
      let isLiteral = entry.key(of: field).map { literalKeys.contains($0) && entry.hasUsable($0) } ?? false
      return !isLiteral && !TokenFile.isHeldByToken(field.member)
    }
  }
}

// MARK: - Values

extension TypographyTokenWriter {
  /// The five members that the format demands, at `large`.
  var literalMembers: [Member] {
    get throws(UnconvertibleDictionary) {
      [
        try family, literal("fontSize", .fontSize, orImplied: .number(scaled.style.fontSize), JSONValue.pixels), weight,
        literal("letterSpacing", .tracking, orImplied: .number(0), JSONValue.pixels),
        literal("lineHeight", .lineHeight, orImplied: .number(scaled.lineHeightOfFont(at: .large))) { $0 },
      ]
    }
  }

  /// The same, what depends on the category as an alias of its token; implied is what that is at `large`.
  var aliasMembers: [Member] {
    get throws(UnconvertibleDictionary) {
      let spacing = scaled.letterSpacingValue(at: .large)
      let none = JSONValue.pixels(.number(0))
      return [
        try family, alias("fontSize", scaled.fontSizeValue(at: .large)), weight,
        spacing.map { alias("letterSpacing", $0) } ?? Member(name: "letterSpacing", value: none, implied: none),
        alias("lineHeight", scaled.lineHeightValue(at: .large)),
      ]
    }
  }

  private func alias(_ member: String, _ implied: JSONValue) -> Member {
    Member(name: member, value: .string("{contentSize.\(name).\(member)}"), implied: implied)
  }

  private func literal(
    _ member: String, _ key: StyleKey<Double>, orImplied implied: JSONValue, _ form: (JSONValue) -> JSONValue
  ) -> Member {
    if let own = entry?[key]?.written { return Member(name: member, value: form(own), implied: nil) }
    return Member(name: member, value: form(implied), implied: form(implied))
  }

  private var family: Member {
    get throws(UnconvertibleDictionary) {
      let value: JSONValue
      switch scaled.style.font {
      case .custom(let name, _):
        let family = naming.description(of: name).family
        // In braces it would be the name of a token.
        if family.hasPrefix("{") && family.hasSuffix("}") { throw UnconvertibleDictionary() }
        value = .string(family)
      case .system(_, let design, _): value = .array(FontNaming.families(of: design ?? .default).map(JSONValue.string))
      }
      return Member(name: "fontFamily", value: value, implied: value)
    }
  }

  private var weight: Member {
    let value: JSONValue =
      switch scaled.style.font {
      case .custom(let name, _): .number(naming.description(of: name).weight)
      case .system: .number(Double(scaled.style.systemWeight?.cssValue ?? 400))
      }
    return Member(name: "fontWeight", value: value, implied: value)
  }
}

extension DictionaryTokens {
  /// A writer for each entry, in the dictionary's order.
  ///
  /// - Parameter includesAbsent: whether the styles that the dictionary leaves out follow.
  /// - Throws: when an entry is of no style, or a second one of its style: no token can be named by it.
  func typographyTokens(
    includesAbsent: Bool
  ) throws(UnconvertibleDictionary) -> [TypographyTokenWriter] {
    let entries = dictionary.entries
    let styles = entries.compactMap(\.style)
    guard Set(styles).count == entries.count else { throw UnconvertibleDictionary() }
    let present = zip(styles, entries).map { style, entry in
      TypographyTokenWriter(scaled: table.styles[style.index], entry: entry, naming: naming)
    }
    guard includesAbsent else { return present }
    let absent = table.styles.filter { dictionary.entry(for: $0.style.textStyle) == nil }
    return present + absent.map { TypographyTokenWriter(scaled: $0, entry: nil, naming: naming) }
  }
}
