package import Documents
package import DynamicType

/// The keys of a metric's entry.
package enum MetricKey: String, CaseIterable, Sendable {
  case value, relativeTo

  /// The schema of a metric.
  package static let schema = Schema(allCases.map(\.declaration))

  private var declaration: SchemaKey {
    switch self {
    case .value: SchemaKey([rawValue], ValueType.length, "points at `large`", isRequired: true)
    case .relativeTo: SchemaKey([rawValue], ValueType.textStyle, "the text style to follow; by default `body`")
    }
  }

  /// The index of the key in the schema.
  var index: Int { self == .value ? 0 : 1 }
}

/// A metric's entry.
package struct MetricEntry: Entry {
  package let member: Node.Member
  package let name: String
  package let fields: Fields

  init(_ member: Node.Member) {
    self.member = member
    name = member.name
    fields = MetricKey.schema.bind(member.value, keyPath: "metrics." + name, owner: member.key)
  }

  /// The value at `large`, in points.
  package var value: Bound<Double>? { fields.value(MetricKey.value.index) }
  /// The style whose curve the metric follows.
  package var relativeTo: Bound<TextStyle>? { fields.value(MetricKey.relativeTo.index) }

  /// The key of a field; nil if it is unknown.
  package func key(of field: Fields.Field) -> MetricKey? { field.index.map { $0 == 0 ? .value : .relativeTo } }
}
