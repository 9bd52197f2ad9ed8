public import DynamicType

/// A dictionary with all defaults and fallbacks applied.
public struct ResolvedDictionary: Sendable, Equatable {
  /// The name in outputs: the file's name without its extension.
  public let name: String
  /// The description of the dictionary, never empty; nil if it has none.
  public let description: String?
  /// The platform for which it was resolved.
  public let platform: Platform
  /// Thirteen, in the order of `TextStyle`.
  public let styles: [ResolvedStyle]
  /// The custom styles, in the dictionary's order.
  public let customStyles: [ResolvedStyle]
  /// The metrics, in the dictionary's order.
  public let metrics: [ResolvedMetric]

  /// Creates a dictionary from resolved styles.
  ///
  /// - Parameters:
  ///   - name: the name in outputs.
  ///   - description: the description; nil if there is none.
  ///   - platform: the platform for which the styles were resolved.
  ///   - styles: thirteen, in the order of `TextStyle`.
  ///   - customStyles: the custom styles, each with a `customName`.
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
