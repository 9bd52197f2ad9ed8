import DynamicType
import StyleModel
import Writing

/// A style in JSON.
struct JSONStyle: Sendable {
  let scaled: ScaledStyle
  let categories: [ContentSizeCategory]

  static let form = JSONForm<JSONStyle>.object([origin] + keys.map(member) + numbers, constraints: constraints)

  private static let origin = JSONMember<JSONStyle>(
    "origin", .one(of: ["dictionary", "preferredFont"]), "preferredFont: the dictionary has no usable entry."
  ) { $0.scaled.style.origin.isFallback ? "preferredFont" : "dictionary" }

  /// The keys of the entry: the font, followed by everything else.
  private static let keys: [EntryKey] = {
    let font: [EntryKey] = [.fontName, .boldFontName, .weight, .design, .fontStyle, .fallbackFamilies]
    return font + EntryKey.ofStyles.filter { !font.contains($0) }
  }()

  private static func member(_ key: EntryKey) -> JSONMember<JSONStyle> {
    JSONMember(key.rawValue, keywords: key.keywords, isRequired: key == .fontSize) {
      $0.scaled.style.value(of: key)?.json
    }
  }

  private static let numbers: [JSONMember<JSONStyle>] = [
    JSONMember("sizes", .row(of: .number).defined(as: "sizes")) { $0.categories.row($0.scaled.sizes) },
    .optional(
      "lineSpacings", .row(of: .thousandths).defined(as: "sizes"),
      "Distances between baselines, where they are known."
    ) { style in style.scaled.lineSpacings.map(style.categories.row) },
    .provenance(\.inferred),
    JSONMember("inferred", .inferred.defined(as: "inferred")) { $0.inferred },
  ]

  private var inferred: [ContentSizeCategory] { scaled.inferred.filter(categories.contains) }

  /// A style has a face or a weight of the system font, and the preferred font has its own line spacings.
  private static let constraints: [(String, JSONValue)] = {
    func demanding(_ name: String) -> (String, JSONValue) { ("required", .array([.string(name)])) }
    let system = [EntryKey.weight, .design].map { JSONValue.object([demanding($0.rawValue)]) }
    let isFallback = JSONValue.object([("origin", .object([("const", .string("preferredFont"))]))])
    return [
      (
        "oneOf",
        .array([
          .object([demanding(EntryKey.fontName.rawValue), ("not", .object([("anyOf", .array(system))]))]),
          .object([
            demanding(EntryKey.weight.rawValue), ("not", .object([demanding(EntryKey.fontName.rawValue)])),
          ]),
        ])
      ),
      ("if", .object([("properties", isFallback)])), ("then", .object([demanding("lineSpacings")])),
    ]
  }()
}
