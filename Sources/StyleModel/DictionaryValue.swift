package import Documents
import DynamicType
package import Writing

extension StyleDictionary {
  /// The dictionary as JSON, key by key.
  ///
  /// Nil if it contains something that JSON cannot represent, such as a date in `$extensions`.
  package var value: JSONValue? {
    try? JSONValue.object(root.members) { member throws(UnconvertibleDictionary) in
      switch ReservedKey(rawValue: member.name) {
      case .metrics where member.value.kind == .dictionary:
        try JSONValue.object(member.value.members) { metric throws(UnconvertibleDictionary) in
          try MetricEntry(metric).written
        }
      case .custom where member.value.kind == .dictionary:
        try JSONValue.object(member.value.members) { style throws(UnconvertibleDictionary) in
          try StyleEntry(style, style: nil, isCustom: true).written
        }
      case .some: try JSONValue(convertible: member.value)
      case nil: try StyleEntry(member, style: TextStyle(spelling: member.name)).written
      }
    }
  }
}

extension Entry {
  /// The entry with all its fields.
  fileprivate var written: JSONValue {
    get throws(UnconvertibleDictionary) {
      isDictionary ? .object(try values { _ in true }) : try JSONValue(convertible: member.value)
    }
  }

  /// The selected fields, in order.
  package func values(
    where isWanted: (Fields.Field) -> Bool
  ) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    var values: [(String, JSONValue)] = []
    for field in fields.all where isWanted(field) { values.append((field.member.name, try field.written)) }
    return values
  }

  /// The selected fields, for a token. Throws if a key occurs twice.
  package func uniqueValues(
    where isWanted: (Fields.Field) -> Bool
  ) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    guard Set(fields.all.map(\.member.name)).count == fields.all.count else { throw UnconvertibleDictionary() }
    return try values(where: isWanted)
  }
}

extension Bound<Double> {
  package var written: JSONValue { JSONValue(node) ?? .number(value) }
}

extension Fields.Field {
  fileprivate var written: JSONValue {
    get throws(UnconvertibleDictionary) { try JSONValue(convertible: member.value) }
  }
}

extension JSONValue {
  /// The value of a node; throws if JSON cannot represent it.
  package init(convertible node: Node) throws(UnconvertibleDictionary) {
    guard let value = JSONValue(node) else { throw UnconvertibleDictionary() }
    self = value
  }

  /// The members of a dictionary in order, with their converted values.
  fileprivate static func object(
    _ members: some Sequence<Node.Member>, _ value: (Node.Member) throws(UnconvertibleDictionary) -> JSONValue
  ) throws(UnconvertibleDictionary) -> JSONValue {
    var values: [(String, JSONValue)] = []
    for member in members { values.append((member.name, try value(member))) }
    return .object(values)
  }
}

/// A dictionary contains something that a format cannot represent.
package struct UnconvertibleDictionary: Error {
  package init() {}
}
