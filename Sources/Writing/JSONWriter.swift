/// Writes a JSON value in UTF-8.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let layout: Layout

  /// Where lines end.
  enum Layout {
    /// Nowhere, and with few spaces.
    case dense
    /// Nowhere.
    case line
    /// Between the members of objects, and between the elements of arrays that contain others.
    case pretty
    /// In what does not fit into a line.
    case compact
  }

  /// - Parameter end: what follows the value.
  static func bytes(of value: JSONValue, _ layout: Layout, end: String = "") -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.write(value, indent: 0, used: 0)
    writer.write(end)
    return writer.bytes
  }

  private init(layout: Layout) { self.layout = layout }

  /// - Parameter used: the columns of its line that other text takes.
  private mutating func write(_ value: JSONValue, indent: Int, used: Int) {
    let isFlat = isFlat(value, used)
    switch value {
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        let isLast = index == elements.count - 1
        if !isFlat { endLine(indent + 2) }
        write(element, indent: indent + 2, used: indent + (isLast ? 2 : 3))
        if !isLast { write(isFlat ? ", " : ",") }
      }
      if !isFlat { endLine(indent) }
      write("]")
    case .object(let members):
      let hasSpaces = isFlat && layout != .dense && !members.isEmpty
      write(hasSpaces ? "{ " : "{")
      for (index, (name, value)) in members.enumerated() {
        let isLast = index == members.count - 1
        if !isFlat { endLine(indent + 2) }
        write(quoted: name)
        write(": ")
        let columns = layout == .compact ? JSONValue.quoted(name).count + (isLast ? 4 : 5) : 0
        write(value, indent: indent + 2, used: indent + columns)
        if !isLast { write(hasSpaces ? ", " : ",") }
      }
      if !isFlat { endLine(indent) }
      write(hasSpaces ? " }" : "}")
    case .string(let text): write(quoted: text)
    case .null: write("null")
    case .boolean(let value): write(value ? "true" : "false")
    case .number(let value): write(value.shortest)
    case .decimal(let digits): write(digits)
    }
  }

  /// Whether a value is on one line.
  private func isFlat(_ value: JSONValue, _ used: Int) -> Bool {
    switch (layout, value) {
    case (.dense, _), (.line, _): return true
    case (.pretty, .array(let elements)): return elements.allSatisfy(\.isPlain)
    case (.pretty, .object(let members)): return members.isEmpty
    case (.compact, .array), (.compact, .object):
      var rest = 100 - used
      return value.fits(into: &rest)
    case (.pretty, _), (.compact, _): return true
    }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    // `\u` and four digits for each UTF-16 unit.
    write(
      text.escapedForQuotes { scalar in
        String(scalar).utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
      })
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends the line, and indents the next.
  private mutating func endLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Takes the columns that the value needs on one line from others; returns whether there are enough. It stops at the
  /// first part for which there are not.
  fileprivate func fits(into rest: inout Int) -> Bool {
    switch self {
    case .array(let elements):
      // Two brackets, and a comma and a space between elements.
      rest -= 2 * max(elements.count, 1)
      return rest >= 0 && elements.allSatisfy { $0.fits(into: &rest) }
    case .object(let members):
      // Two brackets with spaces, and a colon, a comma and two spaces for each member; the last has no comma and space.
      rest -= members.isEmpty ? 2 : 4 * members.count + 2
      return rest >= 0
        && members.allSatisfy { name, value in
          rest -= Self.quoted(name).count
          return rest >= 0 && value.fits(into: &rest)
        }
    default:
      rest -= line.count
      return rest >= 0
    }
  }
}
