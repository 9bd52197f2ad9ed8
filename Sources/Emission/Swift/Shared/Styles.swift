// A style in the table: the same type for every dictionary.

extension Brand {
  /// The size of a style's font on PLATFORM, in points.
  internal nonisolated static func pointSize(_ style: Style, at size: ContentSize) -> Double {
    entry(style).sizes[size.index]
  }

  /// The PostScript name of a style's font; nil for the system's.
  internal nonisolated static func fontName(_ style: Style) -> String? { entry(style).fontName }

  /// The PostScript name of a style's font while Bold Text is on; nil if the style has no such font.
  internal nonisolated static func boldFontName(_ style: Style) -> String? { entry(style).boldFontName }

  /// The line height of a style, as a multiple of its point size; nil for the font's own.
  internal nonisolated static func lineHeight(_ style: Style) -> Double? { entry(style).lineHeight }

  /// The letter spacing of a style, in points; it grows as the font does.
  internal nonisolated static func tracking(_ style: Style, at size: ContentSize) -> Double {
    grown(entry(style).tracking, style, size)
  }

  /// The case of a style's text; nil for text as it is written.
  internal nonisolated static func textCase(_ style: Style) -> TextCase? { entry(style).textCase }

  /// The line drawn with a style's text; nil for none.
  internal nonisolated static func textDecoration(_ style: Style) -> TextDecoration? { entry(style).textDecoration }

  /// The space after a paragraph of a style, in points; it grows as the font does.
  internal nonisolated static func paragraphSpacing(_ style: Style, at size: ContentSize) -> Double {
    grown(entry(style).paragraphSpacing, style, size)
  }

  private nonisolated static func grown(_ distance: Double?, _ style: Style, _ size: ContentSize) -> Double {
    distance.map { $0 * pointSize(style, at: size) / pointSize(style, at: .large) } ?? 0
  }
}

extension Brand.Style {
  /// The style itself, for `.applyBrand(.brand(.body))` beside another dictionary.
  internal nonisolated static func brand(_ style: Brand.Style) -> Brand.Style { style }
}
