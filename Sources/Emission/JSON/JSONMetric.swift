import DynamicType
import StyleModel
import Writing

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
