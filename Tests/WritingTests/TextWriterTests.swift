import Testing
import Writing

@Suite struct TextWriterTests {
  @Test func linesAreIndentedByTheirDepth() {
    var writer = TextWriter()
    writer.block("a {") { writer in
      writer.line("b: c;")
      writer.line()
      writer.block(":is(.d) {") { $0.line { $0.append("e: f;") } }
      writer.line("")
      writer.lines("g\n\nh")
    }
    #expect(String(writer.text) == "a {\n  b: c;\n\n  :is(.d) {\n    e: f;\n  }\n\n  g\n\n  h\n}\n")
  }

  /// A text grows whatever part of a line it has no more memory for.
  @Test(arguments: 0..<40)
  func linesFitIntoATextOfAnySize(_ size: Int) {
    var writer = TextWriter(capacity: size)
    let name = UTF8Text(String(repeating: "n", count: size))
    writer.block("{") { writer in
      writer.line { $0.append(1500, ofParts: 1000) }
      writer.line("a\(name)b")
      writer.line(name)
    }
    let letters = String(repeating: "n", count: size)
    let last = size == 0 ? "" : "  \(letters)"
    #expect(String(writer.text) == "{\n  1.5\n  a\(letters)b\n\(last)\n}\n")
  }
}
