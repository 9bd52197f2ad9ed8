import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The entry of a text style that a typography token comes to.
struct TokenEntry {
  private let token: Token
  private let style: TextStyle
  private let spelling: Node?
  private let typography: Typography
  /// The keys of the entry that its extension has, as far as they still hold.
  private let kept: [Node.Member]
  private let font: Font?
  /// What a text style has no key for.
  private let others: [Node.Member]

  /// What draws the text, computed from family and weight.
  private enum Font {
    case custom(String, at: Node)
    case system(FontWeight, FontDesign, at: Node)
  }

  /// Nil for what cannot be read, and for a style that the dictionary left out and nobody has touched since.
  ///
  /// - Parameter implied: what the made-up members of the value were; what still is the same is not taken.
  init?(
    _ token: Token, _ entry: StyleMap.Entry, _ typography: Typography, implied: Typography?, _ naming: FontNaming,
    _ form: TokenForm, _ log: inout TokenLog
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
    font = hasFont ? nil : Self.font(typography, token, isItalic: own?.isItalic ?? false, naming, &log)
  }

  private static let fontKeys: Set<String> = [
    EntryKey.fontName.rawValue, EntryKey.weight.rawValue, EntryKey.design.rawValue,
  ]

  private static func font(
    _ typography: Typography, _ token: Token, isItalic: Bool, _ naming: FontNaming, _ log: inout TokenLog
  ) -> Font? {
    let given = typography.weight?.value ?? .regular
    let weight = WeightText(weight: given.weight, isItalic: given.isItalic || isItalic)
    guard let families = typography.families else {
      // Its mistake has been told, or it is the system font's turn.
      return .system(systemWeight(weight, token, &log), .default, at: typography.weight?.member.value ?? token.name)
    }
    let place = families.member.value
    let family = families.value[0]
    if let design = FontNaming.systemDesign(ofFamily: family) {
      return .system(systemWeight(weight, token, &log), design, at: place)
    }
    let description = FontDescription(family: family, weight: weight.weight, isItalic: weight.isItalic)
    let (name, isKnown) = naming.postScriptName(for: description)
    if !isKnown {
      let message = "'\(name)' is what a font is usually named that is '\(family)' in weight \(weight.weight.shortest)"
      log.report(.fontName, Finding(at: place, message, keyPath: token.path + ".fontFamily"))
    }
    return .custom(name, at: place)
  }

  /// The system font has nine weights, and a slant that no dictionary can ask for.
  private static func systemWeight(_ weight: WeightText, _ token: Token, _ log: inout TokenLog) -> FontWeight {
    let nearest = FontWeight(nearestTo: weight.weight)
    var losses: [String] = []
    if Double(nearest.cssValue) != weight.weight {
      losses.append("weight \(weight.weight.shortest) becomes '\(nearest.rawValue)'")
    }
    if weight.isItalic { losses.append("its slant is lost") }
    if !losses.isEmpty {
      let message = "the system font comes in nine upright weights: " + losses.joined(separator: ", ")
      log.report(.systemFont, Finding(at: token.name, message, keyPath: token.path))
    }
    return nearest
  }
}

// MARK: - Writing

extension TokenEntry {
  /// Adds the style and its entry.
  func write(to tree: inout DerivedTree) {
    tree.string(spelling?.string ?? style.name, at: token.name)
    tree.dictionary(at: token.object) { tree in
      if let font { Self.write(font, to: &tree) }
      for member in kept {
        tree.copy(member.key)
        tree.copy(member.value)
      }
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

  private static func write(_ font: Font, to tree: inout DerivedTree) {
    switch font {
    case .custom(let name, let place): tree.member(EntryKey.fontName.rawValue, name, at: place)
    case .system(let weight, let design, let place):
      tree.member(EntryKey.weight.rawValue, weight.rawValue, at: place)
      if design != .default { tree.member(EntryKey.design.rawValue, design.rawValue, at: place) }
    }
  }
}

/// What of a typography was not made up, or was changed since.
private struct TypographyChanges {
  /// The typography without the members that still are as they were made up.
  private(set) var typography: Typography
  /// Keys of the entry that no longer hold.
  private(set) var outdatedKeys: Set<String> = []
  /// Nothing was changed.
  private(set) var isEmpty = true

  init(_ typography: Typography, since implied: Typography?) {
    self.typography = typography
    let isFont =
      Self.isSame(typography.families, implied?.families) && Self.isSame(typography.weight, implied?.weight)
    if !isFont { note([.fontName, .boldFontName, .weight, .design]) }
    if Self.isSame(typography.size, implied?.size) { self.typography.size = nil } else { note([.fontSize]) }
    if Self.isSame(typography.lineHeight, implied?.lineHeight) {
      self.typography.lineHeight = nil
    } else {
      note([.lineHeight])
    }
    if Self.isSame(typography.letterSpacing, implied?.letterSpacing) {
      self.typography.letterSpacing = nil
    } else {
      note([.tracking])
    }
  }

  private mutating func note(_ keys: [EntryKey]) {
    outdatedKeys.formUnion(keys.map(\.rawValue))
    isEmpty = false
  }

  private static func isSame<Value: Equatable>(
    _ now: Typography.Part<Value>?, _ then: Typography.Part<Value>?
  ) -> Bool {
    then != nil && now?.value == then?.value
  }
}
