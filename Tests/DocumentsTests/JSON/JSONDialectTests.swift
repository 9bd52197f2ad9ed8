import Documents
import TestSupport
import Testing

/// JSON with comments, and JSON5: what they add to JSON, and what they also refuse.
@Suite struct JSONDialects {
  @Test(arguments: [
    Placed("// a\n{ /* b */ \"a\": [⟦1⟧, 2, ], } // c", .number(1)),
    Placed("[⟦1⟧ /* , */ ,/**/]", .number(1)),
    Placed("/* * / ** */ ⟦[]⟧ //", .array([])),
    Placed("[\"⟦// no\\u0041⟧\"]", .string("// noA")),
    Placed("[⟦1.5e3⟧,\r\n]", .number(1500)),
  ])
  func bothAllowComments(_ text: Placed) throws {
    try text.check(path: "a.jsonc", as: .jsonWithComments)
    try text.check(path: "a.json5", as: .json5)
  }

  @Test(arguments: [
    Placed("{⟦a$_1⟧: 1}", .string("a$_1")), Placed("{⟦é⟧: 1}", .string("é")),
    Placed(#"{⟦\u0061b⟧: 1}"#, .string("ab")), Placed("{⟦true⟧: 1}", .string("true")),
    Placed("['⟦a\"b⟧']", .string("a\"b")), Placed("[\"⟦a'b⟧\"]", .string("a'b")),
    Placed(#"['⟦\'\"\x41\v\0\q\/⟧']"#, .string("'\"A\u{B}\0q/")),
    Placed("['⟦a\\\nb⟧']", .string("ab")), Placed("['⟦a\\\r\nb⟧']", .string("ab")),
    Placed("['⟦a\\\u{2028}b\u{2029}⟧']", .string("ab\u{2029}")), Placed("['⟦a\tb⟧']", .string("a\tb")),
    Placed("[⟦+1⟧]", .number(1)), Placed("[⟦.5⟧]", .number(0.5)), Placed("[⟦-.5e1⟧]", .number(-5)),
    Placed("[⟦5.⟧]", .number(5)), Placed("[⟦5.e+1⟧]", .number(50)), Placed("[⟦0x1F⟧]", .number(31)),
    Placed("[⟦-0Xff⟧]", .number(-255)), Placed("[⟦0⟧]", .number(0)),
    Placed("\u{A0}\u{B}[⟦1⟧\u{2003}\u{FEFF}]\u{C}\u{2028}", .number(1)),
  ])
  func json5HasMore(_ text: Placed) throws {
    try text.check(path: "a.json5", as: .json5)
  }

  @Test(arguments: [
    Malformed("[1⟦/⟧ 2]", "expected ',' or ']'"), Malformed("[1 ⟦/*⟧ 2]", "expected '*/' at the end of this comment"),
    Malformed("[⟦,⟧]", "expected a value"), Malformed("[1,⟦,⟧]", "expected a value"),
    Malformed("{} ⟦{⟧}", "expected the end of the file after the first value"), Malformed("[⟦#⟧]", "expected a value"),
    Malformed("⟨[⟩1, // 2⟦⟧", "expected ']' before the end of the file"),
    Malformed("[⟦01⟧]", "a number does not begin with a zero that has digits after it"),
  ])
  func whatBothRefuse(_ text: Malformed) {
    text.check(path: "a.jsonc", as: .jsonWithComments)
    text.check(path: "a.json5", as: .json5)
  }

  @Test(arguments: [
    Malformed("{⟦a⟧: 1}", "expected a key in double quotes"), Malformed("[⟦'⟧a']", "expected a value"),
    Malformed("[⟦+⟧1]", "expected a value"), Malformed("[⟦.⟧5]", "expected a value"),
    Malformed("[⟦5.]⟧", "expected a digit in this number"),
  ])
  func commentsAreNoJSON5(_ text: Malformed) {
    text.check(path: "a.jsonc", as: .jsonWithComments)
  }

  @Test(arguments: [
    Malformed("{⟦1⟧: 1}", "expected a key, in quotes or without"),
    Malformed("{a⟦-⟧b: 1}", "expected ':' after the key"),
    Malformed("[⟦Infinity⟧]", "expected a finite number, not 'Infinity' or 'NaN'"),
    Malformed("[⟦-Infinity⟧]", "expected a finite number, not 'Infinity' or 'NaN'"),
    Malformed("[⟦NaN⟧]", "expected a finite number, not 'Infinity' or 'NaN'"),
    Malformed("[⟦0x]⟧", "expected a digit in this number"), Malformed("[⟦.⟧]", "expected a digit in this number"),
    Malformed("[⟦+]⟧", "expected a digit in this number"), Malformed("[⟦1e]⟧", "expected a digit in this number"),
    Malformed(#"['⟦\1⟧']"#, #"unknown escape; expected one of \" \\ \/ \b \f \n \r \t \u"#),
    Malformed(#"['⟦\0⟧1']"#, #"unknown escape; expected one of \" \\ \/ \b \f \n \r \t \u"#),
    Malformed(#"['⟦\x4⟧g']"#, "expected two hexadecimal digits after '\\x'"),
    Malformed("[⟦'⟧a\n']", "the string is not closed; expected ''' before the end of its line"),
    Malformed("[⟦'⟧a\r']", "the string is not closed; expected ''' before the end of its line"),
    Malformed(#"[⟦'⟧a"]"#, "the string is not closed; expected ''' before the end of its line"),
    Malformed(#"{⟦\ud800⟧: 1}"#, "half of a surrogate pair without the other"),
  ])
  func whatJSON5Refuses(_ text: Malformed) {
    text.check(path: "a.json5", as: .json5)
  }

  /// Both dialects read JSON to the same values.
  @Test func jsonIsBoth() throws {
    for text in [#"{"a": [1, -2.5e3, "\u00e9\n", null, true, {}], "b": ""}"#, "[]", "3"] {
      let strict = try Document(Array(text.utf8), path: "a").tree.get()
      for format in [DocumentFormat.jsonWithComments, .json5] {
        let other = try Document(Array(text.utf8), path: "a", as: format).tree.get()
        #expect(Value(other.root) == Value(strict.root))
      }
    }
  }

  @Test func theExtensionDecides() {
    #expect(DocumentFormat.dialect(ofPath: "a/b.JSONC")?.name == "JSON with comments")
    #expect(DocumentFormat.dialect(ofPath: "a.tokens.json5")?.name == "JSON5")
    for path in ["a.json", "a.tokens", "json5", "a.json5.json", ""] {
      #expect(DocumentFormat.dialect(ofPath: path) == nil)
    }
  }

  /// Every text gives a tree or a mistake within the text, in a short time.
  @Test func hostileTextsHaveAnEnd() {
    let pieces = [
      "{", "[", "'", "\"", "/*", "//\n", "\\", ",", ":", "a", "$", "+", ".", "0x", "é", "\u{2028}", "-", "\n",
    ]
    var generator = SeededGenerator(seed: RandomRuns.seed)
    for _ in 0..<RandomRuns.cases(5_000) {
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      for format in [DocumentFormat.jsonWithComments, .json5] {
        let document = Document(Array(text.utf8), path: "a", as: format)
        if let range = document.mistakeRange { #expect(range.upperBound <= text.utf8.count, "\(text)") }
      }
    }
    for piece in pieces {
      let bytes = Array(String(repeating: piece, count: 100_000).utf8)
      for format in [DocumentFormat.jsonWithComments, .json5] { _ = Document(bytes, path: "a", as: format).message }
    }
  }
}
