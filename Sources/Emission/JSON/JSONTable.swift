package import DynamicType
package import StyleModel
package import Writing

/// A table in JSON.
package struct JSONTable: Sendable {
  /// The first lines of every file.
  static let mark = "{\n  \"formatVersion\": 1,\n  \"generator\": \"typeramp\",\n"

  let table: ScaledTable
  /// The categories to write, in category order.
  let categories: [ContentSizeCategory]

  package init(_ table: ScaledTable, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases) {
    self.table = table
    self.categories = categories
  }

  package var text: UTF8Text { Self.form.json(self).utf8Text }

  /// The JSON Schema of the tables that the JSON emitter writes.
  package static var schema: JSONSchema {
    JSONSchema(
      "table", title: "typeramp table",
      description:
        "A style dictionary scaled for all twelve content size categories, as `typeramp compile` writes it. Sizes are in points.",
      form.keywords,
      definitions: [
        ("category", JSONForm.category.definition), ("textStyle", JSONForm.textStyle.definition),
        ("sizes", JSONForm.row(of: .size).definition), ("values", JSONForm.row(of: .number).definition),
        ("inferred", JSONForm.inferred.definition), ("style", JSONStyle.form.definition),
        ("metric", JSONMetric.form.definition),
      ])
  }

  private static let form = JSONForm<JSONTable>.object(
    members,
    constraints: [
      (
        "dependentRequired",
        .object([
          ("metrics", .array([.string("displayScale")])), ("displayScale", .array([.string("metrics")])),
        ])
      )
    ])

  private static let members: [JSONMember<JSONTable>] = [
    JSONMember("formatVersion", .constant(1)) { _ in 1 },
    JSONMember("generator", .constant("typeramp")) { _ in "typeramp" },
    JSONMember("dictionary", .string, "The dictionary's file name without its extension.") { $0.table.name },
    .optional("description", .string) { $0.table.description },
    JSONMember("platform", .one(of: Platform.all.map(\.name)), "The system whose tables these are: iOS and iPadOS.") {
      $0.table.platform.name
    },
    JSONMember("defaultCategory", .constant(ContentSizeCategory.default.name)) { _ in
      ContentSizeCategory.default.name
    },
    JSONMember("contentSizeCategories", .categories) { $0.categories },
    JSONMember(
      "styles", .members(TextStyle.allCases.map(\.name), JSONStyle.form.defined(as: "style")),
      "The thirteen text styles; those that the dictionary defines, where the output is limited to them."
    ) { $0.styles($0.table.styles) },
    .optional(
      "custom",
      .dictionary(of: JSONStyle.form.defined(as: "style"), constraints: [("minProperties", .number(1)), identifiers]),
      "The custom styles."
    ) { $0.table.customStyles.isEmpty ? nil : $0.styles($0.table.customStyles) },
    .optional("displayScale", .displayScale, "Pixels in a point; the metrics are rounded to them.") {
      $0.table.metrics.isEmpty ? nil : $0.table.displayScale
    },
    .optional("metrics", .dictionary(of: JSONMetric.form.defined(as: "metric"), constraints: [identifiers])) { table in
      table.table.metrics.isEmpty
        ? nil : table.table.metrics.map { ($0.metric.name, JSONMetric(scaled: $0, categories: table.categories)) }
    },
  ]

  private static let identifiers =
    ("propertyNames", JSONValue.object([("pattern", .string("^[A-Za-z][A-Za-z0-9_]*$"))]))

  private func styles(_ styles: [ScaledStyle]) -> [(String, JSONStyle)] {
    styles.map { ($0.style.name, JSONStyle(scaled: $0, categories: categories)) }
  }
}
