extension JSONValue {
  /// The value on one line.
  package var line: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty ? "{}" : "{ " + members.map { "\(Self.quoted($0)): \($1.line)" }.joined(separator: ", ") + " }"
    default: String(text.dropLast())
    }
  }

  /// Pretty-printed text in which everything that fits into a line of 100 columns is on one line; ends with a newline.
  /// The recursion is only as deep as the value.
  package var compactText: String {
    var text = ""
    write(to: &text, indent: 0, used: 0)
    return text + "\n"
  }

  private static let width = 100

  /// Writes the value on the rest of the line if it fits, otherwise on several lines.
  private func write(to text: inout String, indent: Int, used: Int) {
    if let line = line(within: Self.width - used) {
      text += line
      return
    }
    switch self {
    case .array(let elements):
      Self.write(elements.map { ("", $0) }, "[", "]", to: &text, indent)
    case .object(let members):
      Self.write(members.map { (Self.quoted($0) + ": ", $1) }, "{", "}", to: &text, indent)
    default: text += line
    }
  }

  private static func write(
    _ members: [(label: String, value: JSONValue)], _ open: String, _ close: String, to text: inout String,
    _ indent: Int
  ) {
    let margin = String(repeating: " ", count: indent)
    text += open
    for (index, (label, value)) in members.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + margin + "  " + label
      let comma = index == members.count - 1 ? 0 : 1
      value.write(to: &text, indent: indent + 2, used: indent + 2 + label.count + comma)
    }
    text += "\n" + margin + close
  }

  /// The value on one line; nil if it is longer than `width`. Brackets and commas are counted before anything is
  /// written.
  private func line(within width: Int) -> String? {
    guard leastWidth(upTo: width) <= width else { return nil }
    let line = line
    return line.count <= width ? line : nil
  }

  /// The width of brackets and commas alone.
  private func leastWidth(upTo limit: Int) -> Int {
    switch self {
    case .array(let elements): Self.leastWidth(elements, upTo: limit)
    case .object(let members): Self.leastWidth(members.map(\.1), upTo: limit)
    default: 1
    }
  }

  private static func leastWidth(_ values: [JSONValue], upTo limit: Int) -> Int {
    // Two for the brackets, and two for each comma with its space.
    var width = values.isEmpty ? 2 : 0
    for value in values where width <= limit { width += 2 + value.leastWidth(upTo: limit - width) }
    return width
  }
}
