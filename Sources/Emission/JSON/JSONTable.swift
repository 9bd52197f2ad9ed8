package import DynamicType
package import StyleModel
package import Writing

extension Emitter {
  /// The tables as JSON, format version 1; `docs/schema/table.schema.json` describes it.
  public static let json = Emitter(JSONFormat())
}

struct JSONFormat: OutputFormat {
  static let name = "json"
  static let fileExtension = "json"
  static let language = "JSON"
  static var mark: String { JSONTable.mark }
  static let syntax = OutputSyntax.json

  func output(of table: ScaledTable) -> [UInt8] { JSONTable(table).json.bytes }
}

/// A table in JSON.
package struct JSONTable: Sendable {
  /// The first lines of every file.
  static let mark = "{\n  \"formatVersion\": 1,\n  \"generator\": \"typeramp\",\n"

  let table: ScaledTable
  /// The text sizes to write, in order of text size.
  let categories: [ContentSizeCategory]

  package init(_ table: ScaledTable, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases) {
    self.table = table
    self.categories = categories
  }

  package var json: JSONValue { .object(self, Self.members) }

  package static var schema: JSONSchema {
    let together = JSONValue.object([
      ("metrics", .array([.string("displayScale")])), ("displayScale", .array([.string("metrics")])),
    ])
    return JSONSchema(
      "table", title: "typeramp table",
      description:
        "A dictionary scaled for all twelve text sizes, as `typeramp compile` writes it. Sizes are in points.",
      .object(members, constraints: [("dependentRequired", together)]),
      definitions: [
        ("category", .object(.category)), ("textStyle", .object(.textStyle)), ("sizes", .object(.row(of: .size))),
        ("values", .object(.row(of: .number))), ("inferred", .object(.inferred)),
        ("style", .object(.object(JSONStyle.members, constraints: JSONStyle.constraints))),
        ("metric", .object(.object(JSONMetric.members))),
      ])
  }

  private static let members: [JSONMember<JSONTable>] = [
    JSONMember("formatVersion", .constant(.number(1))) { _ in .number(1) },
    JSONMember("generator", .constant(.string("typeramp"))) { _ in .string("typeramp") },
    JSONMember("dictionary", .string, "The dictionary's file name without its extension.") { .string($0.table.name) },
    JSONMember("description", .string, isRequired: false) { $0.table.description.map(JSONValue.string) },
    JSONMember("platform", .one(of: Platform.all.map(\.name)), "The system whose tables these are: iOS and iPadOS.") {
      .string($0.table.platform.name)
    },
    JSONMember("defaultCategory", .constant(defaultCategory)) { _ in defaultCategory },
    // `show` writes those that it is asked for.
    JSONMember("contentSizeCategories", .constant(.categories(ContentSizeCategory.allCases))) {
      .categories($0.categories)
    },
    JSONMember(
      "styles", .members(TextStyle.allCases.map(\.name), .reference(to: "style")),
      "The thirteen text styles; those that the dictionary defines, where the output is limited to them."
    ) { $0.styles($0.table.styles) },
    JSONMember(
      "custom",
      .type("object") + [
        ("minProperties", .number(1)), JSONKeywords.identifiersOnly,
        ("additionalProperties", .object(.reference(to: "style"))),
      ],
      "The custom styles.", isRequired: false
    ) { $0.table.customStyles.isEmpty ? nil : $0.styles($0.table.customStyles) },
    JSONMember(
      "displayScale", [("enum", .array([1, 2, 3].map(JSONValue.number)))],
      "Pixels in a point; the metrics are rounded to them.", isRequired: false
    ) { $0.table.metrics.isEmpty ? nil : .number(Double($0.table.displayScale)) },
    JSONMember(
      "metrics",
      .type("object") + [JSONKeywords.identifiersOnly, ("additionalProperties", .object(.reference(to: "metric")))],
      isRequired: false
    ) { $0.table.metrics.isEmpty ? nil : $0.metrics },
  ]

  private static let defaultCategory = JSONValue.string(ContentSizeCategory.default.name)

  private func styles(_ styles: [ScaledStyle]) -> JSONValue {
    .object(
      styles.map { scaled in
        let name = scaled.style.name
        let style = JSONStyle(scaled: scaled, categories: categories, token: table.tokens[name])
        return (name, .object(style, JSONStyle.members))
      })
  }

  private var metrics: JSONValue {
    .object(
      table.metrics.map {
        ($0.metric.name, .object(JSONMetric(scaled: $0, categories: categories), JSONMetric.members))
      })
  }
}
