package import DynamicType
package import StyleModel
package import Writing

/// A table in JSON.
package struct JSONTable {
  /// The first members: the kind of file, and its generator.
  private static let head: [(String, JSONValue)] = [("formatVersion", .number(1)), ("generator", .string("typeramp"))]

  /// The first lines of every file.
  static let mark = String(JSONValue.object(head).text.dropLast("\n}\n".count)) + ",\n"

  let table: ScaledTable
  /// The categories to write, in category order.
  let categories: [ContentSizeCategory]

  package init(_ table: ScaledTable, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases) {
    self.table = table
    self.categories = categories
  }

  package var text: UTF8Text { JSONValue.object(Self.head + members.present).utf8Text }

  private var members: [(String, JSONValue?)] {
    let metrics = table.metrics.map { JSONMetric(scaled: $0, categories: categories) }
    return [
      ("dictionary", .string(table.name)),
      ("description", table.description.map(JSONValue.string)),
      ("platform", .string(table.platform.name)),
      ("defaultCategory", .string(ContentSizeCategory.default.name)),
      ("contentSizeCategories", .categories(categories)),
      ("styles", styles(table.styles)),
      ("custom", table.customStyles.isEmpty ? nil : styles(table.customStyles)),
      ("displayScale", metrics.isEmpty ? nil : .number(Double(table.displayScale))),
      ("metrics", metrics.isEmpty ? nil : .object(metrics.map { ($0.name, $0.value) })),
    ]
  }

  private func styles(_ styles: [ScaledStyle]) -> JSONValue {
    .object(styles.map { ($0.style.name, JSONStyle(scaled: $0, categories: categories).value) })
  }
}
