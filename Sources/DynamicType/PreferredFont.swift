/// The system font for a text style, as returned by `UIFont.preferredFont(forTextStyle:)` on iOS and iPadOS.
///
/// The numbers are published by Apple or measured; those of `inferredCategories` are inferred from the other styles.
/// docs/dynamic-type.md names the source of each.
///
/// A class, because its numbers never change and are read for every size.
public final class PreferredFont: Sendable, Equatable {
  /// The text style of the font.
  public let textStyle: TextStyle
  /// The weight of the face (Apple's Human Interface Guidelines, Typography).
  public let weight: FontWeight
  /// The sizes in points: twelve, in order of text size (Apple's Human Interface Guidelines, Typography, confirmed
  /// on iOS 26.1 and 27).
  public let pointSizes: [Double]
  /// The distances between baselines in points: twelve, in order of text size (solved from `UIFontMetrics` results
  /// that were measured on iOS 26.1). Their ratios, not those of the point sizes, scale every custom font.
  public let lineSpacings: [Double]
  /// The text sizes without a published or measured size and line spacing: all but `large` for the two extra-large
  /// titles, none for the other styles.
  public let inferredCategories: [ContentSizeCategory]

  /// Creates the font of a text style, on iOS and iPadOS by default.
  public convenience init(forTextStyle textStyle: TextStyle, on platform: Platform = .iOS) {
    let font = platform.preferredFont(textStyle)
    self.init(
      textStyle, font.weight, sizes: font.pointSizes, lineSpacings: font.lineSpacings,
      inferred: font.inferredCategories)
  }

  /// The size at a text size, in points.
  public func pointSize(compatibleWith category: ContentSizeCategory) -> Double { pointSizes[category.index] }

  /// The distance between baselines at a text size, in points.
  public func lineSpacing(compatibleWith category: ContentSizeCategory) -> Double { lineSpacings[category.index] }

  init(
    _ textStyle: TextStyle, _ weight: FontWeight, sizes: [Double], lineSpacings: [Double],
    inferred: [ContentSizeCategory] = []
  ) {
    self.textStyle = textStyle
    self.weight = weight
    self.pointSizes = sizes
    self.lineSpacings = lineSpacings
    self.inferredCategories = inferred
  }

  /// Whether two fonts have the same text style, weight and numbers.
  public static func == (left: PreferredFont, right: PreferredFont) -> Bool {
    left.textStyle == right.textStyle && left.weight == right.weight && left.pointSizes == right.pointSizes
      && left.lineSpacings == right.lineSpacings && left.inferredCategories == right.inferredCategories
  }
}

/// The nine weights of the system font, from the lightest to the heaviest.
///
/// The raw value is the name in UIKit's `UIFont.Weight` and SwiftUI's `Font.Weight`.
public enum FontWeight: String, CaseIterable, Sendable {
  /// `regular` is the weight of running text.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the scale of CSS and OpenType: a multiple of 100, from 100 for `ultraLight` to 900 for `black`
  /// (OpenType 1.9, `usWeightClass`).
  public var cssValue: Int { 100 * ((Self.allCases.firstIndex(of: self) ?? 3) + 1) }
}

/// The four designs of the system font.
///
/// The raw value is the name in SwiftUI's `Font.Design`.
public enum FontDesign: String, CaseIterable, Sendable {
  /// `default` is San Francisco, `serif` is New York.
  case `default`, serif, rounded, monospaced
}
