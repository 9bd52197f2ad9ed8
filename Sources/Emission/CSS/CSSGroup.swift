import DynamicType
import Writing

/// Custom properties that are written together: those of a style, or those of all metrics. They are numbered in their
/// order.
///
/// Names and values are found when they are written: a stylesheet has dozens of them, and writes most once.
protocol CSSGroup: AnyObject {
  /// How many properties it has.
  var count: Int { get }

  func name(of index: Int) -> CSSPropertyName
  func value(of index: Int) -> CSSValue
  /// The lengths of a property at the twelve categories, in points; nil if its value is not a length. It takes less time
  /// than `value(of:)`.
  func lengths(of index: Int) -> [Double]?
  /// Whether the value of a property differs between categories.
  func varies(_ index: Int) -> Bool
  /// Writes the declarations of all properties that differ between categories.
  func writeVarying(at category: ContentSizeCategory, to writer: inout TextWriter)
}

extension CSSGroup {
  /// Whether the value of some property differs between categories.
  var varies: Bool { (0..<count).contains(where: varies) }

  /// Writes the declaration of a property for a category.
  func write(_ index: Int, at category: ContentSizeCategory, to writer: inout TextWriter) {
    writer.line(name(of: index), value(of: index), at: category)
  }
}

// MARK: - Following the reader

extension CSSGroup {
  /// Writes the declaration of a property that follows the reader's body size.
  func writeLive(_ index: Int, on platform: Platform, reader: UTF8Text, to writer: inout TextWriter) {
    let (name, value) = (name(of: index), value(of: index))
    switch value {
    case .lengths(let points): Self.writeFormula(name, points, on: platform, reader: reader, to: &writer)
    case .lineHeights(let heights, _) where heights.varies:
      let spacing = Self.spacing(of: name)
      Self.writeFormula(spacing, heights.spacings, on: platform, reader: reader, to: &writer)
      writer.line("\(name): var(\(spacing));")
    case .keyword, .families, .number, .em, .lineHeights: writer.line(name, value, at: .large)
    }
  }

  /// The multiple of a property for browsers that can divide lengths (CSS Values 4); nil unless it is a varying line
  /// height.
  func liveMultiple(of index: Int) -> UTF8Text? {
    guard case .lineHeights(let heights, let size) = value(of: index), heights.varies else { return nil }
    let name = name(of: index)
    return "\(name): calc(var(\(Self.spacing(of: name))) / var(\(size)));"
  }

  /// The name of the property for the length of a varying line height.
  private static func spacing(of name: CSSPropertyName) -> CSSPropertyName {
    CSSPropertyName(declarationStart: "\(name)-px: ")
  }

  /// Writes a length as a function, after a comment with its twelve values.
  private static func writeFormula(
    _ name: CSSPropertyName, _ points: [Double], on platform: Platform, reader: UTF8Text, to writer: inout TextWriter
  ) {
    let lengths = points.map { CSSLength($0) }
    let live = CSSLiveLength(lengths, on: platform)
    let values: [UTF8Text] = lengths.map { "\($0)" }
    if !live.segments.isEmpty { writer.line("/* \(values.joined(separator: " ")) */") }
    writer.lines("\(name): \(live.formula(reader: reader));")
  }
}
