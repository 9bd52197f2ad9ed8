// What all dictionaries of a module share. One dictionary is a type with a table; the rest is written for any of them.

/// What the dictionaries of this module share: the types of their tables, and how fonts are made from them.
internal enum TypeRamp {}

extension TypeRamp {
  /// A style of a dictionary.
  internal protocol Style: CaseIterable, RawRepresentable, Hashable, Sendable where RawValue == String {
    /// Its line in the table.
    nonisolated var entry: StyleEntry { get }
    /// The styles that are text styles, by UIKit's names of them.
    nonisolated static var byTextStyle: [String: Self] { get }
    /// What some style of the dictionary sets, so that views set it for all.
    nonisolated static var properties: [Property] { get }
    /// Registers the fonts of the dictionary's bundle, once.
    static var registration: Void { get }
  }

  /// What a view sets only if some style of the dictionary has it.
  internal enum Property: Sendable { case lineHeight, tracking, textCase }

  /// A dictionary: a type with the functions of its styles.
  internal protocol Dictionary: Sendable {
    associatedtype Style: TypeRamp.Style
    /// The PostScript names of all fonts, including those for Bold Text, without the system font.
    nonisolated static var fontNames: [String] { get }
  }
}

extension TypeRamp.Style {
  /// What `byTextStyle` stores, since a generic type cannot.
  nonisolated static func findTextStyles() -> [String: Self] {
    allCases.reduce(into: [:]) { styles, style in
      let entry = style.entry
      if !entry.isCustom { styles[entry.textStyle.uiKitName] = style }
    }
  }

  internal nonisolated static var properties: [TypeRamp.Property] { [] }

  /// Fonts that Info.plist lists need no registration.
  internal static var registration: Void { () }
}

extension TypeRamp.Dictionary {
  internal typealias ContentSize = TypeRamp.ContentSize
  internal typealias TextCase = TypeRamp.TextCase
  internal typealias TextDecoration = TypeRamp.TextDecoration

  /// The size of a style's font in the table, in points.
  internal nonisolated static func pointSize(_ style: Style, at size: ContentSize) -> Double {
    style.entry.sizes[size.index]
  }

  /// The PostScript name of a style's font; nil for the system's.
  internal nonisolated static func fontName(_ style: Style) -> String? { style.entry.fontName }

  /// The PostScript name of a style's font while Bold Text is on; nil if the style has no such font.
  internal nonisolated static func boldFontName(_ style: Style) -> String? { style.entry.boldFontName }

  /// The line height of a style, as a multiple of its point size; nil for the font's own.
  internal nonisolated static func lineHeight(_ style: Style) -> Double? { style.entry.lineHeight }

  /// The letter spacing of a style, in points; it grows as the font does.
  internal nonisolated static func tracking(_ style: Style, at size: ContentSize) -> Double {
    let entry = style.entry
    return entry.grown(entry.tracking, size)
  }

  /// The case of a style's text; nil for text as it is written.
  internal nonisolated static func textCase(_ style: Style) -> TextCase? { style.entry.textCase }

  /// The line drawn with a style's text; nil for none.
  internal nonisolated static func textDecoration(_ style: Style) -> TextDecoration? { style.entry.textDecoration }

  /// The space after a paragraph of a style, in points; it grows as the font does.
  internal nonisolated static func paragraphSpacing(_ style: Style, at size: ContentSize) -> Double {
    let entry = style.entry
    return entry.grown(entry.paragraphSpacing, size)
  }
}

extension TypeRamp.StyleEntry {
  /// The size of the font at `large`, in points.
  nonisolated var defaultSize: Double { sizes[TypeRamp.ContentSize.large.index] }

  /// A distance at a text size, in points; 0 for none.
  nonisolated func grown(_ distance: Double?, _ size: TypeRamp.ContentSize) -> Double {
    distance.map { $0 * sizes[size.index] / defaultSize } ?? 0
  }
}
