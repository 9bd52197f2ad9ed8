import DynamicType
import Writing

/// A custom property. A class, because it is large and never changes.
final class CSSProperty {
  /// `--type-body-size`.
  let name: String
  let value: Value
  /// The property of a style that it is; nil for others.
  let kind: CSSStyleProperty?
  /// Whether the value differs between text sizes.
  let varies: Bool

  enum Value: Equatable {
    /// The same at every text size.
    case constant(String)
    /// A length for each category: twelve, in points.
    case lengths([Double])
    /// Distances between baselines that no multiple of the size gives at all text sizes, and the property of the size.
    case lineHeights(CSSLineHeights, size: String)
  }

  init(_ name: String, _ value: Value, _ kind: CSSStyleProperty? = nil) {
    self.name = name
    self.value = value
    self.kind = kind
    varies =
      switch value {
      case .constant: false
      case .lengths(let points): CSSLength.differ(points)
      case .lineHeights: true
      }
  }

  /// Writes the declaration for the default text size.
  func write(to writer: inout TextWriter) {
    if case .constant(let text) = value {
      writer.declaration(name, text)
    } else if let (number, unit) = measure(at: .large) {
      writer.declaration(name, number.shortest + unit)
    }
  }

  /// The value at a text size with its unit; nil if it is not a number.
  func measure(at category: ContentSizeCategory) -> (number: Double, unit: String)? {
    switch value {
    case .constant: return nil
    case .lengths(let points): return (CSSLength(points[category.index]).number, "px")
    case .lineHeights(let heights, _):
      if let multiple = heights.multiple(at: category) { return (multiple, "") }
      return (CSSLength(heights.spacings[category.index]).number, "px")
    }
  }
}

// MARK: - Following the reader

extension CSSProperty {
  /// Writes the declaration of a property that follows the reader's body size.
  func writeLive(_ live: CSSLive, to writer: inout TextWriter) {
    switch value {
    case .constant: write(to: &writer)
    case .lengths(let points): live.write(name, points, to: &writer)
    case .lineHeights(let heights, _):
      live.write("\(name)-px", heights.spacings, to: &writer)
      writer.declaration(name, "var(\(name)-px)")
    }
  }

  /// The multiple of a property for browsers that can divide lengths (CSS Values 4); nil unless it is a varying line
  /// height.
  var liveMultiple: String? {
    guard case .lineHeights(_, let size) = value else { return nil }
    return "\(name): calc(var(\(name)-px) / var(\(size)));"
  }
}
