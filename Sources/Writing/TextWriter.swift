/// Collects the lines of a generated text, indented by their depth.
package struct TextWriter {
  package private(set) var text = UTF8Text()
  private let unit: Int
  /// The indentation of lines at this depth, in spaces.
  private var indent = 0

  /// - Parameter indent: the spaces for each level of depth.
  package init(indent: Int = 2) {
    unit = indent
  }

  /// Writes an empty line.
  package mutating func line() { text.append(byte: UInt8(ascii: "\n")) }

  /// Writes a line; an empty one is not indented.
  package mutating func line(_ line: UTF8Text) { self.line(line.bytes) }

  /// Writes a line piece by piece, without an intermediate text.
  package mutating func line(_ write: (inout UTF8Text) -> Void) {
    text.append(spaces: indent)
    write(&text)
    line()
  }

  private mutating func line(_ line: some Collection<UInt8>) {
    if !line.isEmpty {
      text.append(spaces: indent)
      text.append(contentsOf: line)
    }
    self.line()
  }

  /// Writes several lines at this depth.
  package mutating func lines(_ lines: [UTF8Text]) {
    for line in lines { self.line(line) }
  }

  /// Writes the lines of a text at this depth.
  package mutating func lines(_ text: UTF8Text) {
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { self.line(line) }
  }

  /// Writes a block: its opening line, the lines of `body` one level deeper, and its closing line.
  package mutating func block(_ opening: UTF8Text, _ closing: StaticString = "}", _ body: (inout TextWriter) -> Void) {
    line(opening)
    indent += unit
    body(&self)
    indent -= unit
    text.append(spaces: indent)
    text.append(closing)
    line()
  }
}
