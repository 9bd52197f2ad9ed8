// What the tests ask the module about metrics: the same for every dictionary that has some.

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
@Swift.MainActor
extension BrandTests {
  /// The metrics that the module scales differently.
  fileprivate static var differingShippedMetrics: Swift.String? {
    differingMetrics(by: "Shipped.metric(_:compatibleWith:)") { name, _, size in
      Shipped.Metric(rawValue: name).map { Swift.Double(Shipped.metric($0, compatibleWith: size.traits)) } ?? .nan
    }
  }
}
#endif
