// What all dictionaries of a module share. One dictionary is a type with a table; the rest is written for any of them.
// Names of Swift and of Apple's frameworks are qualified, since an app may have types with these names.

/// What the dictionaries of this module share: the types of their tables, and how fonts are made from them.
internal enum TypeRamp {}

extension TypeRamp {
  /// A style of a dictionary.
  internal protocol Style: Swift.CaseIterable, Swift.RawRepresentable, Swift.Hashable, Swift.Sendable
  where RawValue == Swift.String {
    nonisolated static var _table: Table<Self> { get }
    /// Registers the fonts of the dictionary's bundle, once.
    static var _registration: Swift.Void { get }
  }

  /// A dictionary: a type with the functions of its styles.
  internal protocol Dictionary: Swift.Sendable {
    associatedtype Style: TypeRamp.Style
    /// The PostScript names of all fonts, including those for Bold Text, without the system font.
    nonisolated static var fontNames: [Swift.String] { get }
  }

  /// The entries of a dictionary's styles, made once, and what follows from all of them.
  internal struct Table<Style: TypeRamp.Style>: Swift.Sendable {
    let entries: [Style: StyleEntry]
    /// The styles that are text styles.
    let textStyles: [TextStyle: Style]
    // What some style sets, so that views set it for all.
    let (setsLineHeight, setsTracking, setsTextCase): (Swift.Bool, Swift.Bool, Swift.Bool)

    nonisolated init(_ entry: (Style) -> StyleEntry) {
      let all = Style.allCases.map { (style: $0, entry: entry($0)) }
      entries = .init(uniqueKeysWithValues: all.map { ($0.style, $0.entry) })
      textStyles = .init(uniqueKeysWithValues: all.filter { !$0.entry.isCustom }.map { ($0.entry.textStyle, $0.style) })
      setsLineHeight = all.contains { $0.entry.lineHeight != nil }
      setsTracking = all.contains { $0.entry.tracking != nil }
      setsTextCase = all.contains { $0.entry.textCase == .uppercase || $0.entry.textCase == .lowercase }
    }
  }
}

extension TypeRamp.Style {
  nonisolated var _entry: TypeRamp.StyleEntry { Self._table.entries[self]! }

  /// The entry, for fonts: those of the dictionary's bundle are registered.
  var _registered: TypeRamp.StyleEntry {
    _ = Self._registration
    return _entry
  }

  /// Fonts that Info.plist lists need no registration.
  internal static var _registration: Swift.Void { () }
}

extension TypeRamp.Dictionary {
  internal typealias ContentSize = TypeRamp.ContentSize

  /// The size of a style's font in the table, in points.
  internal nonisolated static func pointSize(_ style: Style, at size: ContentSize) -> Swift.Double {
    style._entry.sizes[size.index]
  }

  /// The PostScript name of a style's font; nil for the system's.
  internal nonisolated static func fontName(_ style: Style) -> Swift.String? { style._entry.fontName }
}

extension TypeRamp.StyleEntry {
  /// How much larger the font is than at `large`.
  nonisolated func growth(_ size: TypeRamp.ContentSize) -> Swift.Double { sizes[size.index] / defaultSize }

  /// The size of the font at `large`, in points.
  nonisolated var defaultSize: Swift.Double { sizes[TypeRamp.ContentSize.large.index] }

  /// The name of the face; nil for the system font.
  func face(isBold: Swift.Bool) -> Swift.String? { isBold ? boldFontName ?? fontName : fontName }
}

extension TypeRamp.TextStyle {
  /// The weight of the preferred font.
  var weight: TypeRamp.FontWeight { isExtraLarge ? .bold : self == .headline ? .semibold : .regular }

  /// The text style, or what replaces an extra-large title where the system has none.
  var common: Self { isExtraLarge ? (self == .extraLargeTitle ? .largeTitle : .title) : self }
}
