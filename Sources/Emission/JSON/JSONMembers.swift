import DynamicType
import Writing

extension JSONValue {
  /// Those of twelve values at some categories, by their names.
  static func at(_ categories: [ContentSizeCategory], _ values: [Double], _ value: (Double) -> JSONValue) -> JSONValue {
    .object(categories.map { ($0.name, value(values[$0.index])) })
  }

  /// The names of categories.
  static func categories(_ categories: [ContentSizeCategory]) -> JSONValue {
    .array(categories.map { .string($0.name) })
  }

  /// Where the numbers of a curve come from.
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
