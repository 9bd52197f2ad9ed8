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
  /// The dictionary's own styles, in its order.
  public let customStyles: [ResolvedStyle]
  /// In the dictionary's order.
  public let metrics: [ResolvedMetric]

  /// A dictionary whose styles are decided.
  ///
  /// - Parameters:
  ///   - name: what outputs call it.
  ///   - description: what it says of itself; nil for nothing.
  ///   - platform: what the styles are decided for.
  ///   - styles: thirteen, in the order of `TextStyle`.
  ///   - customStyles: those that have a `customName`.
  ///   - metrics: other dimensions that grow with text.
  public init(
    name: String, description: String? = nil, on platform: Platform = .iOS, styles: [ResolvedStyle],
    customStyles: [ResolvedStyle] = [], metrics: [ResolvedMetric] = []
  ) {
    self.name = name
    self.description = description
    self.platform = platform
    self.styles = styles
    self.customStyles = customStyles
    self.metrics = metrics
  }
}
