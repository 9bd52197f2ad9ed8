import Testing

@testable import TypeRampKit

/// Texts in a terminal of 80 columns.
@Suite struct TerminalTexts {
  @Test(arguments: [(39, 1), (40, 2)]) func aLineHasAtMostEightyColumns(lastWord: Int, lines: Int) {
    let text = String(repeating: "a", count: 40) + " " + String(repeating: "b", count: lastWord)
    #expect([TextBlock.paragraph(Prose(prose: text))].terminalText.split(separator: "\n").count == lines)
  }

  /// What is marked in code has carets under it; the other forms leave the marks out.
  @Test func marksOfCodeAreCarets() {
    let code = [TextBlock.code("{ «a»: 1,\n«»  «bcd» }", language: "json")]
    #expect(code.terminalText == "  { a: 1,\n    ^\n    bcd }\n  ^  ^~~\n")
    #expect(code.markdown == "```json\n{ a: 1,\n  bcd }\n```\n")
  }
}
