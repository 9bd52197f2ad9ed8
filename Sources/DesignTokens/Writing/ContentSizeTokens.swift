import Documents
import DynamicType
import StyleModel
import Writing

/// Values of tokens that depend on the content size category.
extension ScaledStyle {
  /// The point size.
  func fontSizeValue(at category: ContentSizeCategory) -> JSONValue { .dimension(.number(sizes[category.index])) }

  /// The line height as a multiple of the size: from the entry, otherwise from the font.
  func lineHeightValue(at category: ContentSizeCategory) -> JSONValue {
    .number(style.lineHeight ?? lineHeightOfFont(at: style.isFixed ? .large : style.limits.clamp(category)))
  }

  /// The letter spacing, which grows with the text, rounded to thousandths of a point, which no display shows. Nil if
  /// the entry has no tracking.
  func letterSpacingValue(at category: ContentSizeCategory) -> JSONValue? {
    let large = sizes[ContentSizeCategory.large.index]
    return style.tracking.map { tracking in
      .dimension(.decimal((large > 0 ? tracking * sizes[category.index] / large : tracking).thousandths))
    }
  }

  /// The line height of the font as a multiple of its size: from its line spacing if that is known, otherwise from the
  /// preferred font that it replaces.
  func lineHeightOfFont(at category: ContentSizeCategory) -> Double {
    let size = sizes[category.index]
    if let spacing = lineSpacings?[category.index], spacing > 0, size > 0 { return spacing / size }
    let preferred = style.platform.preferredFont(style.textStyle)
    return preferred.lineSpacing(compatibleWith: category) / preferred.pointSize(compatibleWith: category)
  }

  /// The tokens of the style at a category.
  func tokens(at category: ContentSizeCategory) -> JSONValue {
    let isInferred = inferred.contains(category)
    return .members([
      "fontSize": .token(.dimension, fontSizeValue(at: category), isInferred: isInferred),
      "lineHeight": .token(.number, lineHeightValue(at: category), isInferred: isInferred),
      "letterSpacing": letterSpacingValue(at: category).map { .token(.dimension, $0, isInferred: isInferred) },
    ])
  }
}

extension ScaledMetric {
  /// The dimension, rounded as in the tables.
  func value(at category: ContentSizeCategory) -> JSONValue { .dimension(.decimal(values[category.index].thousandths)) }

  /// The token of the metric at a category.
  func token(at category: ContentSizeCategory) -> JSONValue {
    .token(.dimension, value(at: category), isInferred: inferred.contains(category))
  }
}

extension ScaledTable {
  /// All tokens at a category: the thirteen styles, the custom styles, and the metrics.
  func tokens(at category: ContentSizeCategory) -> JSONValue {
    let custom = customStyles.map { ($0.style.name, $0.tokens(at: category)) }
    let metrics = metrics.map { ($0.metric.name, $0.token(at: category)) }
    let groups = [("custom", custom), ("metrics", metrics)].filter { !$1.isEmpty }.map { ($0, JSONValue.object($1)) }
    return .object([("contentSize", .object(styles.map { ($0.style.name, $0.tokens(at: category)) } + groups))])
  }
}

extension JSONValue {
  /// A token with a note if the curve of its value is inferred.
  fileprivate static func token(_ type: TokenType, _ value: JSONValue, isInferred: Bool) -> JSONValue {
    let note = JSONValue.object([(TokenExtension.vendor, .object([TokenExtension.inferred]))])
    return .token(type, value, isInferred ? [("$extensions", note)] : [])
  }
}
