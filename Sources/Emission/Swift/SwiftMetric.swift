import DynamicType
import StyleModel
import Writing

/// A metric in generated Swift.
struct SwiftMetric {
  private let scaled: ScaledMetric
  private let platform: Platform

  init(_ scaled: ScaledMetric, on platform: Platform) {
    self.scaled = scaled
    self.platform = platform
  }

  /// Its name in the dictionary.
  var key: String { scaled.metric.name }

  /// Whether some of its values are inferred.
  var isInferred: Bool { !scaled.inferred.isEmpty }

  /// Its `MetricEntry`.
  var entry: UTF8Text {
    let font = platform.preferredFont(scaled.metric.relativeTo)
    let halvesDown = platform.cellsRoundingHalvesDown.filter { $0.textStyle == font.textStyle }.map(\.category.name)
    return SwiftText.entry(
      "MetricEntry",
      [
        "value: \(scaled.metric.value)", "relativeTo: .\(font.textStyle.name)",
        "lineSpacings: \(SwiftText.list(font.lineSpacings))",
      ],
      [
        SwiftText.inferred(font.inferredCategories),
        halvesDown.isEmpty ? nil : "halvesDown: \(SwiftText.list(ofCases: halvesDown))",
      ].compactMap(\.self))
  }
}
