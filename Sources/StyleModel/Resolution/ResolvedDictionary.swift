public import DynamicType

/// A whole dictionary with everything decided.
public struct ResolvedDictionary: Sendable, Equatable {
  /// What outputs call it: the file's name without its extension.
  public let name: String
  /// What the dictionary says of itself; never empty.
  public let description: String?
  /// The platform that it is decided for.
  public let platform: Platform
  /// Thirteen, in the order of `TextStyle`.
  public let styles: [ResolvedStyle]
  /// In the dictionary's order.
  public let metrics: [ResolvedMetric]

  /// - Parameter styles: thirteen, in the order of `TextStyle`.
  public init(
    name: String, description: String? = nil, on platform: Platform = .iOS, styles: [ResolvedStyle],
    metrics: [ResolvedMetric] = []
  ) {
    self.name = name
    self.description = description
    self.platform = platform
    self.styles = styles
    self.metrics = metrics
  }
}
