import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The entry of a style for a typography token.
struct TokenEntry {
  private let token: Token
  /// The style, and the key of its entry.
  let style: TokenStyle
  private let name: String
  private var typography: Typography
  /// The keys of the entry in the extension, as far as they are still valid.
  private let kept: [Node.Member]
  /// The font of the text; nil if the extension has it.
  private let font: TokenFont?
  /// Members of the token that DTCG does not have: a slant, a text case.
  private let carried: [(key: EntryKey, value: JSONValue, node: Node)]
  /// The families after the first one; nil if the extension has them, or there are none.
  private let fallbackFamilies: Typography.Part<[String]>?
  /// The keys of a mapping file, which override all others.
  private let mapped: [Node.Member]
  /// Members without a key in a text style.
  private let others: [Node.Member]
  /// What is lost or guessed about the font.
  let finding: Diagnostic?

  /// Creates an entry. Nil if the token cannot be read, and for an unchanged style that the dictionary left out.
  ///
  /// - Parameters:
  ///   - implied: the members that typeramp added; those that are unchanged are left out.
  ///   - platform: the platform of the text.
  init?(
    _ entry: StyleMap.Entry, of token: Token, _ typography: Typography, implied: Typography?,
    _ naming: inout TokenFontNaming, _ form: TokenForm, on platform: Platform
  ) {
    self.token = token
    style = entry.style
    name = entry.spelling ?? style.name
    let changes = TypographyChanges(typography, since: implied)
    self.typography = changes.typography
    fallbackFamilies = changes.hasOwnFamilies ? typography.fallbackFamilies : nil
    let own = TokenExtension(token.extensions)
    if typography.isBroken || own?.isFallback ?? false && changes.isEmpty { return nil }
    mapped = entry.keys
    let names = mapped.map(\.name)
    var outdated = changes.outdatedKeys + names
    let hasMappedFont = names.contains(where: Self.fontKeys.contains)
    // The slant of a token's face does not apply to a face in a mapping file.
    if names.contains(EntryKey.fontName.rawValue) { outdated.append(EntryKey.fontStyle.rawValue) }
    if hasMappedFont { outdated += Self.fontKeys }
    let hidden = outdated
    carried = typography.carriedKeys.filter { !hidden.contains($0.key.rawValue) }
    outdated += carried.map(\.key.rawValue)
    let stale = outdated
    kept = own?.entry.filter { !stale.contains($0.name) } ?? []
    others = typography.others + TokenObject(token.object, form).unknown
    let hasFont = hasMappedFont || kept.contains { Self.fontKeys.contains($0.name) }
    let isItalic = (typography.slant?.style ?? own?.fontStyle) == .italic
    let reading = hasFont ? .absent : TokenFont.reading(of: typography, token, isItalic: isItalic, &naming)
    font = reading.value
    finding = reading.finding
    // At the preferred size the system font is the preferred font, unless a dictionary set that size explicitly.
    let isOfDictionary = own?.entry.contains { Self.fontKeys.contains($0.name) } ?? false
    if case .system? = font, !isOfDictionary, let base = style.base,
      self.typography.hasPreferredSize(of: base, on: platform)
    {
      self.typography.size = nil
    }
  }

  private static let fontKeys: Set<String> = [
    EntryKey.fontName.rawValue, EntryKey.weight.rawValue, EntryKey.design.rawValue,
  ]
}

// MARK: - Writing

extension TokenEntry {
  /// Adds the style and its entry.
  func write(to tree: inout DerivedTree) {
    tree.string(name, at: token.name)
    tree.dictionary(at: token.object) { tree in
      font?.write(to: &tree)
      if case .custom(_, let curve?) = style {
        tree.member(.relativeTo, .string(curve.name), at: token.name)
      }
      tree.copy(kept)
      for member in mapped { tree.member(member.name, foreign: member.value, at: token.name) }
      write(.fontSize, typography.size, to: &tree)
      for (key, value, node) in carried { tree.member(key, value, at: node) }
      if let fallbackFamilies, !isMapped(.fallbackFamilies) {
        let names = JSONValue.array(fallbackFamilies.value.map(JSONValue.string))
        tree.member(.fallbackFamilies, names, at: fallbackFamilies.member.value)
      }
      write(.lineHeight, typography.lineHeight, to: &tree)
      write(.tracking, typography.letterSpacing, to: &tree)
      if !isMapped(.description), let description = token.description, description.string != nil {
        tree.member(EntryKey.description.rawValue, description)
      }
      tree.extensions(token.extensions, others: others)
    }
  }

  private func write(_ key: EntryKey, _ part: Typography.Part<Double>?, to tree: inout DerivedTree) {
    guard let part, !isMapped(key) else { return }
    tree.member(key, .number(part.value), at: part.member.value)
  }

  private func isMapped(_ key: EntryKey) -> Bool { mapped.contains { $0.name == key.rawValue } }
}
