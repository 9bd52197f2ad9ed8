import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("a", #""a""#),
    (#"a"b\c"#, #""a\"b\\c""#),
    (#"\(x)"#, #""\\(x)""#),
    ("\n\r\t\0", #""\n\r\t\u{0}""#),
    ("\u{2028}\u{202E}\u{FEFF}\u{85}", #""\u{2028}\u{202E}\u{FEFF}\u{85}""#),
    ("\u{E0041}\u{FFFE}\u{1FFFF}", #""\u{E0041}\u{FFFE}\u{1FFFF}""#),
    ("ü日🎉", #""ü日🎉""#),
  ])
  func `a literal holds nothing that is read as code or cannot be seen`(string: String, literal: String) {
    #expect(SwiftText.literal(string) == literal)
  }

  @Test(arguments: [
    ("a b", "a b"),
    ("a\r\nb", "a  b"),
    ("a\0\u{2028}b\u{202E}", "a  b "),
  ])
  func `a comment stays on its line`(string: String, comment: String) {
    #expect(SwiftText.comment(string) == comment)
  }

  @Test(
    arguments: [
      (nil, nil),
      ("", nil),
      ("\n", nil),
      ("a\r\nb\u{85}c\u{2029}d", ["/// a", "/// b", "/// c", "/// d"]),
      ("*/ code()", ["/// */ code()"]),
    ] as [(String?, [String]?)])
  func `documentation has a line for each line`(text: String?, lines: [String]?) {
    #expect(SwiftText.documentation(text) == lines?.joined(separator: "\n"))
  }
}
