import DynamicType
import Writing

/// A custom property of the stylesheet.
struct CSSProperty {
  let name: UTF8Text
  /// The property of CSS that classes set from it, such as `font-size`; nil where none does.
  var target: StaticString?
  let value: Value

  /// What a property is set to.
  enum Value {
    /// The same at every category.
    case text(UTF8Text)
    /// In points, one for each category.
    case lengths([Double])
    /// Distances between baselines, which are a multiple of the size that another property holds.
    case lineHeights(CSSLineHeight, size: UTF8Text)
  }
}

extension CSSProperty {
  /// Whether the property needs a value of its own at some category.
  var variesWithCategory: Bool {
    switch value {
    case .text: false
    case .lengths(let lengths): lengths.contains { CSSLength($0).count != CSSLength(lengths[0]).count }
    case .lineHeights(let heights, _): heights.constant == nil
    }
  }

  /// The declaration at a category.
  func declaration(at category: ContentSizeCategory) -> UTF8Text {
    switch value {
    case .text(let text): "\(name): \(text);"
    case .lengths(let lengths): "\(name): \(CSSLength(lengths[category.index]))px;"
    case .lineHeights(let heights, _): "\(name): \(heights.value(at: category.index));"
    }
  }

  /// The rule that tells browsers that it is a length: script reads `17px` of it, and not a formula.
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
  /// The property that holds the length of a line height that varies.
  private var spacing: UTF8Text { "\(name)-px" }

  /// The lines of the declaration that follows the reader's body size.
  func liveDeclaration(on platform: Platform, reader: UTF8Text) -> [UTF8Text] {
    switch value {
    case .lengths(let lengths):
      Self.formula(name, lengths, on: platform, reader: reader)
    case .lineHeights(let heights, _) where heights.constant == nil:
      Self.formula(spacing, heights.spacings, on: platform, reader: reader) + ["\(name): var(\(spacing));"]
    case .text, .lineHeights: [declaration(at: .large)]
    }
  }

  /// The declaration for browsers that divide lengths (CSS Values 4): a multiple; nil for others than line heights that
  /// vary.
  var liveMultiple: UTF8Text? {
    guard case .lineHeights(_, let size) = value, variesWithCategory else { return nil }
    return "\(name): calc(var(\(spacing)) / var(\(size)));"
  }

  /// A length as a function, after a comment with its twelve values.
  private static func formula(
    _ name: UTF8Text, _ lengths: [Double], on platform: Platform, reader: UTF8Text
  ) -> [UTF8Text] {
    var lines = CSSLiveLength(lengths, on: platform).lines(reader: reader)
    let isConstant = lines == [CSSLength(lengths[0]).rounded]
    lines[0] = "\(name): \(lines[0])"
    lines[lines.count - 1].append(";")
    let values = lengths.map { "\(CSSLength($0))" as UTF8Text }.joined(separator: " ")
    return (isConstant ? [] : ["/* \(values) */"]) + lines
  }
}
