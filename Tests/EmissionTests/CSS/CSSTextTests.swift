import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct CSSTextTests {
  @Test(arguments: [
    ("Noteworthy-Light", #""Noteworthy-Light""#),
    (#"a "b" \c"#, #""a \22 b\22  \5c c""#),
    ("a\nb\r\nc\u{C}d", #""a\a b\d \a c\c d""#),
    ("</style>", #""\3c /style>""#),
    ("\u{0}é🅰", #""\fffd \e9 \1f170 ""#),
  ])
  func aStringIsQuotedAndEscaped(_ text: String, _ expected: String) {
    #expect(CSSText.string(text) == expected)
  }

  @Test(arguments: [
    ("icon-size_2", "icon-size_2"), ("a b", #"a\20 b"#), ("a;}b", #"a\3b \7d b"#), ("é", #"\e9 "#),
    ("</style", #"\3c \2f style"#),
  ])
  func anIdentifierIsEscaped(_ text: String, _ expected: String) {
    #expect(CSSText.identifier(text) == expected)
  }

  @Test(arguments: [
    ("/f/{name}.woff2", "A-b_1.~", #"url("/f/A-b_1.~.woff2")"#),
    ("{name}/{name}", "é /?#\"", #"url("%C3%A9%20%2F%3F%23%22/%C3%A9%20%2F%3F%23%22")"#),
    ("{{name}", "{name}", #"url("{%7Bname%7D")"#),
    ("/all.woff2", "A", #"url("/all.woff2")"#),
    (#"x") ; {na"#, "A", #"url("x\22 ) ; {na")"#),
    ("/a\n/{name}", "\n", #"url("/a\a /%0A")"#),
  ])
  func aTemplateIsFilledWithTheEncodedName(_ template: String, _ name: String, _ expected: String) {
    #expect(CSSText.url(template, name: name, file: "") == expected)
  }

  @Test(arguments: [
    ("Body text", ["/* Body text */"]),
    ("One\r\n\ntwo", ["/*", " * One", " *", " * two", " */"]),
    ("a */ b", [#"/* a *\/ b */"#]),
    ("/*/", [#"/* /*\/ */"#]),
    ("</style>", [#"/* <\/style> */"#]),
    ("*\n/", ["/*", " * *", " * /", " */"]), ("a\n\n", ["/*", " * a", " *", " *", " */"]),
    ("a\tb\u{0}\u{1B}[31m", ["/* a\tb\u{FFFD}\u{FFFD}[31m */"]),
  ])
  func aCommentEndsWhereItShould(_ text: String, _ expected: [String]) {
    #expect(Self.comment(text) == expected.map { $0 + "\n" }.joined())
  }

  @Test func aCarriageReturnAtTheEndOfADescriptionIsPartOfALineEnding() throws {
    let text = #"{ "description": "x\r", "body": { "fontName": "Futura-Medium", "fontSize": 17 } }"#
    let table = try #require(Compilation(Array(text.utf8), path: "a.json").table)
    #expect(Emitter.css.text(of: table).contains(" * x\n *\n * The numbers"))
  }

  private static func comment(_ text: String) -> String {
    var writer = TextWriter()
    CSSText.write(comment: text, to: &writer)
    return writer.text
  }

  @Test(arguments: hostileTexts)
  func nothingEndsACommentOrAPage(_ text: String) {
    let comment = Self.comment(text)
    #expect(comment.dropLast(3).ranges(of: "*/").isEmpty)
    #expect(
      !(comment + CSSText.string(text) + CSSText.identifier(text)).lowercased().contains("</style"))
  }
}
