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

  /// The name of the token: the first name of a text style, or the name of a custom style.
  var name: String { scaled.style.name }

  /// The token.
  ///
  /// - Parameters:
  ///   - typography: its value.
  ///   - literalKeys: the keys of the entry that the value represents completely.
  func token(_ typography: TypographyValue, without literalKeys: Set<EntryKey>) throws -> JSONValue {
    let style =
      scaled.style.customName.map(TokenExtension.customStyle) ?? TokenExtension.textStyle(entry?.name ?? name)
    let own = [style] + (try carried(without: literalKeys)) + [TokenExtension.implied(typography.implied)]
    let extensions = try WrittenExtensions.member(entry?.member(of: .extensions)?.value, own: own)
    return .object(
      [("$type", .string(TokenType.typography.rawValue)), ("$value", typography.value)]
        + DictionaryTokens.description(entry?.member(of: .description)?.value) + extensions)
  }

  /// The keys of the entry for the extension, in order.
  private func carried(without literalKeys: Set<EntryKey>) throws -> [(String, JSONValue)] {
    guard let entry else { return [TokenExtension.isFallback] }
    return try entry.uniqueValues { field in
      // An invalid value is not in the token's value either.
      let isLiteral = entry.key(of: field).map { literalKeys.contains($0) && entry.hasUsable($0) } ?? false
      return !isLiteral && !DictionaryTokens.isHeldByToken(field.member)
    }
  }
}

// MARK: - Values

extension TypographyTokenWriter {
  /// The members at `large`.
  var literal: TypographyValue {
    get throws {
      try TypographyValue { member in
        switch member {
        case .fontFamily: .implied(try families)
        case .fontWeight: .implied(weight)
        case .fontSize: literal(entry?.values.fontSize, orImplied: scaled.style.fontSize) { .dimension($0) }
        case .letterSpacing: literal(entry?.values.tracking, orImplied: 0) { .dimension($0) }
        case .lineHeight: literal(entry?.values.lineHeight, orImplied: scaled.lineHeightOfFont(at: .large)) { $0 }
        }
      }
    }
  }

  /// The members with aliases for everything that depends on the category; the implied values are those at `large`.
  var alias: TypographyValue {
    get throws {
      try TypographyValue { member in
        switch member {
        case .fontFamily: .implied(try families)
        case .fontWeight: .implied(weight)
        case .fontSize: alias(member, scaled.fontSizeValue(at: .large))
        case .letterSpacing:
          scaled.letterSpacingValue(at: .large).map { alias(member, $0) } ?? .implied(.dimension(.number(0)))
        case .lineHeight: alias(member, scaled.lineHeightValue(at: .large))
        }
      }
    }
  }

  /// The group of its tokens under `contentSize`.
  private var path: String { scaled.style.customName.map { "\(ReservedKey.custom.rawValue).\($0)" } ?? name }

  private func alias(_ member: Typography.Member, _ implied: JSONValue) -> TypographyValue.Part {
    TypographyValue.Part(value: .string("{contentSize.\(path).\(member.rawValue)}"), implied: implied)
  }

  private func literal(
    _ own: Bound<Double>?, orImplied implied: Double, _ form: (JSONValue) -> JSONValue
  ) -> TypographyValue.Part {
    if let own = own?.written { return TypographyValue.Part(value: form(own)) }
    return .implied(form(.number(implied)))
  }

  private var families: JSONValue {
    get throws {
      let own =
        switch scaled.style.font {
        case .custom(let name, _): [naming.description(of: name).family]
        case .system(_, let design, _): FontNaming.families(of: design ?? .default)
        }
      let families = own + scaled.style.fallbackFamilies
      // In braces it would be read as the name of a token.
      if families.contains(where: { $0.hasPrefix("{") && $0.hasSuffix("}") }) { throw UnconvertibleDictionary() }
      return .families(families)
    }
  }

  private var weight: JSONValue {
    switch scaled.style.font {
    case .custom(let name, _): .number(naming.description(of: name).weight)
    case .system: .number(Double(scaled.style.systemWeight?.cssValue ?? 400))
    }
  }
}

extension DictionaryTokens {
  /// A writer for each entry of a text style, in the dictionary's order.
  ///
  /// - Parameter includesAbsent: whether to append the styles that the dictionary leaves out.
  /// - Throws: if an entry belongs to no style, or is the second of its style, since no token can be named after it.
  func typographyTokens(includesAbsent: Bool) throws -> [TypographyTokenWriter] {
    let entries = dictionary.entries.filter { !$0.isCustom }
    let styles = entries.compactMap(\.style)
    guard Set(styles).count == entries.count else { throw UnconvertibleDictionary() }
    let present = zip(styles, entries).map { style, entry in
      TypographyTokenWriter(scaled: table.styles[style.index], entry: entry, naming: naming)
    }
    guard includesAbsent else { return present }
    let absent = table.styles.filter { dictionary.entry(for: $0.style.textStyle) == nil }
    return present + absent.map { TypographyTokenWriter(scaled: $0, entry: nil, naming: naming) }
  }

  /// A writer for each custom style.
  ///
  /// - Throws: if an entry has no valid style, or is the second of its name.
  var customTokens: [TypographyTokenWriter] {
    get throws {
      let entries = dictionary.customEntries
      guard entries.count == table.customStyles.count else { throw UnconvertibleDictionary() }
      return zip(table.customStyles, entries).map { TypographyTokenWriter(scaled: $0, entry: $1, naming: naming) }
    }
  }
}

/// The value of a typography token.
struct TypographyValue {
  struct Part {
    let value: JSONValue
    /// The value again, if the source does not have it in this form: an importer leaves the member out unless it was
    /// edited.
    var implied: JSONValue?

    static func implied(_ value: JSONValue) -> Part { Part(value: value, implied: value) }
  }

  private let parts: [(name: String, part: Part)]

  init(_ part: (Typography.Member) throws -> Part) rethrows {
    parts = try Typography.Member.allCases.map { ($0.rawValue, try part($0)) }
  }

  var value: JSONValue { .object(parts.map { ($0.name, $0.part.value) }) }

  /// The members with an implied value.
  var implied: [(String, JSONValue)] { parts.compactMap { name, part in part.implied.map { (name, $0) } } }
}

extension JSONValue {
  /// Families as DTCG writes them.
  static func families(_ names: [String]) -> JSONValue {
    names.count == 1 ? .string(names[0]) : .array(names.map(JSONValue.string))
  }
}
