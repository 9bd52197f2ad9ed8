import Diagnostics
import Documents
import DynamicType
import StyleModel

/// The entry of a text style that a typography token comes to.
struct TokenEntry {
  private let token: Token
  private let style: TextStyle
  private let spelling: Node?
  private var typography: Typography
  /// The keys of the entry that its extension has, as far as they still hold.
  private let kept: [Node.Member]
  /// What draws the text; nil where the extension has it.
  private let font: TokenFont?
  /// What a text style has no key for.
  private let others: [Node.Member]
  /// What is lost or guessed of the font.
  let finding: Finding?

  /// Nil for what cannot be read, and for a style that the dictionary left out, as long as it is unchanged.
  ///
  /// - Parameter implied: what the members were that typeramp added; what still is the same is left out.
  init?(
    _ entry: StyleMap.Entry, of token: Token, _ typography: Typography, implied: Typography?, _ naming: FontNaming,
    _ form: TokenForm
  ) {
    self.token = token
    style = entry.style
    spelling = entry.spelling
    let changes = TypographyChanges(typography, since: implied)
    self.typography = changes.typography
    let own = TokenExtension(token.extensions)
    if typography.isBroken || own?.isFallback ?? false && changes.isEmpty { return nil }
    kept = own?.entry.filter { !changes.outdatedKeys.contains($0.name) } ?? []
    others = typography.others + TokenObject(token.object, form).unknown
    let hasFont = kept.contains { Self.fontKeys.contains($0.name) }
    let reading =
      hasFont ? .absent : TokenFont.reading(of: typography, token, isItalic: own?.isItalic ?? false, naming)
    font = reading.value
    finding = reading.finding
    // At the preferred size the system font is the preferred font, unless a dictionary said that size outright.
    let isOfDictionary = own?.entry.contains { Self.fontKeys.contains($0.name) } ?? false
    if case .system? = font, !isOfDictionary, self.typography.hasPreferredSize(of: style) { self.typography.size = nil }
  }

  private static let fontKeys: Set<String> = [
    EntryKey.fontName.rawValue, EntryKey.weight.rawValue, EntryKey.design.rawValue,
  ]
}

// MARK: - Writing

extension TokenEntry {
  /// Adds the style and its entry.
  func write(to tree: inout DerivedTree) {
    tree.string(spelling?.string ?? style.name, at: token.name)
    tree.dictionary(at: token.object) { tree in
      font?.write(to: &tree)
      tree.copy(kept)
      if let size = typography.size { tree.member(EntryKey.fontSize.rawValue, size.value, at: size.member.value) }
      if let lineHeight = typography.lineHeight {
        tree.member(EntryKey.lineHeight.rawValue, lineHeight.value, at: lineHeight.member.value)
      }
      if let spacing = typography.letterSpacing {
        tree.member(EntryKey.tracking.rawValue, spacing.value, at: spacing.member.value)
      }
      if let description = token.description, description.string != nil {
        tree.member(EntryKey.description.rawValue, description)
      }
      tree.extensions(token.extensions, others: others)
    }
  }
}
