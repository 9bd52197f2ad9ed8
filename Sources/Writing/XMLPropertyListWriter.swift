extension JSONValue {
  /// The value as an XML property list as Apple writes it, keys in their order; ends with a newline.
  ///
  /// Nil if it contains something that such a list cannot hold: null, an infinite number or a character that XML 1.0
  /// excludes.
  package var xmlPropertyList: String? {
    var writer = XMLPropertyListWriter()
    return (try? writer.write(self)).map { writer.document }
  }
}

/// Writes the elements of an XML property list, one on each line, indented by tabs.
///
/// The recursion is only as deep as the value.
private struct XMLPropertyListWriter {
  private var lines = ""
  private var depth = 0

  var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(lines)</plist>

    """
  }

  mutating func write(_ value: JSONValue) throws(UnwritablePropertyList) {
    switch value {
    case .null: throw UnwritablePropertyList()
    case .boolean(let value): line(value ? "<true/>" : "<false/>")
    case .number(let value): try write(PropertyListNumber(value))
    case .decimal(let digits): try write(PropertyListNumber(decimal: digits))
    case .string(let text): try write("string", text)
    case .array(let elements): try write(elements)
    case .object(let members): try write(members)
    }
  }

  private mutating func write(_ number: PropertyListNumber?) throws(UnwritablePropertyList) {
    switch number {
    case .integer(let value): line("<integer>\(value)</integer>")
    case .unsigned(let value): line("<integer>\(value)</integer>")
    case .real(let value): line("<real>\(value.shortest)</real>")
    case nil: throw UnwritablePropertyList()
    }
  }

  private mutating func write(_ element: String, _ text: String) throws(UnwritablePropertyList) {
    line("<\(element)>\(try XMLContent.encoded(text))</\(element)>")
  }

  private mutating func write(_ elements: [JSONValue]) throws(UnwritablePropertyList) {
    guard !elements.isEmpty else { return line("<array/>") }
    line("<array>")
    depth += 1
    for element in elements { try write(element) }
    depth -= 1
    line("</array>")
  }

  private mutating func write(_ members: [(String, JSONValue)]) throws(UnwritablePropertyList) {
    guard !members.isEmpty else { return line("<dict/>") }
    line("<dict>")
    depth += 1
    for (key, value) in members {
      try write("key", key)
      try write(value)
    }
    depth -= 1
    line("</dict>")
  }

  private mutating func line(_ text: String) {
    lines += String(repeating: "\t", count: depth) + text + "\n"
  }
}

private enum XMLContent {
  /// Text as the content of an element. Characters that are not printable, line endings except `\n`, and commands in
  /// logs become character references: readers may change a line ending, and a terminal must be safe from the rest.
  static func encoded(_ text: String) throws(UnwritablePropertyList) -> String {
    if !text.unicodeScalars.allSatisfy(\.isXMLCharacter) { throw UnwritablePropertyList() }
    let hasCommands = text.withoutLogCommands.utf8.count > text.utf8.count
    return text.escapedForXML(plain: plain) { $0 == "\t" || $0 == "\n" && !hasCommands }
  }

  private static let plain = ASCIISet { $0.isPrintable && !"&<>".unicodeScalars.contains($0) }
}
