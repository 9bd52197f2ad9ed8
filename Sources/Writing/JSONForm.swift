/// How values of a type are written as JSON, with the JSON Schema of what is written.
///
/// The text of an output and its schema are made from the same lists of members, so that neither lacks what the other
/// has.
package struct JSONForm<Value>: Sendable {
  /// The keywords of its JSON Schema.
  package var keywords: [(String, JSONValue)] { makeKeywords() }
  package let json: @Sendable (Value) -> JSONValue
  private let makeKeywords: @Sendable () -> [(String, JSONValue)]

  package init(
    _ keywords: @autoclosure @escaping @Sendable () -> [(String, JSONValue)],
    json: @escaping @Sendable (Value) -> JSONValue
  ) {
    makeKeywords = keywords
    self.json = json
  }

  /// The same form, which refers to a definition in the JSON Schema.
  package func defined(as name: String) -> JSONForm {
    JSONForm([("$ref", .string("#/$defs/\(name)"))], json: json)
  }

  /// The definition of the form in the JSON Schema.
  package var definition: JSONValue { .object(keywords) }
}

/// A member of the objects that records are written as.
package struct JSONMember<Record>: Sendable {
  let name: String
  let keywords: @Sendable () -> [(String, JSONValue)]
  let isRequired: Bool
  let json: @Sendable (Record) -> JSONValue?

  /// - Parameters:
  ///   - keywords: those of its JSON Schema.
  ///   - json: the value of the member; nil if the record has none.
  package init(
    _ name: String, keywords: @autoclosure @escaping @Sendable () -> [(String, JSONValue)], isRequired: Bool = false,
    json: @escaping @Sendable (Record) -> JSONValue?
  ) {
    (self.name, self.keywords, self.isRequired, self.json) = (name, keywords, isRequired, json)
  }

  /// A member that every record has.
  ///
  /// - Parameter meaning: what it means, in the JSON Schema.
  package init<Value>(
    _ name: String, _ form: JSONForm<Value>, _ meaning: String = "",
    value: @escaping @Sendable (Record) -> Value
  ) {
    self.init(name, keywords: form.described(meaning), isRequired: true) { form.json(value($0)) }
  }

  /// A member that some records have.
  package static func optional<Value>(
    _ name: String, _ form: JSONForm<Value>, _ meaning: String = "",
    value: @escaping @Sendable (Record) -> Value?
  ) -> JSONMember {
    JSONMember(name, keywords: form.described(meaning)) { value($0).map(form.json) }
  }
}

extension JSONForm {
  fileprivate func described(_ meaning: String) -> [(String, JSONValue)] {
    keywords.filter { meaning.isEmpty || $0.0 != "description" }
      + (meaning.isEmpty ? [] : [("description", .string(meaning))])
  }

  /// An object with these members, in order.
  ///
  /// - Parameter constraints: how the members depend on each other, as keywords of JSON Schema.
  package static func object(
    _ members: [JSONMember<Value>],
    constraints: @autoclosure @escaping @Sendable () -> [(String, JSONValue)] = []
  ) -> JSONForm {
    JSONForm(
      [
        ("type", .string("object")),
        ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
        ("additionalProperties", .boolean(false)),
        ("properties", .object(members.map { ($0.name, .object($0.keywords())) })),
      ] + constraints()
    ) { record in .object(members.compactMap { member in member.json(record).map { (member.name, $0) } }) }
  }
}

// MARK: - Forms

extension JSONForm<String> {
  package static let string = JSONForm([("type", .string("string"))]) { .string($0) }
  package static let name = JSONForm([("type", .string("string")), ("minLength", .number(1))]) { .string($0) }

  /// One of some names.
  package static func one(of names: [String]) -> JSONForm {
    JSONForm([("enum", .array(names.map(JSONValue.string)))]) { .string($0) }
  }

  /// Always the same name.
  package static func constant(_ name: String) -> JSONForm {
    JSONForm([("const", .string(name))]) { .string($0) }
  }
}

extension JSONForm<Bool> {
  package static let boolean = JSONForm([("type", .string("boolean"))]) { .boolean($0) }
}

extension JSONForm<Double> {
  package static let number = JSONForm([("type", .string("number"))]) { .number($0) }
  /// A number greater than zero.
  package static let size = JSONForm([("type", .string("number")), ("exclusiveMinimum", .number(0))]) { .number($0) }
}

extension JSONForm<Int> {
  /// A whole number.
  package static func integer(from minimum: Int = 0) -> JSONForm {
    JSONForm([("type", .string("integer")), ("minimum", .number(Double(minimum)))]) { .number(Double($0)) }
  }

  /// Always the same number.
  package static func constant(_ number: Int) -> JSONForm {
    JSONForm([("const", .number(Double(number)))]) { .number(Double($0)) }
  }
}

extension JSONForm {
  /// A list.
  ///
  /// - Parameter constraints: further keywords of its JSON Schema.
  package static func list<Element>(
    of form: JSONForm<Element>, constraints: @autoclosure @escaping @Sendable () -> [(String, JSONValue)] = []
  ) -> JSONForm where Value == [Element] {
    JSONForm([("type", .string("array")), ("items", form.definition)] + constraints()) { .array($0.map(form.json)) }
  }

  /// An object with names that are not known beforehand.
  package static func dictionary<Element>(
    of form: JSONForm<Element>, constraints: @autoclosure @escaping @Sendable () -> [(String, JSONValue)]
  ) -> JSONForm where Value == [(String, Element)] {
    JSONForm(
      [("type", .string("object"))] + constraints() + [("additionalProperties", form.definition)]
    ) { .object($0.map { ($0, form.json($1)) }) }
  }

  /// An object with some of these names.
  package static func members<Element>(
    _ names: [String], _ form: JSONForm<Element>,
    constraints: @autoclosure @escaping @Sendable () -> [(String, JSONValue)] = []
  ) -> JSONForm where Value == [(String, Element)] {
    JSONForm(
      [
        ("type", .string("object")), ("properties", .object(names.map { ($0, form.definition) })),
        ("additionalProperties", .boolean(false)),
      ] + constraints()
    ) { .object($0.map { ($0, form.json($1)) }) }
  }
}
