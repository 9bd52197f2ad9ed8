public import DynamicType

/// A dimension that grows with text: an icon, a padding.
public struct ResolvedMetric: Sendable, Equatable {
  /// The name, an identifier: a letter, then letters, digits and underscores, all ASCII.
  public let name: String
  /// The value at `large`, in points; may be negative.
  public let value: Double
  /// The text style whose curve the metric follows.
  public let relativeTo: TextStyle

  /// Creates a metric.
  ///
  /// - Parameters:
  ///   - name: an identifier.
  ///   - value: the value at `large`, in points.
  ///   - relativeTo: the text style whose curve the metric follows.
  public init(name: String, value: Double, relativeTo: TextStyle = .body) {
    self.name = name
    self.value = value
    self.relativeTo = relativeTo
  }
}
