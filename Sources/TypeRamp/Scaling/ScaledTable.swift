package import DynamicType

/// A dictionary at all twelve content size categories: what every emitter writes.
///
/// Every array of sizes, line spacings or values holds twelve numbers in the order of `ContentSizeCategory`, in points.
package struct ScaledTable: Sendable, Equatable {
  /// What outputs call the dictionary.
  package let name: String
  package let description: String?
  /// Thirteen, in the order of `TextStyle`.
  package let styles: [ScaledStyle]
  /// In the dictionary's order.
  package let metrics: [ScaledMetric]
  /// Pixels in a point, for the metrics; fonts do not depend on it.
  package let displayScale: Int
}

/// A style at all twelve categories.
package struct ScaledStyle: Sendable, Equatable {
  package let style: ResolvedStyle
  /// Point sizes.
  package let sizes: [Double]
  /// Distances between baselines, where they are known: the system's for a preferred font.
  package let lineSpacings: [Double]?
  /// The categories at which the curve that was followed is inferred, not measured.
  package let inferred: [ContentSizeCategory]
}

/// A dimension at all twelve categories, rounded to the pixels of the display.
package struct ScaledMetric: Sendable, Equatable {
  package let metric: ResolvedMetric
  package let values: [Double]
  /// The categories at which the curve that was followed is inferred, not measured.
  package let inferred: [ContentSizeCategory]
}
