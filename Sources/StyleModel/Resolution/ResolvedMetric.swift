public import DynamicType

/// A dimension that grows with text: an icon, a padding.
public struct ResolvedMetric: Sendable, Equatable {
  /// An identifier.
  public let name: String
  /// The value at `large`, in points.
  public let value: Double
  /// The style whose curve is followed.
  public let relativeTo: TextStyle

  public init(name: String, value: Double, relativeTo: TextStyle = .body) {
    self.name = name
    self.value = value
    self.relativeTo = relativeTo
  }
}

/// A whole dictionary with everything decided: thirteen styles in order, and the metrics in the dictionary's order.
public struct ResolvedDictionary: Sendable, Equatable {
  /// What outputs call it: the file's name without its extension.
  public let name: String
  public let description: String?
  /// The platform that it is decided for.
  public let platform: Platform
  public let styles: [ResolvedStyle]
  public let metrics: [ResolvedMetric]

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
