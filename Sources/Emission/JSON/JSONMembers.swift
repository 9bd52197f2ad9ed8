import DynamicType
import Writing

extension JSONValue {
  /// The values at some categories, by the names of the categories.
  static func at(_ categories: [ContentSizeCategory], _ values: [Double], _ value: (Double) -> JSONValue) -> JSONValue {
    .object(categories.map { ($0.name, value(values[$0.index])) })
  }

  /// The names of categories.
  static func categories(_ categories: [ContentSizeCategory]) -> JSONValue {
    .array(categories.map { .string($0.name) })
  }

  /// Whether the numbers of a curve are measured or inferred.
  static func provenance(_ inferred: [ContentSizeCategory]) -> JSONValue {
    .string(inferred.isEmpty ? "measured" : "inferred")
  }
}

extension [(String, JSONValue?)] {
  /// The members that have a value, in order.
  var present: [(String, JSONValue)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}
