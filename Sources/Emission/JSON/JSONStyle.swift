import DynamicType
import StyleModel
import Writing

/// A style in JSON.
struct JSONStyle: Sendable {
  let scaled: ScaledStyle
  let categories: [ContentSizeCategory]
  /// The path of the design token that it comes from.
  let token: String?

  static let members = [origin, token] + keys.map(member) + numbers

  private static let origin = JSONMember<JSONStyle>(
    "origin", .one(of: ["dictionary", "preferredFont"]), "preferredFont: the dictionary has no usable entry."
  ) { .string($0.scaled.style.origin.isFallback ? "preferredFont" : "dictionary") }

  private static let token = JSONMember<JSONStyle>(
    "token", .string, "The path of the design token that the style comes from.", isRequired: false
  ) { $0.token.map(JSONValue.string) }

  /// The keys of the entry: the font, followed by everything else.
  private static let keys: [EntryKey] = {
    let font: [EntryKey] = [.fontName, .boldFontName, .weight, .design, .fontStyle, .fallbackFamilies]
    return font + EntryKey.ofOutputs.filter { !font.contains($0) }
  }()

  /// The member for a key of the entry. Every style has a size.
  private static func member(_ key: EntryKey) -> JSONMember<JSONStyle> {
    JSONMember(key.rawValue, key.keywords, isRequired: key == .fontSize) { $0.scaled.style.value(of: key)?.json }
  }

  private static let numbers: [JSONMember<JSONStyle>] = [
    JSONMember("sizes", .reference(to: "sizes")) { .row($0.scaled.sizes, at: $0.categories) },
    JSONMember(
      "lineSpacings", .reference(to: "sizes"), "Distances between baselines, where they are known.", isRequired: false
    ) { style in
      style.scaled.lineSpacings.map { .row($0, at: style.categories, JSONValue.thousandths) }
    },
    .provenance(\.inferred),
    JSONMember("inferred", .reference(to: "inferred")) { .categories($0.inferred) },
  ]

  private var inferred: [ContentSizeCategory] { scaled.inferred.filter(categories.contains) }

  /// A style has a face or a weight of the system font, and the preferred font has its own line spacings.
  static let constraints: JSONKeywords = {
    func demanding(_ key: EntryKey) -> (String, JSONValue) { JSONKeywords.required([key.rawValue]) }
    let system = JSONValue.object([("anyOf", .array([.object([demanding(.weight)]), .object([demanding(.design)])]))])
    let isFallback = JSONValue.object([("origin", .object(.constant(.string("preferredFont"))))])
    return [
      (
        "oneOf",
        .array([
          .object([demanding(.fontName), ("not", system)]),
          .object([demanding(.weight), ("not", .object([demanding(.fontName)]))]),
        ])
      ),
      ("if", .object([("properties", isFallback)])), ("then", .object([JSONKeywords.required(["lineSpacings"])])),
    ]
  }()
}

/// A metric in JSON.
struct JSONMetric: Sendable {
  let scaled: ScaledMetric
  let categories: [ContentSizeCategory]

  static let members: [JSONMember<JSONMetric>] = [
    JSONMember("relativeTo", .reference(to: "textStyle")) { .string($0.scaled.metric.relativeTo.name) },
    JSONMember("value", .number) { .number($0.scaled.metric.value) },
    JSONMember("values", .reference(to: "values"), "Rounded to three decimals.") {
      .row($0.scaled.values, at: $0.categories, JSONValue.thousandths)
    },
    .provenance(\.inferred),
    JSONMember("inferred", .reference(to: "inferred"), isRequired: false) {
      $0.inferred.isEmpty ? nil : .categories($0.inferred)
    },
  ]

  private var inferred: [ContentSizeCategory] { scaled.inferred.filter(categories.contains) }
}
