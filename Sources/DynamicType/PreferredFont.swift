/// The system's own font for a text style, as `UIFont.preferredFont(forTextStyle:)` gives it on iOS and iPadOS.
///
/// Every array holds twelve values in the order of `ContentSizeCategory`.
public struct PreferredFont: Sendable, Equatable {
  /// The style this is the font of.
  public let textStyle: TextStyle
  /// The weight of the face.
  public let weight: FontWeight
  /// Point sizes, in points.
  public let pointSizes: [Double]
  /// Distances between baselines, in points. Their ratios, not those of the point sizes, scale every custom font.
  public let lineSpacings: [Double]
  /// The categories whose size and line spacing nobody has measured; they are inferred from the other styles.
  public let inferredCategories: [ContentSizeCategory]

  /// The font of a text style on iOS and iPadOS, or on another platform.
  public init(forTextStyle textStyle: TextStyle, on platform: Platform = .iOS) {
    self = platform.preferredFont(textStyle)
  }

  /// The point size at a category, in points.
  public func pointSize(compatibleWith category: ContentSizeCategory) -> Double { pointSizes[category.index] }

  /// The line spacing at a category, in points.
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
}
