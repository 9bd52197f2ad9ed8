import DynamicType
import Writing

extension JSONValue {
  /// The values at some categories, by their names.
  static func at(_ categories: [ContentSizeCategory], _ values: [Double], _ value: (Double) -> JSONValue) -> JSONValue {
    .object(categories.map { ($0.name, value(values[$0.index])) })
  }

  /// The names of categories.
  static func categories(_ categories: [ContentSizeCategory]) -> JSONValue {
    .array(categories.map { .string($0.name) })
  }

  /// The sources of the numbers of a curve.
  static func provenance(_ inferred: [ContentSizeCategory]) -> JSONValue {
    .string(inferred.isEmpty ? "measured" : "inferred")
  }
}

extension [(String, JSONValue?)] {
  /// The members that apply, in order.
  var present: [(String, JSONValue)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}
