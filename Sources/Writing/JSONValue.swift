/// A JSON value to write. Objects keep the order of their members.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  /// A number as a decimal that is already formatted, such as one rounded to three decimals.
  case decimal(String)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
}

extension JSONValue {
  /// Pretty-printed text: two spaces for each level, one member on each line, arrays of plain values on one line; ends
  /// with a newline. The recursion is only as deep as the value.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The pretty-printed text in UTF-8.
  package var bytes: [UInt8] { JSONWriter.bytes(of: self, .pretty, end: "\n") }

  /// Pretty-printed text in which everything that fits into a line of 100 columns is on one line; ends with a newline.
  package var compactText: String {
    String(decoding: JSONWriter.bytes(of: self, .compact, end: "\n"), as: UTF8.self)
  }

  /// The value on one line.
  package var line: String { String(decoding: JSONWriter.bytes(of: self, .line), as: UTF8.self) }

  /// The text in UTF-8 without line endings, for other programs.
  package var denseText: [UInt8] { JSONWriter.bytes(of: self, .dense) }

  /// How deep its containers nest: 0 for a plain value, 1 for an empty container.
  package var depth: Int {
    switch self {
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.1.depth).max() ?? 0)
    default: 0
    }
  }

  /// A JSON string literal. Characters that are not printable are escaped, since a terminal may show it.
  package static func quoted(_ string: String) -> String { JSONValue.string(string).line }
}

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
