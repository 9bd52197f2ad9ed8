import DynamicType
import StyleModel
import Writing

/// A metric in JSON.
struct JSONMetric: Sendable {
  let scaled: ScaledMetric
  let categories: [ContentSizeCategory]

  static let form = JSONForm<JSONMetric>.object([
    JSONMember("relativeTo", .textStyle.defined(as: "textStyle")) { $0.scaled.metric.relativeTo.name },
    JSONMember("value", .number) { $0.scaled.metric.value },
    JSONMember("values", .row(of: .thousandths).defined(as: "values"), "Rounded to three decimals.") {
      $0.categories.row($0.scaled.values)
    },
    .provenance(\.inferred),
    .optional("inferred", .inferred.defined(as: "inferred")) { $0.inferred.isEmpty ? nil : $0.inferred },
  ])

  private var inferred: [ContentSizeCategory] { scaled.inferred.filter(categories.contains) }
}
