import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The entry of a style for a typography token.
struct TokenEntry {
  /// The style, and the key of its entry.
  let style: TokenStyle
  private let name: String
  private let token: Token
  /// The members besides the description and the extensions, in order.
  private var members: [DerivedMember] = []
  /// The keys of a mapping file, which override all others.
  private let mapped: [String]
  /// Members without a key in a text style.
  private let others: [Node.Member]
  /// What is lost or guessed about the font.
  private(set) var finding: Diagnostic?

  /// Creates an entry. Nil if the token cannot be read, and for an unchanged style that the dictionary left out.
  init?(_ entry: StyleMap.Entry, in checked: CheckedTokens, _ faces: inout FaceFinder) {
    let (own, typography) = (entry.token.own, entry.typography)
    let changes = TypographyChanges(typography, since: entry.index.flatMap { checked.implied[$0] })
    if typography.isBroken || own?.isFallback ?? false && changes.isEmpty { return nil }
    style = entry.style
    name = entry.spelling ?? style.name
    token = entry.token
    mapped = entry.keys.map(\.name)
    others = typography.others + TokenObject(token.object, checked.set.form).unknown

    var outdated = changes.outdatedKeys + mapped
    if mapped.contains(where: Self.fontKeys.contains) { outdated += Self.fontKeys }
    // The slant of a token's face does not apply to a face in a mapping file.
    if mapped.contains(EntryKey.fontName.rawValue) { outdated.append(EntryKey.fontStyle.rawValue) }
    let carried = typography.carriedKeys.filter { !outdated.contains($0.key.rawValue) }
    outdated += carried.map(\.key.rawValue)
    let kept = own?.entry.filter { !outdated.contains($0.name) } ?? []

    let font = font(of: typography, keys: mapped + kept.map(\.name), &faces)
    members = font?.members ?? []
    if case .custom(_, let curve?) = style { add(.relativeTo, .string(curve.name), at: token.name) }
    members += kept.map(DerivedMember.copied) + entry.keys.map { .foreign($0, at: token.name) }
    if !isPreferred(font, changes.typography, on: checked.platform) { add(.fontSize, changes.typography.size) }
    for (key, value, node) in carried { add(key, value, at: node) }
    if changes.hasOwnFamilies, let families = typography.fallbackFamilies {
      add(.fallbackFamilies, .array(families.value.map(JSONValue.string)), at: families.member.value)
    }
    add(.lineHeight, changes.typography.lineHeight)
    add(.tracking, changes.typography.letterSpacing)
  }

  private static let fontKeys = EntryKey.ofFonts.map(\.rawValue)

  /// The font of the text; nil if one of the other keys names it. A weight or a slant alone is that of the token's
  /// family.
  private mutating func font(
    of typography: Typography, keys: [String], _ faces: inout FaceFinder
  ) -> TokenFont? {
    let given = Set(keys).intersection(Self.fontKeys)
    if !given.isEmpty {
      guard given.isSubset(of: [EntryKey.weight.rawValue, EntryKey.italic.rawValue]),
        let families = typography.families, FontNaming.systemDesign(ofFamily: families.value[0]) == nil
      else { return nil }
      return .family(families.value[0], at: families.member.value)
    }
    let isItalic = typography.isItalic ?? (token.own?.fontStyle == .italic)
    let font = TokenFont.font(of: typography, token, isItalic: isItalic, &faces)
    finding = font.finding
    return font.value
  }

  /// Whether the font is the preferred font: the system font at the preferred size, unless a dictionary set that size
  /// explicitly.
  private func isPreferred(_ font: TokenFont?, _ typography: Typography, on platform: Platform) -> Bool {
    guard case .system? = font, let base = style.base else { return false }
    let isOfDictionary = token.own?.entry.contains { Self.fontKeys.contains($0.name) } ?? false
    return !isOfDictionary && typography.hasPreferredSize(of: base, on: platform)
  }

  private mutating func add(_ key: EntryKey, _ part: Typography.Part<Double>?) {
    if let part { add(key, .number(part.value), at: part.member.value) }
  }

  private mutating func add(_ key: EntryKey, _ value: JSONValue, at node: Node) {
    if !mapped.contains(key.rawValue) { members.append(.computed(key, value, at: node)) }
  }

  func write(to tree: inout DerivedTree) {
    let description = mapped.contains(EntryKey.description.rawValue) ? nil : token.description
    tree.string(name, at: token.name)
    tree.dictionary(at: token.object) { tree in
      tree.add(members)
      tree.add(description: description, extensions: token.extensions, others: others)
    }
  }
}
