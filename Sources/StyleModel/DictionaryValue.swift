package import Documents
package import Writing

extension StyleDictionary {
  /// The dictionary as it is written, key by key, with numbers and booleans for the strings that stand for them in OpenStep.
  ///
  /// Nil when something in it has no JSON form, such as a date in `$extensions`.
  package var value: JSONValue? {
    try? JSONValue.object(root.members) { member throws(UnconvertibleDictionary) in
      switch ReservedKey(rawValue: member.name) {
      case .metrics where member.value.kind == .dictionary:
        try JSONValue.object(member.value.members) { metric throws(UnconvertibleDictionary) in
          try Entry<MetricKey>(metric, keyPath: metric.name).value
        }
      case .some: try JSONValue(convertible: member.value)
      case nil: try Entry<EntryKey>(member, keyPath: member.name).value
      }
    }
  }
}

extension Entry {
  /// The entry with all its fields.
  fileprivate var value: JSONValue {
    get throws(UnconvertibleDictionary) {
      isDictionary ? .object(try values { _ in true }) : try JSONValue(convertible: member.value)
    }
  }

  /// The fields that are wanted, in order.
  package func values(where isWanted: (Field) -> Bool) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    var values: [(String, JSONValue)] = []
    for field in fields where isWanted(field) { values.append((field.member.name, try field.value)) }
    return values
  }

  /// The fields for a token, in which no key can stand twice.
  package func uniqueValues(where isWanted: (Field) -> Bool) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    guard Set(fields.map(\.member.name)).count == fields.count else { throw UnconvertibleDictionary() }
    return try values(where: isWanted)
  }

  /// The number under a key as it is written, when it is one that can be used.
  package func writtenNumber(_ key: Key) -> JSONValue? {
    guard number(key) != nil else { return nil }
    return fields.first { $0.key == key }.flatMap { try? $0.value }
  }
}

extension Entry.Field {
  /// The value, of the kind that the key expects: OpenStep has strings for numbers and booleans.
  fileprivate var value: JSONValue {
    get throws(UnconvertibleDictionary) {
      if let scalar { return scalar }
      return try JSONValue(convertible: member.value)
    }
  }

  /// What a string stands for, where strings do.
  private var scalar: JSONValue? {
    guard member.value.kind == .string else { return nil }
    return switch key?.expectation {
    case .number, .positiveNumber: member.value.number.map(JSONValue.number)
    case .boolean: member.value.boolean.map(JSONValue.boolean)
    default: nil
    }
  }
}

extension JSONValue {
  /// The value of a node, or the error that there is none.
  package init(convertible node: Node) throws(UnconvertibleDictionary) {
    guard let value = JSONValue(node) else { throw UnconvertibleDictionary() }
    self = value
  }

  /// The members of a dictionary in order, each with what is made of its value.
  fileprivate static func object(
    _ members: some Sequence<Node.Member>, _ value: (Node.Member) throws(UnconvertibleDictionary) -> JSONValue
  ) throws(UnconvertibleDictionary) -> JSONValue {
    var values: [(String, JSONValue)] = []
    for member in members { values.append((member.name, try value(member))) }
    return .object(values)
  }
}

/// Something in a dictionary that a format cannot hold.
package struct UnconvertibleDictionary: Error {
  package init() {}
}
