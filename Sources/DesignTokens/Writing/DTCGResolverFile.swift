import Documents
import DynamicType
import StyleModel
import Writing

extension DictionaryTokens {
  /// Design tokens with a modifier, Resolver Module 2025.10: the whole table, all thirteen styles at all twelve
  /// text sizes. Nil if something cannot be represented.
  package var dtcgResolver: [UInt8]? {
    let description = """
      Text styles at Apple's twelve text sizes on \(table.platform.label), one px for each point. Where the \
      provenance of a token is inferred, its value follows a curve that was not measured.
      """
    let order = ["#/sets/textStyle", "#/modifiers/contentSize"].map { JSONValue.object([("$ref", .string($0))]) }
    return try? Self.bytes([
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      ("name", .string(table.name)),
      ("version", .string("2025.10")),
      ("description", .string(description)),
      ("sets", .object([("textStyle", .object([("sources", .array([.object(try source)]))]))])),
      ("modifiers", .object([("contentSize", table.modifier)])),
      ("resolutionOrder", .array(order)),
    ])
  }

  /// The tokens that do not depend on the text size, and aliases of those that do: the dictionary's entries in order,
  /// and the styles that it leaves out.
  private var source: WrittenMembers {
    get throws {
      // Tokens cannot have a size that is rounded to zero, or one beyond the limit for reading.
      let sizes = table.allStyles.lazy.flatMap(\.sizes)
      guard sizes.allSatisfy({ $0 > 0 && $0 <= NumberRange.largestNumber }) else { throw UnconvertibleDictionary() }
      return try groups(
        includesAbsent: true, style: { try $0.token($0.alias) },
        metrics: zip(dictionary.metrics, table.metrics).map { metric, scaled in
          let extra = [
            TokenExtension.member(.displayScale, .number(Double(table.displayScale))),
            TokenExtension.member(.implied, .object([("$value", scaled.value(at: .large))])),
          ]
          return (metric.name, try metric.token(.string("{contentSize.metrics.\(metric.name)}"), extra: extra))
        })
    }
  }
}

/// Values of tokens that depend on the text size.
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

  /// The tokens of the style at a text size.
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
}

extension ScaledTable {
  fileprivate var modifier: JSONValue {
    let contexts = ContentSizeCategory.allCases.map { ($0.name, JSONValue.array([tokens(at: $0)])) }
    return .object([
      ("description", .string("The text size that the user has chosen.")),
      ("contexts", .object(contexts)),
      ("default", .string(ContentSizeCategory.default.name)),
    ])
  }

  /// All tokens at a category: the thirteen styles, the custom styles, and the metrics.
  private func tokens(at category: ContentSizeCategory) -> JSONValue {
    let custom = customStyles.map { ($0.style.name, $0.tokens(at: category)) }
    let metrics = metrics.map { metric in
      let isInferred = metric.inferred.contains(category)
      return (metric.metric.name, JSONValue.token(.dimension, metric.value(at: category), isInferred: isInferred))
    }
    let groups = [("custom", custom), ("metrics", metrics)].filter { !$1.isEmpty }.map { ($0, JSONValue.object($1)) }
    return .object([("contentSize", .object(styles.map { ($0.style.name, $0.tokens(at: category)) } + groups))])
  }
}

extension JSONValue {
  /// A token with a note if the curve of its value is inferred.
  fileprivate static func token(_ type: TokenType, _ value: JSONValue, isInferred: Bool) -> JSONValue {
    let note = JSONValue.object([(TokenExtension.vendor, .object([TokenExtension.member(.provenance, "inferred")]))])
    return .token(type, value, isInferred ? [("$extensions", note)] : [])
  }
}
