import Documents
import DynamicType
import StyleModel
import Writing

/// Writes a text style as a typography token.
struct TypographyTokenWriter {
  let scaled: ScaledStyle
  let entry: StyleEntry
  let naming: FontNaming
  /// The token of which the style was made; nil for a style of a dictionary.
  let source: StyleMap.Entry?

  /// The name of the token: the first name of a text style, or the name of a custom style.
  var name: String { scaled.style.name }

  /// The token of the style in DTCG.
  var dtcgToken: JSONValue {
    get throws {
      let parts = try Typography.Member.allCases.map { ($0.rawValue, try part($0)) }
      return try token(
        parts.map { ($0, $1.value) }, implied: parts.filter(\.1.isImplied).map { ($0, $1.value) },
        without: [.fontSize, .lineHeight, .tracking])
    }
  }

  /// The token of the style with a value.
  ///
  /// - Parameter impliedMembers: the members of the value that do not represent a key of the entry completely.
  func token(
    _ value: WrittenMembers, implied impliedMembers: WrittenMembers, without literalKeys: Set<EntryKey> = []
  ) throws -> JSONValue {
    let style =
      scaled.style.customName.map { TokenExtension.member(.customStyle, $0) }
      ?? TokenExtension.member(.textStyle, entry.name)
    let implied = TokenExtension.member(.implied, .object(impliedMembers))
    let own = [style] + (try carried(without: literalKeys)) + [implied]
    return .token(
      .typography, .object(value),
      DictionaryTokens.description(entry.member(of: .description)?.value)
        + (try TokenExtension.extensions(entry.member(of: .extensions)?.value, own: own)))
  }

  /// The keys of the entry for the extension, in order.
  private func carried(without literalKeys: Set<EntryKey>) throws -> WrittenMembers {
    try entry.uniqueValues { field in
      // An invalid value is not in the token's value either.
      let isLiteral = entry.key(of: field).map { literalKeys.contains($0) && entry.hasUsable($0) } ?? false
      return !isLiteral && !DictionaryTokens.isHeldByToken(field.member)
    }
  }
}

// MARK: - Values

extension TypographyTokenWriter {
  /// A member at `large`. It is implied if the entry does not have it in this form: an importer leaves it out unless it
  /// was edited.
  private func part(_ member: Typography.Member) throws -> (value: JSONValue, isImplied: Bool) {
    let (own, implied): (Bound<Double>?, Double)
    switch member {
    case .fontFamily: return (try families, true)
    case .fontWeight: return (.number(font.weight.weight), true)
    case .fontSize: (own, implied) = (entry.values.fontSize, scaled.style.fontSize)
    case .letterSpacing: (own, implied) = (entry.values.tracking, 0)
    case .lineHeight: (own, implied) = (entry.values.lineHeight, lineHeightOfFont)
    }
    let number = own?.written ?? .number(implied)
    return (member == .lineHeight ? number : .dimension(number), own == nil)
  }

  /// The line height of the font as a multiple of its size: from its line spacing if that is known, otherwise from the
  /// preferred font that it replaces.
  private var lineHeightOfFont: Double {
    let (index, style) = (ContentSizeCategory.large.index, scaled.style)
    let size = scaled.sizes[index]
    if let spacing = scaled.lineSpacings?[index], spacing > 0, size > 0 { return spacing / size }
    let preferred = style.platform.preferredFont(style.textStyle)
    return preferred.lineSpacing(compatibleWith: .large) / preferred.pointSize(compatibleWith: .large)
  }

  /// The family, nil for the system font, and the weight: as the token says them, otherwise as the font's name does.
  var font: (family: String?, weight: WeightText) {
    let slant = scaled.style.fontStyle.map { $0 == .italic }
    guard let name = scaled.style.customFont?.name else {
      return (nil, WeightText(weight: Double(scaled.style.systemWeight?.cssValue ?? 400), isItalic: slant ?? false))
    }
    if let (family, weight) = source?.font {
      return (family, WeightText(weight: weight.weight, isItalic: slant ?? false, face: weight.face))
    }
    let font = naming.description(of: name)
    return (font.family, WeightText(weight: font.weight, isItalic: slant ?? font.isItalic))
  }

  /// The families in order of preference.
  ///
  /// - Parameter joinsFace: whether words of a face are part of the first.
  func familyNames(joinsFace: Bool = true) -> [String] {
    let font = font
    let own = font.family.map { [!joinsFace || font.weight.face.isEmpty ? $0 : $0 + " " + font.weight.face] }
    return (own ?? FontNaming.families(of: scaled.style.systemDesign ?? .default)) + scaled.style.fallbackFamilies
  }

  private var families: JSONValue {
    get throws {
      let families = familyNames()
      // In braces it would be read as the name of a token.
      if families.contains(where: { $0.hasPrefix("{") && $0.hasSuffix("}") }) { throw UnconvertibleDictionary() }
      return families.count == 1 ? .string(families[0]) : .array(families.map(JSONValue.string))
    }
  }
}

// MARK: - Paths

extension TypographyTokenWriter {
  /// The path of the token of a dictionary's style: that of a text style is in a group.
  var path: [String] { scaled.style.customName.map { [$0] } ?? [TokenExtension.Key.textStyle.rawValue, name] }

  /// The path of the token of which the style was made, if it means the same style without a mapping file.
  func sourcePath(_ isName: (String) -> Bool) -> [String]? {
    guard let path = source?.token.path else { return nil }
    let style = TextStyle(endOf: path)
    let isSame = scaled.style.customName.map { style == nil && $0 == StyleNames.customName(ofPath: path) }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).prefix(Limits.depth / 2).map(String.init)
    let isWhole = names.joined(separator: ".").utf8.count == path.utf8.count
    return isSame ?? (style == scaled.style.textStyle) && isWhole
      && names.allSatisfy { TokenPaths.isName($0) && isName($0) } ? names : nil
  }
}

extension StyleMap.Entry {
  /// The family and the weight of the token; nil if it has no family, or a mapping file names the font.
  var font: (family: String, weight: WeightText)? {
    guard let family = typography.families?.value.first,
      !keys.contains(where: { key in EntryKey.ofFonts.contains { key.isNamed($0.rawValue) } })
    else { return nil }
    let weight = typography.weight?.value ?? .regular
    return (family, WeightText(weight: weight.weight, isItalic: typography.isItalic ?? false, face: weight.face))
  }
}

extension JSONValue {
  /// A token.
  ///
  /// - Parameter others: the members after the value.
  static func token(_ type: TokenType, _ value: JSONValue, _ others: WrittenMembers) -> JSONValue {
    .object([("$type", .string(type.rawValue)), ("$value", value)] + others)
  }
}
