extension Platform {
  /// The thirteen preferred fonts of iOS and iPadOS, in the order of `TextStyle`.
  ///
  /// Sizes: Apple's Human Interface Guidelines (Typography), a dump of the iOS 26.1 simulator and a package measured
  /// on iOS 27, which agree in 132 of 132 cells. Line spacings: solved from 5,016 measured `UIFontMetrics` results on
  /// iOS 26.1 and confirmed by factors measured on iOS 27; they differ from the guidelines' leadings in eight cells.
  /// The extra-large titles are measured at `large` only (iOS 17) and inferred elsewhere. See docs/dynamic-type.md.
  static let iOSPreferredFonts: [PreferredFont] = [
    PreferredFont(
      .extraLargeTitle, .bold,
      sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      lineSpacings: [40, 41, 42, 43, 46, 48, 50, 55, 59, 64, 68, 73],
      inferred: allButLarge),
    PreferredFont(
      .extraLargeTitle2, .bold,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lineSpacings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
      inferred: allButLarge),
    PreferredFont(
      .largeTitle, .regular,
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lineSpacings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    PreferredFont(
      .title, .regular,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lineSpacings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    PreferredFont(
      .title2, .regular,
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lineSpacings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    PreferredFont(
      .title3, .regular,
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lineSpacings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    PreferredFont(
      .headline, .semibold,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineSpacings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    PreferredFont(
      .subheadline, .regular,
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lineSpacings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    PreferredFont(
      .body, .regular,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineSpacings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    PreferredFont(
      .callout, .regular,
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lineSpacings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    PreferredFont(
      .footnote, .regular,
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lineSpacings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    PreferredFont(
      .caption, .regular,
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lineSpacings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    PreferredFont(
      .caption2, .regular,
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lineSpacings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  private static let allButLarge = ContentSizeCategory.allCases.filter { $0 != .large }
}
