import DynamicType
import Writing

/// A custom property. A class, because it is large and never changes.
final class CSSProperty {
  /// `--type-body-size`.
  let name: UTF8Text
  let value: Value
  /// The property that classes set to it: `font-size`; nil if they do not use it.
  let use: StaticString?
  /// Whether there are styles without it.
  let isOptional: Bool
  /// Whether the value differs between categories.
  let varies: Bool

  enum Value {
    /// A keyword.
    case word(String)
    /// A list of font families.
    case families(UTF8Text)
    /// - end: what follows it: `em;`.
    case number(Double, end: StaticString = ";")
    /// A length for each category: twelve, in points.
    case lengths([Double])
    /// Distances between baselines that no multiple of the size gives at all categories, and the property of the size.
    case lineHeights(CSSLineHeights, size: UTF8Text)
  }

  init(_ name: UTF8Text, _ value: Value, use: StaticString? = nil, isOptional: Bool = false) {
    self.name = name
    self.value = value
    self.use = use
    self.isOptional = isOptional
    varies =
      switch value {
      case .word, .families, .number: false
      case .lengths(let points): CSSLength.differ(points)
      case .lineHeights: true
      }
  }

  /// Writes the declaration for a category.
  func write(at category: ContentSizeCategory, to writer: inout TextWriter) {
    switch value {
    case .word(let word): write(to: &writer) { $0.append(contentsOf: word) }
    case .families(let list): write(to: &writer) { $0.append(contentsOf: list) }
    case .number(let number, let end): writer.line(name, ": ", number, inPartsOf: CSSText.parts, end)
    case .lengths(let points): write(CSSLength(points[category.index]), to: &writer)
    case .lineHeights(let heights, _):
      if let multiple = heights.multiple(at: category) {
        writer.line(name, ": ", multiple, inPartsOf: CSSText.parts, ";")
      } else {
        write(CSSLength(heights.spacings[category.index]), to: &writer)
      }
    }
  }

  private func write(_ length: CSSLength, to writer: inout TextWriter) {
    writer.line(name, ": ", length.thousandths, ofParts: 1000, "px;")
  }

  private func write(to writer: inout TextWriter, _ appendValue: (inout UTF8Text) -> Void) {
    writer.line { line in
      line.append(contentsOf: name)
      line.append(": ")
      appendValue(&line)
      line.append(";")
    }
  }
}

// MARK: - Following the reader

extension CSSProperty {
  /// Writes the declaration of a property that follows the reader's body size.
  func writeLive(_ live: CSSLive, to writer: inout TextWriter) {
    switch value {
    case .word, .families, .number: write(at: .large, to: &writer)
    case .lengths(let points): live.write(name, points, to: &writer)
    case .lineHeights(let heights, _):
      live.write("\(name)-px", heights.spacings, to: &writer)
      writer.line("\(name): var(\(name)-px);")
    }
  }

  /// The multiple of a property for browsers that can divide lengths (CSS Values 4); nil unless it is a varying line
  /// height.
  var liveMultiple: UTF8Text? {
    guard case .lineHeights(_, let size) = value else { return nil }
    return "\(name): calc(var(\(name)-px) / var(\(size)));"
  }
}
