package import Documents
package import DynamicType

package struct MetricEntry: Entry {
  package let member: Node.Member
  package let name: String
  package let fields: Fields
  private let values: Values

  package struct Values: Sendable {
    fileprivate var value: Bound<Double>?
    fileprivate var relativeTo: Bound<TextStyle>?
  }

  package static let valueKey = "value"

  package static let schema = Schema<Values>([
    Key(bound: valueKey, .length, "points at `large`", isRequired: true) { $0.value = $1 },
    Key(bound: "relativeTo", .textStyle, "the text style to follow; by default `body`") { $0.relativeTo = $1 },
  ])

  init(_ member: Node.Member) {
    self.member = member
    name = member.name
    var values = Values()
    fields = Self.schema.bind(member.value, into: &values, keyPath: "metrics." + name, owner: member.key)
    self.values = values
  }

  /// The value at `large`, in points.
  package var value: Bound<Double>? { values.value }
  /// The style whose curve the metric follows.
  package var relativeTo: Bound<TextStyle>? { values.relativeTo }
}
