import DynamicType
import StyleModel
import Writing

/// A metric in JSON.
struct JSONMetric {
  let scaled: ScaledMetric
  let categories: [ContentSizeCategory]

  var name: String { scaled.metric.name }

  var value: JSONValue {
    let members: [(String, JSONValue?)] = [
      ("relativeTo", .string(scaled.metric.relativeTo.name)),
      ("value", .number(scaled.metric.value)),
      ("values", .at(categories, scaled.values) { .decimal($0.thousandths) }),
      ("provenance", .provenance(inferred)),
      ("inferred", inferred.isEmpty ? nil : .categories(inferred)),
    ]
    return .object(members.present)
  }

  private var inferred: [ContentSizeCategory] { scaled.inferred.filter(categories.contains) }
}
