import Testing
import Writing

@Suite struct TextWriterTests {
  @Test func linesAreIndentedByTheirDepth() {
    var writer = TextWriter()
    writer.block("a {") { writer in
      writer.line("b: ", "c", end: ";")
      writer.line()
      writer.block(":is(.", "d", end: ") {") { $0.line("e: ", end: ";") { $0.append("f") } }
      writer.line("")
      writer.lines("g\n\nh")
    }
    #expect(String(writer.text) == "a {\n  b: c;\n\n  :is(.d) {\n    e: f;\n  }\n\n  g\n\n  h\n}\n")
  }

  @Test func aPartOfATextCanBeWritten() {
    var writer = TextWriter()
    for count in 0...3 { writer.line("<", "abc", prefix: count, end: ">") }
    writer.line("", UTF8Text(), end: "")
    #expect(String(writer.text) == "<>\n<a>\n<ab>\n<abc>\n\n")
  }

  /// The memory is reserved for the longest number, so the longest numbers are the ones to try.
  @Test(arguments: [
    (Int.min, 1, "-9223372036854775808"), (.max, 1, "9223372036854775807"), (.max, 1000, "9223372036854775.807"),
    (.min, 10, "-922337203685477580.8"), (-1, 1_000_000_000_000_000_000, "-0.000000000000000001"), (0, 1000, "0"),
  ])
  func decimalsOfAnyLengthFit(_ count: Int, _ parts: Int, _ expected: String) {
    var writer = TextWriter()
    for _ in 0..<100 { writer.line("--size: ", count, ofParts: parts, end: "px;") }
    #expect(String(writer.text) == String(repeating: "--size: \(expected)px;\n", count: 100))
    var text = UTF8Text()
    for _ in 0..<100 { text.append(count, ofParts: parts, unit: "px ") }
    #expect(String(text) == String(repeating: expected + "px ", count: 100))
  }

  /// A text grows whatever part of a line it has no more memory for.
  @Test(arguments: 0..<40)
  func linesFitIntoATextOfAnySize(_ size: Int) {
    var writer = TextWriter(capacity: size)
    let name = UTF8Text(String(repeating: "n", count: size))
    writer.block("{") { writer in
      writer.line(name, 1500, ofParts: 1000, end: ";")
      writer.line("a", name, end: "b")
      writer.line(name)
    }
    let letters = String(repeating: "n", count: size)
    let last = size == 0 ? "" : "  \(letters)"
    #expect(String(writer.text) == "{\n  \(letters)1.5;\n  a\(letters)b\n\(last)\n}\n")
  }
}
