// The dimensions of dictionaries with `metrics`.

extension TypeRamp {
  /// A dimension of a dictionary.
  internal protocol Metric: CaseIterable, RawRepresentable, Hashable, Sendable where RawValue == String {
    /// Its line in the table.
    nonisolated var entry: MetricEntry { get }
  }

  /// A dictionary with dimensions.
  internal protocol MetricDictionary: Dictionary {
    associatedtype Metric: TypeRamp.Metric
  }
}

extension TypeRamp.MetricDictionary {
  /// A dimension by the table, in points, rounded to the pixels of a display.
  internal nonisolated static func metric(_ metric: Metric, at size: ContentSize, displayScale: Double) -> Double {
    metric.entry.value(at: size, displayScale: displayScale)
  }
}

#if canImport(UIKit)
@available(iOS 13, tvOS 13, watchOS 7, *)
extension TypeRamp.MetricDictionary {
  /// A dimension in points, scaled by the system for `traits`, or for the user's settings.
  internal static func metric(_ metric: Metric, compatibleWith traits: TypeRamp.Traits? = nil) -> CGFloat {
    let entry = metric.entry
    let metrics = UIFontMetrics(forTextStyle: entry.relativeTo.uiKit)
    #if os(watchOS)
    return metrics.scaledValue(for: CGFloat(entry.value))
    #else
    return metrics.scaledValue(for: CGFloat(entry.value), compatibleWith: traits)
    #endif
  }
}
#endif

#if canImport(SwiftUI)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ScaledMetric {
  init(typeRamp metric: some TypeRamp.Metric) {
    let entry = metric.entry
    self.init(wrappedValue: Value(entry.value), relativeTo: entry.relativeTo.swiftUI)
  }
}
#endif
