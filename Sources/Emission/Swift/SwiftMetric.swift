import DynamicType
import StyleModel
import Writing

/// A metric in generated Swift.
struct SwiftMetric {
  private let scaled: ScaledMetric

  /// The case of `Metric`.
  let name: UTF8Text

  init(_ scaled: ScaledMetric) {
    self.scaled = scaled
    name = SwiftName.member(scaled.metric.name)
  }

  /// Its name in the dictionary.
  var key: String { scaled.metric.name }

  /// The value at `large`, in points.
  var value: UTF8Text { "\(scaled.metric.value)" }

  /// The style whose curve it follows.
  var curve: SwiftTextStyle { SwiftTextStyle(scaled.metric.relativeTo) }

  var inferred: [ContentSizeCategory] { scaled.inferred }
}
