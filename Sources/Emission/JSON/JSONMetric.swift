import DynamicType
import StyleModel
import Writing

/// A metric as JSON shows it.
struct JSONMetric {
  let scaled: ScaledMetric

  var name: String { scaled.metric.name }

  var value: JSONValue {
    let members: [(String, JSONValue?)] = [
      ("relativeTo", .string(scaled.metric.relativeTo.name)),
      ("value", .number(scaled.metric.value)),
      ("values", .byCategory(scaled.values.map { .decimal($0.thousandths) })),
      ("provenance", .provenance(scaled.inferred)),
      ("inferred", scaled.inferred.isEmpty ? nil : .categories(scaled.inferred)),
    ]
    return .object(members.present)
  }
}
