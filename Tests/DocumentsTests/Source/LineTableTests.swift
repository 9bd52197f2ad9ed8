import Documents
import Testing

@Suite struct LineTableTests {
  /// Lines end after `\n`, `\r\n` and a lone `\r`; columns count bytes of UTF-8.
  @Test(arguments: [
    ("⟦⟧", 1, 1), ("a⟦⟧b", 1, 2), ("a\n⟦⟧b", 2, 1), ("a\r\n⟦⟧b", 2, 1), ("a\r⟦⟧b", 2, 1), ("a⟦⟧\r\nb", 1, 2),
    ("é⟦⟧", 1, 3), ("\n\n⟦⟧", 3, 1), ("\n\r⟦⟧", 3, 1), ("a\r\n\r\nbc⟦⟧d\n", 3, 3),
  ])
  func position(_ text: String, _ line: Int, _ column: Int) throws {
    let marked = Marked(text)
    let table = LineTable(Source(path: "", encoding: .utf8, text: marked.bytes))
    #expect(table.position(of: try #require(marked.range).lowerBound) == Position(line: line, column: column))
  }

  @Test(arguments: [("⟦ab⟧\r\nc", 1), ("ab\r\n⟦c⟧", 2), ("a\n⟦⟧\n", 2), ("a\n⟦⟧", 2)])
  func line(_ text: String, _ line: Int) {
    let marked = Marked(text)
    let table = LineTable(Source(path: "", encoding: .utf8, text: marked.bytes))
    #expect(table.range(ofLine: line) == marked.range)
  }
}
