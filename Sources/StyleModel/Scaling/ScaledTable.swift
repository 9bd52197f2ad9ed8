public import DynamicType

/// A dictionary scaled to all twelve text sizes: the input of every emitter.
///
/// Every array of sizes, line spacings or values holds twelve numbers in the order of `ContentSizeCategory`, in points.
public struct ScaledTable: Sendable, Equatable {
  /// The name of the dictionary in outputs.
  public let name: String
  /// The description of the dictionary, never empty; nil if it has none.
  public let description: String?
  /// The platform whose tables were used.
  public let platform: Platform
  /// The thirteen text styles, in the order of `TextStyle`; fewer if the table is limited to the styles that the
  /// dictionary defines.
  public private(set) var styles: [ScaledStyle]
  /// The custom styles, in the dictionary's order.
  public let customStyles: [ScaledStyle]
  /// The metrics, in the dictionary's order.
  public let metrics: [ScaledMetric]
  /// The pixels per point, 1 to 3. Metrics are rounded to whole pixels; font sizes do not depend on it.
  public let displayScale: Int
  /// All faces of the families of the table's fonts, in the order of the font files.
  package var faces: [BundledFace] = []
  /// The paths of the design tokens that styles come from, by the names of the styles.
  package var tokens: [String: String] = [:]
  /// The families, weights and slants that these tokens name, by the names of the styles.
  package var families: [String: FontDescription] = [:]
}

extension ScaledTable {
  /// The row of a text style; nil if the table is limited and the dictionary does not define the style.
  public subscript(_ style: TextStyle) -> ScaledStyle? { styles.first { $0.style.textStyle == style } }

  /// The text styles, followed by the custom styles.
  public var allStyles: [ScaledStyle] { customStyles.isEmpty ? styles : styles + customStyles }

  /// The table with the selected styles, and with or without its metrics.
  package func with(metrics keepsMetrics: Bool, _ isIncluded: (ResolvedStyle) -> Bool) -> ScaledTable {
    ScaledTable(
      name: name, description: description, platform: platform, styles: styles.filter { isIncluded($0.style) },
      customStyles: customStyles.filter { isIncluded($0.style) }, metrics: keepsMetrics ? metrics : [],
      displayScale: displayScale, faces: faces, tokens: tokens, families: families)
  }

  /// The table without the styles that fall back to the preferred font.
  public var limitedToDefinedStyles: ScaledTable {
    var table = self
    table.styles.removeAll { $0.style.origin.isFallback }
    return table
  }
}

/// A style at all twelve text sizes.
///
/// A class, because it is large, never changes, and every rule and emitter looks at it.
public final class ScaledStyle: Sendable, Equatable {
  /// The resolved style.
  public let style: ResolvedStyle
  /// Twelve sizes in points, in order of text size: Apple's for a preferred font (docs/dynamic-type.md), otherwise as
  /// scaled by `UIFontMetrics`, or `fontSize` if the style is fixed.
  public let sizes: [Double]
  /// Twelve distances between baselines in points, in order of text size: the system's for a preferred font, the font
  /// file's for a custom font. Nil if they are unknown.
  public let lineSpacings: [Double]?
  /// The text sizes at which the scaling curve is inferred, not measured.
  public let inferred: [ContentSizeCategory]

  init(style: ResolvedStyle, sizes: [Double], lineSpacings: [Double]?, inferred: [ContentSizeCategory]) {
    self.style = style
    self.sizes = sizes
    self.lineSpacings = lineSpacings
    self.inferred = inferred
  }

  /// Whether two styles are the same and have the same numbers.
  public static func == (left: ScaledStyle, right: ScaledStyle) -> Bool {
    left.style == right.style && left.sizes == right.sizes && left.lineSpacings == right.lineSpacings
      && left.inferred == right.inferred
  }
}

extension ScaledStyle {
  /// The point size at a text size.
  public func size(at category: ContentSizeCategory) -> Double { sizes[category.index] }

  /// The text sizes at which the limits of the style change its size.
  package var limited: [ContentSizeCategory] {
    if style.limits.isEmpty { return [] }
    var free = style
    free.limits = ResolvedStyle.Limits()
    return ContentSizeCategory.allCases.filter { free.pointSize(at: $0) != size(at: $0) }
  }
}

/// A dimension at all twelve text sizes, rounded to the pixels of the display.
public struct ScaledMetric: Sendable, Equatable {
  /// The resolved metric.
  public let metric: ResolvedMetric
  /// Twelve values in points, in order of text size, as scaled by `UIFontMetrics.scaledValue(for:)`.
  public let values: [Double]
  /// The text sizes at which the scaling curve is inferred, not measured.
  public let inferred: [ContentSizeCategory]
}
