import DynamicType
import StyleModel
import Writing

extension Emitter {
  /// The tables as JSON, format version 1; `docs/schema/table.schema.json` describes it.
  public static let json = Emitter(name: "json", summary: "the tables, for other tools", mark: ScaledTable.jsonMark) {
    table, _ in
    JSONValue.object(table.json).text
  }
}

extension ScaledTable {
  /// The first members: what the file is, and who wrote it.
  private static let jsonHead: [(String, JSONValue)] = [
    ("formatVersion", .number(1)), ("generator", .string("typeramp")),
  ]

  /// The first lines, as far as others follow.
  fileprivate static let jsonMark = String(JSONValue.object(jsonHead).text.dropLast("\n}\n".count)) + ",\n"

  fileprivate var json: [(String, JSONValue)] {
    let members: [(String, JSONValue?)] = [
      ("dictionary", .string(name)),
      ("description", description.map(JSONValue.string)),
      ("platform", .string("iOS")),
      ("defaultCategory", .string(ContentSizeCategory.default.name)),
      ("contentSizeCategories", .array(ContentSizeCategory.allCases.map { .string($0.name) })),
      ("styles", .object(styles.map { ($0.style.textStyle.name, .object($0.json)) })),
      ("displayScale", metrics.isEmpty ? nil : .number(Double(displayScale))),
      ("metrics", metrics.isEmpty ? nil : .object(metrics.map { ($0.metric.name, .object($0.json)) })),
    ]
    return Self.jsonHead + members.present
  }
}

extension ScaledStyle {
  fileprivate var json: [(String, JSONValue)] {
    style.json
      + [
        ("sizes", .byCategory(sizes.map(JSONValue.number))),
        ("lineSpacings", lineSpacings.map { .byCategory($0.map { .decimal($0.thousandths) }) }),
        ("provenance", .provenance(inferred)),
        ("inferred", .array(inferred.map { .string($0.name) })),
      ].present
  }
}

extension ResolvedStyle {
  fileprivate var json: [(String, JSONValue)] {
    let head: [(String, JSONValue?)] = [("origin", .string(origin.isFallback ? "preferredFont" : "dictionary"))]
    let tail: [(String, JSONValue?)] = [
      ("fontSize", .number(fontSize)),
      ("maximumPointSize", limits.maximumPointSize.map(JSONValue.number)),
      ("minimumContentSizeCategory", limits.minimumCategory.map { .string($0.name) }),
      ("maximumContentSizeCategory", limits.maximumCategory.map { .string($0.name) }),
      ("relativeTo", relativeTo.map { .string($0.name) }),
      ("fixed", isFixed ? .boolean(true) : nil),
      ("lineHeight", lineHeight.map(JSONValue.number)),
      ("tracking", tracking.map(JSONValue.number)),
      ("description", description.map(JSONValue.string)),
    ]
    return (head + font.json(of: self) + tail).present
  }
}

extension ResolvedStyle.Font {
  fileprivate func json(of style: ResolvedStyle) -> [(String, JSONValue?)] {
    switch self {
    case .custom(let name, let boldName):
      [("fontName", .string(name)), ("boldFontName", boldName.map(JSONValue.string))]
    case .system(_, let design, _):
      [
        ("weight", style.systemWeight.map { .string($0.rawValue) }),
        ("design", design.map { .string($0.rawValue) }),
      ]
    }
  }
}

extension ScaledMetric {
  fileprivate var json: [(String, JSONValue)] {
    let members: [(String, JSONValue?)] = [
      ("relativeTo", .string(metric.relativeTo.name)),
      ("value", .number(metric.value)),
      ("values", .byCategory(values.map { .decimal($0.thousandths) })),
      ("provenance", .provenance(inferred)),
      ("inferred", inferred.isEmpty ? nil : .array(inferred.map { .string($0.name) })),
    ]
    return members.present
  }
}

extension JSONValue {
  /// Twelve values by the names of their categories.
  fileprivate static func byCategory(_ values: [JSONValue]) -> JSONValue {
    .object(zip(ContentSizeCategory.allCases, values).map { ($0.name, $1) })
  }

  /// Where the numbers of a curve come from.
  fileprivate static func provenance(_ inferred: [ContentSizeCategory]) -> JSONValue {
    .string(inferred.isEmpty ? "measured" : "inferred")
  }
}

extension [(String, JSONValue?)] {
  /// The members that apply, in order.
  fileprivate var present: [(String, JSONValue)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}
