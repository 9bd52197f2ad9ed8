/// A JSON value to be written. Objects keep their order.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  /// A number in a decimal form of its own, such as one rounded to three places.
  case decimal(String)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
}

extension JSONValue {
  /// Pretty-printed text: two spaces a level, one member a line, arrays of plain values on one line; ends with a
  /// newline. It nests only as deep as the value was built.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.shortest
    case .decimal(let digits): text += digits
    case .string(let value): text += Self.quoted(value)
    case .array(let elements): Self.write(elements, to: &text, indent: indent)
    case .object(let members): Self.write(members, to: &text, indent: indent)
    }
  }

  private static func write(_ elements: [JSONValue], to text: inout String, indent: String) {
    let isFlat = elements.allSatisfy(\.isScalar)
    let inner = indent + "  "
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + inner }
      element.write(to: &text, indent: inner)
    }
    text += isFlat ? "]" : "\n\(indent)]"
  }

  private static func write(_ members: [(String, JSONValue)], to text: inout String, indent: String) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    let inner = indent + "  "
    for (index, member) in members.enumerated() {
      text += (index == 0 ? "{\n" : ",\n") + inner + quoted(member.0) + ": "
      member.1.write(to: &text, indent: inner)
    }
    text += "\n\(indent)}"
  }

  /// How deep containers nest in it: 0 for a plain value, 1 for an empty container.
  package var depth: Int {
    switch self {
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.1.depth).max() ?? 0)
    default: 0
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// A JSON string literal. What does not show as what it is is escaped: a terminal may see it.
  package static func quoted(_ string: String) -> String {
    string.quoted(escape)
  }

  /// `\u` and four digits for each unit of UTF-16.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
