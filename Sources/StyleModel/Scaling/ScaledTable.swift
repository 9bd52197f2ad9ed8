public import DynamicType

/// A dictionary at all twelve content size categories: what every emitter writes.
///
/// Every array of sizes, line spacings or values holds twelve numbers in the order of `ContentSizeCategory`, in points.
public struct ScaledTable: Sendable, Equatable {
  /// What outputs call the dictionary.
  public let name: String
  /// What the dictionary says of itself; never empty.
  public let description: String?
  /// The platform whose numbers these are.
  public let platform: Platform
  /// Thirteen, in the order of `TextStyle`; fewer in a table that is limited to what the dictionary defines.
  public private(set) var styles: [ScaledStyle]
  /// The dictionary's own styles, in its order.
  public let customStyles: [ScaledStyle]
  /// In the dictionary's order.
  public let metrics: [ScaledMetric]
  /// Pixels in a point, 1 to 3: the metrics are rounded to them; fonts do not depend on it.
  public let displayScale: Int
  /// All faces in font files that are in the families of the table's fonts, in the order of the files.
  package var faces: [BundledFace] = []
}

extension ScaledTable {
  /// The row of a text style; nil when the table is limited and the dictionary does not define it.
  public subscript(_ style: TextStyle) -> ScaledStyle? { styles.first { $0.style.textStyle == style } }

  /// The text styles, and then the dictionary's own.
  public var allStyles: [ScaledStyle] { styles + customStyles }

  /// The table with the selected styles, and with or without its metrics.
  package func with(metrics keepsMetrics: Bool, _ isIncluded: (ResolvedStyle) -> Bool) -> ScaledTable {
    ScaledTable(
      name: name, description: description, platform: platform, styles: styles.filter { isIncluded($0.style) },
      customStyles: customStyles.filter { isIncluded($0.style) }, metrics: keepsMetrics ? metrics : [],
      displayScale: displayScale, faces: faces)
  }

  /// The table without the styles that fall back to the preferred font.
  public var limitedToDefinedStyles: ScaledTable {
    var table = self
    table.styles.removeAll { $0.style.origin.isFallback }
    return table
  }
}

/// A style at all twelve categories.
public struct ScaledStyle: Sendable, Equatable {
  /// What was scaled.
  public let style: ResolvedStyle
  /// Twelve point sizes: of a preferred font Apple's (docs/dynamic-type.md), else as `UIFontMetrics` rounds them.
  public let sizes: [Double]
  /// Twelve distances between baselines in points, where they are known: the system's for a preferred font, the font
  /// file's for a custom one.
  public let lineSpacings: [Double]?
  /// The categories at which the curve that was followed is inferred, not measured.
  public let inferred: [ContentSizeCategory]
}

extension ScaledStyle {
  /// The point size at a category.
  public func size(at category: ContentSizeCategory) -> Double { sizes[category.index] }

  /// The categories at which the limits of the style change its size.
  package var limited: [ContentSizeCategory] {
    if style.limits.isEmpty || style.isFixed { return [] }
    var free = style
    free.limits = ResolvedStyle.Limits()
    return ContentSizeCategory.allCases.filter { free.pointSize(at: $0) != size(at: $0) }
  }
}

/// A dimension at all twelve categories, rounded to the pixels of the display.
public struct ScaledMetric: Sendable, Equatable {
  /// What was scaled.
  public let metric: ResolvedMetric
  /// Twelve values in points, as `UIFontMetrics.scaledValue(for:)` rounds them.
  public let values: [Double]
  /// The categories at which the curve that was followed is inferred, not measured.
  public let inferred: [ContentSizeCategory]
}
