import Testing
import Writing

@Suite struct TextWriterTests {
  @Test func linesAreIndentedByTheirDepth() {
    var writer = TextWriter()
    writer.block("a") { writer in
      writer.line("b: c;")
      writer.line()
      writer.block(":is(.d)") { $0.declaration("e", "f") }
      writer.line("")
      writer.lines("g\n\nh")
      writer.block("let i =", " [", close: "]") { $0.line("j", "k", "l", ",") }
    }
    let expected = """
      a {
        b: c;

        :is(.d) {
          e: f;
        }

        g

        h
        let i = [
          jkl,
        ]
      }

      """
    #expect(writer.text == expected)
  }

  @Test(arguments: [
    (0, "", "0"), (7, "px", "7px"), (10, "", "10"), (99, "px", "99px"), (100, "px", "100px"), (255, "px", "255px"),
    (256, "px", "256px"), (1000, "", "1000"), (20.667, "px", "20.667px"), (-1, "px", "-1px"), (0.5, "", "0.5"),
  ])
  func aNumberHasItsUnit(_ number: Double, _ unit: String, _ expected: String) {
    var writer = TextWriter()
    writer.declaration(Array("a: ".utf8), number, unit: unit)
    #expect(writer.text == "a: \(expected);\n")
  }
}
