// The dimensions of a dictionary with `metrics`: the same for each.

extension Brand {
  /// A dimension on PLATFORM, in points, rounded to the pixels of a display.
  internal nonisolated static func metric(_ metric: Metric, at size: ContentSize, displayScale: Double) -> Double {
    entry(metric).value(at: size, displayScale: displayScale)
  }
}

#if canImport(UIKit)
@available(iOS 13, tvOS 13, watchOS 7, *)
extension Brand {
  #if os(watchOS)
  /// A dimension in points, scaled by the system for the user's settings.
  internal static func metric(_ metric: Metric) -> CGFloat {
    let entry = entry(metric)
    return UIFontMetrics(forTextStyle: entry.relativeTo.uiKit).scaledValue(for: CGFloat(entry.value))
  }
  #else
  /// A dimension in points, scaled by the system for `traits`, or for the user's settings.
  internal static func metric(_ metric: Metric, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let entry = entry(metric)
    return UIFontMetrics(forTextStyle: entry.relativeTo.uiKit)
      .scaledValue(for: CGFloat(entry.value), compatibleWith: traits)
  }
  #endif
}
#endif

#if canImport(SwiftUI)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ScaledMetric {
  /// A dimension, scaled by the system: `@ScaledMetric(brand: .NAME) var size`.
  internal init(brand metric: Brand.Metric) {
    let entry = Brand.entry(metric)
    self.init(wrappedValue: Value(entry.value), relativeTo: entry.relativeTo.swiftUI)
  }
}
#endif
