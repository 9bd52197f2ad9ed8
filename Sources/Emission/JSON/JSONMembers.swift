import DynamicType
import Writing

extension JSONValue {
  /// Twelve values by the names of their categories.
  static func byCategory(_ values: [JSONValue]) -> JSONValue {
    .object(zip(ContentSizeCategory.allCases, values).map { ($0.name, $1) })
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
