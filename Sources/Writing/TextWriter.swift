/// Collects the lines of a generated text, indented by how deep they lie.
package struct TextWriter {
  package private(set) var text = ""
  private let unit: String
  /// What lines at this depth begin with.
  private var indent = ""

  /// - Parameter indent: what one level of depth is indented by.
  package init(indent: String = "  ") {
    unit = indent
  }

  /// Writes a line; an empty one is not indented.
  package mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += indent
      text += line
    }
    text += "\n"
  }

  /// Writes several lines at this depth.
  package mutating func lines(_ lines: some Sequence<String>) {
    for line in lines { self.line(line) }
  }

  /// Writes a block: its opening line, what `body` writes one level deeper, and its closing line.
  package mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout TextWriter) -> Void) {
    line(opening)
    let outer = indent
    indent += unit
    body(&self)
    indent = outer
    line(closing)
  }
}
