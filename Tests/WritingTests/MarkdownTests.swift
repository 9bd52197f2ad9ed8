import Testing

@testable import Writing

@Suite("Markdown")
struct MarkdownTests {
  @Test(
    "a text is a code span, whatever it holds",
    arguments: [
      ("body", "`body`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a``b`", "``` a``b` ```"), (" a ", "`  a  `"),
      ("", "` `"), ("@all #1 <b>", "`@all #1 <b>`"), ("a\nb\u{202E}", "`a\\u{A}b\\u{202E}`"),
    ])
  func code(text: String, expected: String) {
    #expect(Markdown.code(text) == expected)
  }

  /// The marks that make one character of Swift with what they follow.
  static let marks = ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{3099}", "\u{1F3FB}", "\u{0600}"]

  @Test("a mark behind a backtick or a bar hides neither", arguments: marks)
  func marked(mark: String) {
    let shown = "`\(mark) ![x](y)".printable
    #expect(ExactString(Markdown.code("`\(mark) ![x](y)")) == ExactString("`` \(shown) ``"))
    #expect(ExactString(Markdown.code("x`\(mark)y")) == ExactString("``\("x`\(mark)y".printable)``"))
    #expect(ExactString(Markdown.table(["a"], [["|\(mark)"]])[2]) == ExactString("| \\|\(mark) |"))
  }

  @Test("a bar in a cell does not end the cell")
  func table() {
    #expect(
      Markdown.table(["Style", "L"], [["`a|b`", "17"], ["", "\\|"]]) == [
        "| Style | L |", "| :-- | --: |", "| `a\\|b` | 17 |", "|  | \\\\| |",
      ])
  }
}
