/// Collects the lines of a generated text, indented by two spaces for each level.
///
/// It appends the parts of a line one by one. A string for each line would add a third to the cost of a stylesheet.
package struct TextWriter {
  /// The lines in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The indentation of lines at this depth, in spaces.
  private var indent = 0

  package init() {}

  /// The lines as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a line of some parts; one that begins with nothing is empty, and is not indented.
  package mutating func line(_ start: String = "", _ second: String = "", _ third: String = "", _ end: String = "") {
    if !start.isEmpty {
      beginLine()
      append(start)
      append(second)
      append(third)
      append(end)
    }
    endLine()
  }

  /// Writes `name: value;`, as most lines of a stylesheet are.
  package mutating func declaration(_ name: String, _ value: String) {
    beginLine()
    append(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    append(value)
    bytes.append(UInt8(ascii: ";"))
    endLine()
  }

  /// Writes a declaration whose value is a number with a unit.
  ///
  /// - Parameter start: its name, a colon and a space, which are the same in many lines.
  package mutating func declaration(_ start: [UInt8], _ number: Double, unit: String) {
    beginLine()
    bytes += start
    // Most sizes are small whole numbers.
    if let whole = UInt8(exactly: number) {
      if whole >= 100 { append(digit: whole / 100) }
      if whole >= 10 { append(digit: whole / 10 % 10) }
      append(digit: whole % 10)
    } else {
      append(number.shortest)
    }
    append(unit)
    bytes.append(UInt8(ascii: ";"))
    endLine()
  }

  /// Writes the lines of a text at this depth.
  package mutating func lines(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      self.line(String(Substring(line)))
    }
  }

  /// Writes a block: its first line, the lines of `body` one level deeper, and its last line.
  package mutating func block(
    _ start: String, _ second: String = " {", _ third: String = "", close: String = "}",
    _ body: (inout TextWriter) -> Void
  ) {
    line(start, second, third)
    indent += 2
    body(&self)
    indent -= 2
    line(close)
  }

  private mutating func beginLine() { for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) } }

  private mutating func append(_ text: String) { if !text.isEmpty { bytes += text.utf8 } }

  private mutating func append(digit: UInt8) { bytes.append(UInt8(ascii: "0") + digit) }

  private mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}
