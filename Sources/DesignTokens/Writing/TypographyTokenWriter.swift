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
  /// The token of which the style was made; nil for a style of a dictionary.
  let source: StyleMap.Entry?

  /// The name of the token: the first name of a text style, or the name of a custom style.
  var name: String { scaled.style.name }

  /// The token of the style in DTCG.
  ///
  /// - Parameters:
  ///   - measure: the members besides the font: `literal` or `alias`.
  ///   - literalKeys: the keys of the entry that they represent completely.
  func token(
    _ measure: (Typography.Member) -> TypographyPart?, without literalKeys: Set<EntryKey> = []
  ) throws -> JSONValue {
    let parts = try Typography.Member.allCases.map { member in
      (member.rawValue, try measure(member) ?? .implied(member == .fontFamily ? families : .number(font.weight.weight)))
    }
    let implied = parts.compactMap { name, part in part.implied.map { (name, $0) } }
    return try token(parts.map { ($0, $1.value) }, implied: implied, without: literalKeys)
  }

  /// The token of the style with a value.
  ///
  /// - Parameter impliedMembers: the members of the value that do not represent a key of the entry completely.
  func token(
    _ value: WrittenMembers, implied impliedMembers: WrittenMembers, without literalKeys: Set<EntryKey> = []
  ) throws -> JSONValue {
    let style =
      scaled.style.customName.map { TokenExtension.member(.customStyle, $0) }
      ?? TokenExtension.member(.textStyle, entry?.name ?? name)
    let implied = TokenExtension.member(.implied, .object(impliedMembers))
    let own = [style] + (try carried(without: literalKeys)) + [implied]
    return .token(
      .typography, .object(value),
      DictionaryTokens.description(entry?.member(of: .description)?.value)
        + (try TokenExtension.extensions(entry?.member(of: .extensions)?.value, own: own)))
  }

  /// The keys of the entry for the extension, in order.
  private func carried(without literalKeys: Set<EntryKey>) throws -> WrittenMembers {
    guard let entry else { return [TokenExtension.fallback] }
    return try entry.uniqueValues { field in
      // An invalid value is not in the token's value either.
      let isLiteral = entry.key(of: field).map { literalKeys.contains($0) && entry.hasUsable($0) } ?? false
      return !isLiteral && !DictionaryTokens.isHeldByToken(field.member)
    }
  }
}

// MARK: - Values

extension TypographyTokenWriter {
  /// A member at `large`; nil for the font.
  func literal(_ member: Typography.Member) -> TypographyPart? {
    let (own, implied): (Bound<Double>?, Double)
    switch member {
    case .fontSize: (own, implied) = (entry?.values.fontSize, scaled.style.fontSize)
    case .letterSpacing: (own, implied) = (entry?.values.tracking, 0)
    case .lineHeight: (own, implied) = (entry?.values.lineHeight, scaled.lineHeightOfFont(at: .large))
    case .fontFamily, .fontWeight: return nil
    }
    let form = { (number: JSONValue) in member == .lineHeight ? number : .dimension(number) }
    return own.map { TypographyPart(value: form($0.written)) } ?? .implied(form(.number(implied)))
  }

  /// A member as an alias, since it depends on the text size; the implied value is that at `large`. Nil for the font.
  func alias(_ member: Typography.Member) -> TypographyPart? {
    switch member {
    case .fontSize: alias(member, scaled.fontSizeValue(at: .large))
    case .letterSpacing:
      scaled.letterSpacingValue(at: .large).map { alias(member, $0) } ?? .implied(.dimension(.number(0)))
    case .lineHeight: alias(member, scaled.lineHeightValue(at: .large))
    case .fontFamily, .fontWeight: nil
    }
  }

  private func alias(_ member: Typography.Member, _ implied: JSONValue) -> TypographyPart {
    // The group of its tokens under `contentSize`.
    let path = scaled.style.customName.map { "\(ReservedKey.custom.rawValue).\($0)" } ?? name
    return TypographyPart(value: .string("{contentSize.\(path).\(member.rawValue)}"), implied: implied)
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

/// The value of a member of a typography token.
struct TypographyPart {
  let value: JSONValue
  /// The value again, if the source does not have it in this form: an importer leaves the member out unless it was
  /// edited.
  var implied: JSONValue?

  static func implied(_ value: JSONValue) -> TypographyPart { TypographyPart(value: value, implied: value) }
}

extension JSONValue {
  /// A token.
  ///
  /// - Parameter others: the members after the value.
  static func token(_ type: TokenType, _ value: JSONValue, _ others: WrittenMembers) -> JSONValue {
    .object([("$type", .string(type.rawValue)), ("$value", value)] + others)
  }
}
