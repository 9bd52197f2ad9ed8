import StyleModel

/// A property that a style can have.
enum CSSStyleProperty: Int, CaseIterable {
  case family, size, weight, slant, lineHeight, tracking, textCase, decoration, paragraphSpacing
  /// The weight of bold text, only where it depends on the theme.
  case strong

  var name: String { names.end }

  /// The property of CSS that classes set to it; nil if they do not use it.
  var use: String? { names.use }

  private var names: (end: String, use: String?) {
    switch self {
    case .family: ("family", "font-family")
    case .size: ("size", "font-size")
    case .weight: ("weight", "font-weight")
    case .slant: ("style", "font-style")
    case .lineHeight: ("line-height", "line-height")
    case .tracking: ("tracking", "letter-spacing")
    case .textCase: ("case", "text-transform")
    case .decoration: ("decoration", "text-decoration-line")
    // Margins are left to the page: a class that set them would change its layout.
    case .paragraphSpacing: ("paragraph-spacing", nil)
    case .strong: ("strong", nil)
    }
  }
}

extension CSSStyleProperty {
  /// The properties that a style may have, in order: a slant and a text case only if some style has one.
  ///
  /// - Parameter isScoped: whether there can be styles of the same names around these, of which nothing must stay.
  static func used(by styles: [ScaledStyle], _ fonts: [CSSFont?], isScoped: Bool) -> [CSSStyleProperty] {
    if isScoped { return all }
    let hasSlant = styles.contains { $0.style.fontStyle != nil } || fonts.contains { $0?.isItalic ?? false }
    let hasTextCase = styles.contains { $0.style.textCase != nil }
    return all.filter { $0 == .slant ? hasSlant : $0 == .textCase ? hasTextCase : true }
  }

  /// All properties, in the order of the keys of a dictionary.
  private static let all = EntryKey.allCases.compactMap { CSSStyleProperty($0) }

  /// The property for a key of the dictionary; nil if another property covers it, or none does.
  private init?(_ key: EntryKey) {
    switch key {
    case .fontName: self = .family
    case .fontSize: self = .size
    case .weight: self = .weight
    case .fontStyle: self = .slant
    case .lineHeight: self = .lineHeight
    case .tracking: self = .tracking
    case .textCase: self = .textCase
    case .textDecoration: self = .decoration
    case .paragraphSpacing: self = .paragraphSpacing
    // The family includes both faces, the design and the fallbacks; the face says what family and slant it has.
    case .fontFamily, .italic, .boldFontName, .design, .fallbackFamilies: return nil
    // The sizes already include these.
    case .maximumPointSize, .minimumContentSizeCategory, .maximumContentSizeCategory, .relativeTo, .fixed: return nil
    // Written as a comment before the class.
    case .description: return nil
    // Only for typeramp and other tools, in the dictionary itself.
    case .suppression, .extensions: return nil
    }
  }
}
