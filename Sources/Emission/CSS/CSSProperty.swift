import DynamicType
import Writing

/// A custom property of the stylesheet.
struct CSSProperty {
  let name: UTF8Text
  /// The CSS property that classes set to it, such as `font-size`; nil if there is none.
  var target: StaticString?
  let value: Value

  /// The value of a property.
  enum Value {
    /// The same at every category.
    case text(UTF8Text)
    /// In points, for each category.
    case lengths([Double])
    /// Distances between baselines, with multiples of the size in another property.
    case lineHeights(CSSLineHeight, size: UTF8Text)
  }
}

extension CSSProperty {
  /// Whether the value differs between categories.
  var variesWithCategory: Bool {
    switch value {
    case .text: false
    case .lengths(let lengths): lengths.contains { CSSLength($0).count != CSSLength(lengths[0]).count }
    case .lineHeights(let heights, _): heights.constant == nil
    }
  }

  // The next two write lines piece by piece: a text for each of hundreds would take a twentieth of the time.

  /// Writes the declaration for a category.
  func write(at category: ContentSizeCategory, to writer: inout TextWriter) {
    writer.line { line in
      line.append(contentsOf: name)
      line.append(": ")
      line.append(value, at: category)
      line.append(";")
    }
  }

  /// Writes the declaration of the CSS property that a class sets to it, if there is one.
  func writeTarget(to writer: inout TextWriter) {
    guard let target else { return }
    writer.line { line in
      line.append(target)
      line.append(": var(")
      line.append(contentsOf: name)
      line.append(");")
    }
  }

  /// The rule that registers it as a length, so that scripts read `17px` and not a formula.
  var registration: UTF8Text? {
    guard case .lengths(let lengths) = value else { return nil }
    return Self.registration(name, initial: lengths[ContentSizeCategory.large.index])
  }

  /// The rule for a length in points.
  static func registration(_ name: UTF8Text, initial: Double) -> UTF8Text {
    "@property \(name) { syntax: \"<length>\"; inherits: true; initial-value: \(CSSLength(initial))px; }"
  }
}

// MARK: - Following the reader

extension CSSProperty {
  /// The name of the property for the length of a varying line height.
  private var spacing: UTF8Text { "\(name)-px" }

  /// Writes the declaration that follows the reader's body size.
  func writeLive(on platform: Platform, reader: UTF8Text, to writer: inout TextWriter) {
    switch value {
    case .lengths(let lengths): Self.writeFormula(name, lengths, on: platform, reader: reader, to: &writer)
    case .lineHeights(let heights, _) where heights.constant == nil:
      Self.writeFormula(spacing, heights.spacings, on: platform, reader: reader, to: &writer)
      writer.line("\(name): var(\(spacing));")
    case .text, .lineHeights: write(at: .large, to: &writer)
    }
  }

  /// The multiple for browsers that can divide lengths (CSS Values 4); nil unless it is a varying line height.
  var liveMultiple: UTF8Text? {
    guard case .lineHeights(_, let size) = value, variesWithCategory else { return nil }
    return "\(name): calc(var(\(spacing)) / var(\(size)));"
  }

  /// Writes a length as a function, after a comment with its twelve values.
  private static func writeFormula(
    _ name: UTF8Text, _ lengths: [Double], on platform: Platform, reader: UTF8Text, to writer: inout TextWriter
  ) {
    let live = CSSLiveLength(lengths, on: platform)
    let values: [UTF8Text] = lengths.map { "\(CSSLength($0))" }
    if !live.segments.isEmpty { writer.line("/* \(values.joined(separator: " ")) */") }
    writer.lines("\(name): \(live.formula(reader: reader));")
  }
}

// MARK: - Values

extension UTF8Text {
  /// Appends the value at a category.
  fileprivate mutating func append(_ value: CSSProperty.Value, at category: ContentSizeCategory) {
    switch value {
    case .text(let text): append(contentsOf: text)
    case .lengths(let lengths):
      append(CSSLength(lengths[category.index]))
      append("px")
    case .lineHeights(let heights, _): append(heights, at: category)
    }
  }
}
