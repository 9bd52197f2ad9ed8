extension JSONValue {
  /// The value on one line.
  package var line: String { line(within: .max) ?? "" }

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
    let line = line(within: Self.width - used)
    guard line == nil, let (open, members, close) = parts else {
      text += line ?? self.line
      return
    }
    let margin = String(repeating: " ", count: indent)
    text += open
    for (index, (label, value)) in members.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + margin + "  " + label
      let comma = index == members.count - 1 ? 0 : 1
      value.write(to: &text, indent: indent + 2, used: indent + 2 + label.count + comma)
    }
    text += "\n" + margin + close
  }

  /// The value on one line; nil if it is longer than `width`. It ends at the first part that does not fit.
  private func line(within width: Int) -> String? {
    if leastWidth > width { return nil }
    guard let (open, members, close) = parts else { return Self.fitting(String(text.dropLast()), width) }
    if members.isEmpty { return Self.fitting(open + close, width) }
    let space = open == "{" ? " " : ""
    var line = open + space
    // The width of the rest of the line.
    var rest = width - line.count - space.count - close.count
    for (index, (label, value)) in members.enumerated() {
      let start = (index == 0 ? "" : ", ") + label
      rest -= start.count
      guard rest > 0, let text = value.line(within: rest) else { return nil }
      line += start + text
      rest -= text.count
    }
    return line + space + close
  }

  /// A column for each element.
  private var leastWidth: Int {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    default: 0
    }
  }

  private static func fitting(_ line: String, _ width: Int) -> String? { line.count <= width ? line : nil }

  /// The brackets of a container, and its elements with what precedes them; nil for a plain value.
  private var parts: (open: String, members: [(label: String, value: JSONValue)], close: String)? {
    switch self {
    case .array(let elements): ("[", elements.map { ("", $0) }, "]")
    case .object(let members): ("{", members.map { (Self.quoted($0) + ": ", $1) }, "}")
    default: nil
    }
  }
}
