extension JSONValue {
  /// A whole number.
  package static func integer(_ value: Int) -> JSONValue { .decimal(String(value)) }

  /// An object without the members that are nil.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// An array; nil if it is empty.
  package static func list<Element>(_ elements: [Element], _ json: (Element) -> JSONValue) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements.map(json))
  }
}
