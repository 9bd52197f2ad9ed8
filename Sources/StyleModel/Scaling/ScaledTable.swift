public import DynamicType

/// A dictionary at all twelve content size categories: what every emitter writes.
///
/// Every array of sizes, line spacings or values holds twelve numbers in the order of `ContentSizeCategory`, in points.
public struct ScaledTable: Sendable, Equatable {
  /// What outputs call the dictionary.
  public let name: String
  public let description: String?
  /// The platform whose numbers these are.
  public let platform: Platform
  /// Thirteen, in the order of `TextStyle`.
  public let styles: [ScaledStyle]
  /// In the dictionary's order.
  public let metrics: [ScaledMetric]
  /// Pixels in a point, for the metrics; fonts do not depend on it.
  public let displayScale: Int
}

/// A style at all twelve categories.
public struct ScaledStyle: Sendable, Equatable {
  public let style: ResolvedStyle
  /// Point sizes.
  public let sizes: [Double]
  /// Distances between baselines, where they are known: the system's for a preferred font.
  public let lineSpacings: [Double]?
  /// The categories at which the curve that was followed is inferred, not measured.
  public let inferred: [ContentSizeCategory]
}

/// A dimension at all twelve categories, rounded to the pixels of the display.
public struct ScaledMetric: Sendable, Equatable {
  public let metric: ResolvedMetric
  public let values: [Double]
  /// The categories at which the curve that was followed is inferred, not measured.
  public let inferred: [ContentSizeCategory]
}
