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

  /// Lines are counted block by block; these cross the ends of blocks.
  @Test(arguments: ["\n", "\r\n", "\r", "abc\r\n", String(repeating: "x", count: 700) + "\n", "\r\r\n\n"])
  func positionsFarInAText(piece: String) {
    let text = Array(String(repeating: piece, count: 3_000 / piece.utf8.count + 1).utf8)
    let table = LineTable(Source(path: "", encoding: .utf8, text: text))
    var (line, start) = (1, 0)
    for offset in 0...text.count {
      if offset > 0, text[offset - 1] == 10 || text[offset - 1] == 13 && (offset == text.count || text[offset] != 10) {
        let content = start..<(text[start..<offset].lastIndex { $0 != 10 && $0 != 13 }.map { $0 + 1 } ?? start)
        #expect(table.range(ofLine: line) == content)
        (line, start) = (line + 1, offset)
      }
      #expect(table.position(of: offset) == Position(line: line, column: offset - start + 1))
    }
  }

  @Test(arguments: [("⟦ab⟧\r\nc", 1), ("ab\r\n⟦c⟧", 2), ("a\n⟦⟧\n", 2), ("a\n⟦⟧", 2)])
  func line(_ text: String, _ line: Int) {
    let marked = Marked(text)
    let table = LineTable(Source(path: "", encoding: .utf8, text: marked.bytes))
    #expect(table.range(ofLine: line) == marked.range)
  }
}
