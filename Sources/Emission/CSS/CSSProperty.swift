import DynamicType
import Writing

/// A custom property of the stylesheet.
///
/// A stylesheet has hundreds of its lines, so they are written without texts of their own. It is a class, because it
/// is large.
final class CSSProperty {
  let name: CSSPropertyName
  /// The start of the declaration in which a class uses it: `font-size: var(`. Nil if classes do not.
  let use: StaticString?
  let value: CSSValue
  /// Whether the value differs between categories.
  let variesWithCategory: Bool

  init(name: CSSPropertyName, use: StaticString? = nil, value: CSSValue) {
    self.name = name
    self.use = use
    self.value = value
    variesWithCategory = value.variesWithCategory
  }

  /// Writes the declaration for a category.
  func write(at category: ContentSizeCategory, to writer: inout TextWriter) {
    // Most lines are lengths, and are written at once.
    if case .lengths(let lengths) = value {
      let thousandths = lengths[category.index].thousandths
      return writer.line(name.declaration, thousandths, ofParts: 1000, end: "px;")
    }
    writer.line(end: ";") { line in
      line.append(contentsOf: name.declaration)
      line.append(value, at: category)
    }
  }

  /// Writes the declaration of the CSS property that a class sets to it, if there is one.
  func writeUse(to writer: inout TextWriter) {
    if let use { writer.line(use, name, end: ");") }
  }

  /// The initial value of its registration as a length, so that scripts read `17px` and not a formula; nil if it is not a
  /// length.
  var initialLength: CSSLength? {
    guard case .lengths(let lengths) = value else { return nil }
    return lengths[ContentSizeCategory.large.index]
  }
}

// MARK: - Following the reader

extension CSSProperty {
  /// The name of the property for the length of a varying line height.
  private var spacing: CSSPropertyName { CSSPropertyName(declaration: "\(name)-px: ") }

  /// Writes the declaration that follows the reader's body size.
  func writeLive(on platform: Platform, reader: UTF8Text, to writer: inout TextWriter) {
    switch value {
    case .lengths(let lengths): Self.writeFormula(name, lengths, on: platform, reader: reader, to: &writer)
    case .lineHeights(let heights, _) where heights.constant == nil:
      let lengths = heights.spacings.map { CSSLength($0) }
      Self.writeFormula(spacing, lengths, on: platform, reader: reader, to: &writer)
      writer.line("\(name): var(\(spacing));")
    default: write(at: .large, to: &writer)
    }
  }

  /// The multiple for browsers that can divide lengths (CSS Values 4); nil unless it is a varying line height.
  var liveMultiple: UTF8Text? {
    guard case .lineHeights(_, let size) = value, variesWithCategory else { return nil }
    return "\(name): calc(var(\(spacing)) / var(\(size)));"
  }

  /// Writes a length as a function, after a comment with its twelve values.
  private static func writeFormula(
    _ name: CSSPropertyName, _ lengths: [CSSLength], on platform: Platform, reader: UTF8Text,
    to writer: inout TextWriter
  ) {
    let live = CSSLiveLength(lengths, on: platform)
    let values: [UTF8Text] = lengths.map { "\($0)" }
    if !live.segments.isEmpty { writer.line("/* \(values.joined(separator: " ")) */") }
    writer.lines("\(name): \(live.formula(reader: reader));")
  }
}
