package import DynamicType

/// A dimension that grows with text: an icon, a padding.
package struct ResolvedMetric: Sendable, Equatable {
  /// An identifier.
  package let name: String
  /// The value at `large`, in points.
  package let value: Double
  /// The style whose curve is followed.
  package let relativeTo: TextStyle

  package init(name: String, value: Double, relativeTo: TextStyle = .body) {
    self.name = name
    self.value = value
    self.relativeTo = relativeTo
  }
}

/// A whole dictionary with everything decided: thirteen styles in order, and the metrics in the dictionary's order.
package struct ResolvedDictionary: Sendable, Equatable {
  /// What outputs call it: the file's name without its extension.
  package let name: String
  package let description: String?
  package let styles: [ResolvedStyle]
  package let metrics: [ResolvedMetric]

  package init(name: String, description: String? = nil, styles: [ResolvedStyle], metrics: [ResolvedMetric] = []) {
    self.name = name
    self.description = description
    self.styles = styles
    self.metrics = metrics
  }
}
