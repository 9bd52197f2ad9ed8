public import DynamicType

/// A dimension that grows with text: an icon, a padding.
public struct ResolvedMetric: Sendable, Equatable {
  /// An identifier: a letter, then letters, digits and underscores, all ASCII.
  public let name: String
  /// The value at `large`, in points; may be negative.
  public let value: Double
  /// The style whose curve is followed.
  public let relativeTo: TextStyle

  /// A metric with everything decided.
  ///
  /// - Parameters:
  ///   - name: an identifier.
  ///   - value: points at `large`.
  ///   - relativeTo: the style whose curve is followed.
  public init(name: String, value: Double, relativeTo: TextStyle = .body) {
    self.name = name
    self.value = value
    self.relativeTo = relativeTo
  }
}
