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
  package var text: String { String(utf8Text) }

  /// The pretty-printed text in UTF-8.
  package var utf8Text: UTF8Text {
    var text = UTF8Text()
    write(to: &text, depth: 0)
    text.append(byte: UInt8(ascii: "\n"))
    return text
  }

  /// The text in UTF-8 without line endings, for other programs.
  package var denseText: UTF8Text {
    var text = UTF8Text()
    write(to: &text, depth: nil)
    return text
  }

  /// - Parameter depth: how many containers are around it; nil for a text without line endings.
  private func write(to text: inout UTF8Text, depth: Int?) {
    switch self {
    case .null: text.append("null")
    case .boolean(let value): text.append(value ? "true" : "false")
    case .number(let value): text.append(value)
    case .decimal(let digits): text.append(contentsOf: digits)
    case .string(let value): text.append(json: value)
    case .array(let elements): Self.write(elements, to: &text, depth: depth)
    case .object(let members): Self.write(members, to: &text, depth: depth)
    }
  }

  private static func write(_ elements: [JSONValue], to text: inout UTF8Text, depth: Int?) {
    let isFlat = depth == nil || elements.allSatisfy(\.isScalar)
    let inner = depth.map { $0 + 1 }
    text.append(byte: UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(isFlat ? ", " : ",") }
      if !isFlat { text.append(lineOfDepth: inner) }
      element.write(to: &text, depth: inner)
    }
    if !isFlat { text.append(lineOfDepth: depth) }
    text.append(byte: UInt8(ascii: "]"))
  }

  private static func write(_ members: [(String, JSONValue)], to text: inout UTF8Text, depth: Int?) {
    guard !members.isEmpty else { return text.append("{}") }
    let inner = depth.map { $0 + 1 }
    for (index, member) in members.enumerated() {
      text.append(byte: index == 0 ? UInt8(ascii: "{") : UInt8(ascii: ","))
      text.append(lineOfDepth: inner)
      text.append(json: member.0)
      text.append(": ")
      member.1.write(to: &text, depth: inner)
    }
    text.append(lineOfDepth: depth)
    text.append(byte: UInt8(ascii: "}"))
  }

  /// How deep its containers nest: 0 for a plain value, 1 for an empty container.
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

  /// A JSON string literal. Characters that are not printable are escaped, since a terminal may show it.
  package static func quoted(_ string: String) -> String {
    var text = UTF8Text()
    text.append(json: string)
    return String(text)
  }
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

extension UTF8Text {
  /// Appends a JSON string literal.
  fileprivate mutating func append(json string: String) {
    // `\u` and four digits for each UTF-16 unit.
    append(quoted: string) { scalar, text in
      for unit in String(scalar).utf16 {
        text.append("\\u")
        for shift in [12, 8, 4, 0] { text.append(hexadecimal: Int(unit >> shift & 0xF)) }
      }
    }
  }

  /// Ends the line, and indents the next; nothing without a depth.
  fileprivate mutating func append(lineOfDepth depth: Int?) {
    guard let depth else { return }
    append(byte: UInt8(ascii: "\n"))
    append(spaces: 2 * depth)
  }
}
