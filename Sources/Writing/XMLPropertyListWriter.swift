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
    case .number(let value): try write(value)
    case .decimal(let digits): try write(decimal: digits)
    case .string(let text): try write("string", text)
    case .array(let elements): try write(elements)
    case .object(let members): try write(members)
    }
  }

  /// Writes an integer if the number is whole and in range, otherwise a real. Negative zero is a real.
  private mutating func write(_ number: Double) throws(UnwritablePropertyList) {
    guard number.isFinite else { throw UnwritablePropertyList() }
    let isNegativeZero = number == 0 && number.sign == .minus
    let integer = isNegativeZero ? nil : Int64(exactly: number)
    line(integer.map { "<integer>\($0)</integer>" } ?? "<real>\(number.shortest)</real>")
  }

  /// Writes a decimal; the digits of an integer are exact. One of more than 64 bits cannot be in a list: a real would
  /// round it.
  private mutating func write(decimal: String) throws(UnwritablePropertyList) {
    if let integer = Int64(decimal).map(String.init) ?? UInt64(decimal).map(String.init), integer != "0" {
      return line("<integer>\(integer)</integer>")
    }
    guard let number = Double(decimal), number == 0 || !decimal.isInteger else { throw UnwritablePropertyList() }
    try write(number)
  }

  private mutating func write(_ element: String, _ text: String) throws(UnwritablePropertyList) {
    if !text.unicodeScalars.allSatisfy(\.isXMLCharacter) { throw UnwritablePropertyList() }
    // Characters that are not printable, line endings except `\n`, and commands in logs become character references:
    // readers may change a line ending, and a terminal must be safe from the rest.
    let hasCommands = text.withoutLogCommands.utf8.count > text.utf8.count
    let content = text.escapedForXML {
      $0.isPrintable && !"&<>".unicodeScalars.contains($0) || $0 == "\t" || $0 == "\n" && !hasCommands
    }
    line("<\(element)>\(content)</\(element)>")
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

/// A value contains something that property lists cannot hold.
private struct UnwritablePropertyList: Error {}
