import Foundation
import TestSupport
import Testing

@testable import CodeFonts

/// The tokens of Swift: any text is read to its end, and brackets in valid Swift have partners.
@Suite struct SwiftTokenTests {
  @Test(arguments: [
    #"let a = "(""#, #"let a = "\("(")""#, #"let a = "\"(""#, ##"let a = #"\"("#"##, ##"let a = #"\#(f("("))("#"##,
    "let a = \"\"\"\n ( \" \"\" \\(b(\"(\")) (\n \"\"\"", "let a = #\"\"\"\n \\( \"\"\" (\n \"\"\"#",
    ##"let a = #"""#"##,
    ##"let a = #"a"b("#"##, "let a = \"\"", "let a = #\"\"#", "// (\nf()", "/* ( /* ) */ ( */ f()", "f(/* ) */)",
    "let a = /\\(/", "let a = /[(]/", "let a = /\"/", "f(/\"/, /a/)", "let a = b / c(d) / e", "let a = b/c(\"/\")",
    "let a = #/ ( /#", "let a = #/\n  \" (\n/#", "let a = ##/ /# ( /##", "f(action: /A.b, c: /D.e)", "a */ b",
    "#if A\nf(\n1)\n#elseif B\ng()\n#else\n[1]\n#endif", "let a: [[Int]] = [[1], [2]]; func `in`() {}",
    "a = 0x1F_p3 + 1.5e3 + 1...2",
    "é(π)", "\u{FEFF}f()",
  ])
  func bracketsHavePartners(text: String) { #expect(SwiftTokens(Array(text.utf8)).isBalanced) }

  @Test(arguments: [
    "(", ")", "(]", "{(}", "\"", "\"(", "\"\\(", "\"\"\"", "#\"", "/*", "/* /* */", "#/(", "[)]", "\"\\(}",
  ])
  func whatIsMissingIsKnown(text: String) { #expect(!SwiftTokens(Array(text.utf8)).isBalanced) }

  /// The compiler accepts these files.
  @Test func theSwiftOfTheRepositoryIsBalanced() throws {
    let folders = ["Sources", "Tests"].map { Repository.root.appending(path: $0) }
    var count = 0
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") {
        count += 1
        #expect(SwiftTokens([UInt8](try Data(contentsOf: folder.appending(path: name)))).isBalanced, "\(name)")
      }
    }
    #expect(count > 500)
  }

  /// Each token is where its text is, in order, however a file is cut.
  @Test func everyPartOfAFileIsRead() {
    let text = Array(
      """
      let a = "x \\(f("y", #"z"#)) w", b = /re(g)ex/, c = #/ a /#
      /* a /* b */ */ #if A
      UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 1.5)) // typeramp:ignore
      #endif
      """.utf8)
    for start in text.indices {
      for end in stride(from: start, through: text.count, by: 7) {
        let part = Array(text[start..<end])
        let tokens = SwiftTokens(part).tokens
        #expect(tokens.allSatisfy { 0 <= $0.start && $0.start <= $0.end && Int($0.end) <= part.count })
        #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.end <= $1.start })
        _ = SwiftForms.fonts(String(decoding: part, as: UTF8.self))
      }
    }
  }

  /// Nothing is looked at again and again: each file takes a moment, and would take minutes otherwise.
  @Test(arguments: [
    "(", ")", "{", "(]", "#", "#if os(macOS) || ", "\"\\(", "#\"\"\"\\#(", "/*", "/a ", "#/a ", "`",
    "/* typeramp:ignore */",
    ".font(.system(size: 1))",
    "scaledFont(for: ", "func a(size: A) { systemFont(ofSize: size)", "{}", "a{}.font(.system(size: 1))", "?:", "=a:",
    "UIFont.systemFont(ofSize: 1),", "f = UIFont.systemFont(ofSize: 1);scaledFont(for: f);",
  ])
  func thereIsNoSlowText(part: String) {
    let text = String(repeating: part, count: 30_000 / part.utf8.count)
    #expect(SwiftTokens(Array(text.utf8)).tokens.count <= text.utf8.count)
    _ = CodeFile(Array(text.utf8), path: "A.swift")
  }
}
