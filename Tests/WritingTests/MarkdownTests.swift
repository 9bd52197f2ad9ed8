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

  @Test("a bar in a cell does not end the cell")
  func table() {
    #expect(
      Markdown.table(["Style", "L"], [["`a|b`", "17"], ["", "\\|"]]) == [
        "| Style | L |", "| :-- | --: |", "| `a\\|b` | 17 |", "|  | \\\\| |",
      ])
  }
}
