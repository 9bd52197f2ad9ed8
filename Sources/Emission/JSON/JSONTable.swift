import DynamicType
import StyleModel
import Writing

/// A table as JSON shows it.
struct JSONTable {
  /// The first members: what the file is, and who wrote it.
  private static let head: [(String, JSONValue)] = [("formatVersion", .number(1)), ("generator", .string("typeramp"))]

  /// The first lines, as far as others follow.
  static let mark = String(JSONValue.object(head).text.dropLast("\n}\n".count)) + ",\n"

  let table: ScaledTable

  var text: UTF8Text { JSONValue.object(Self.head + members.present).utf8Text }

  private var members: [(String, JSONValue?)] {
    let metrics = table.metrics.map { JSONMetric(scaled: $0) }
    return [
      ("dictionary", .string(table.name)),
      ("description", table.description.map(JSONValue.string)),
      ("platform", .string(table.platform.name)),
      ("defaultCategory", .string(ContentSizeCategory.default.name)),
      ("contentSizeCategories", .array(ContentSizeCategory.allCases.map { .string($0.name) })),
      ("styles", Self.styles(table.styles)),
      ("custom", table.customStyles.isEmpty ? nil : Self.styles(table.customStyles)),
      ("displayScale", metrics.isEmpty ? nil : .number(Double(table.displayScale))),
      ("metrics", metrics.isEmpty ? nil : .object(metrics.map { ($0.name, $0.value) })),
    ]
  }

  private static func styles(_ styles: [ScaledStyle]) -> JSONValue {
    .object(styles.map { ($0.style.name, JSONStyle(scaled: $0).value) })
  }
}
