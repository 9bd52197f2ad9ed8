// The dimensions of a dictionary with `metrics`.

#if canImport(SwiftUI)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ScaledMetric {
  /// A dimension, scaled by the system: `@ScaledMetric(brand: .NAME) var size: Double`.
  internal init(brand metric: Brand.Metric) { self.init(typeRamp: metric) }
}
#endif
