// The dimensions of a dictionary with `metrics`.

extension Brand {
  /// A dimension by the table, in points, rounded to the pixels of a display.
  internal nonisolated static func metric(
    _ metric: Metric, at size: TypeRamp.ContentSize, displayScale: Swift.Double
  ) -> Swift.Double { metric._entry.value(at: size, displayScale: displayScale) }
}

extension Brand.Metric {
  nonisolated fileprivate var _entry: Brand.MetricEntry { Self._table[self]! }
}

#if canImport(UIKit)
@available(iOS 13, tvOS 13, watchOS 7, *)
extension Brand {
  /// A dimension in points, scaled by the system for `traits`, or for the user's settings.
  internal static func metric(_ metric: Metric, compatibleWith traits: TypeRamp.Traits? = nil) -> UIKit.CGFloat {
    let metrics = UIKit.UIFontMetrics(forTextStyle: metric._entry.relativeTo.uiKit)
    #if os(watchOS)
    return metrics.scaledValue(for: metric._entry.value)
    #else
    return metrics.scaledValue(for: metric._entry.value, compatibleWith: traits)
    #endif
  }
}
#endif

#if canImport(SwiftUI)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.ScaledMetric {
  /// A dimension, scaled by the system: `@ScaledMetric(brand: .NAME) var size: Double`.
  internal init(brand metric: Brand.Metric) {
    self.init(wrappedValue: Value(metric._entry.value), relativeTo: metric._entry.relativeTo.swiftUI)
  }
}
#endif
