import Documents
import Testing

@Suite struct OpenStepReaderTests {
  @Test(arguments: [
    Placed("{ a = ⟦Avenir-Heavy⟧; }", .string("Avenir-Heavy")),
    Placed("{ ⟦a_$/:.-9⟧ = b; }", .string("a_$/:.-9")),
    Placed(#"{ a = "⟦b c⟧"; }"#, .string("b c")),
    Placed(#"{ '⟦a"b⟧' = c; }"#, .string("a\"b")),
    Placed(#"("⟦⟧")"#, .string("")),
    Placed(#"("⟦\a\b\f\n\r\t\v\"\'\\\x⟧")"#, .string("\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\x")),
    Placed(#"("⟦\60\0601\200\341⟧")"#, .string("00" + "1\u{A0}Æ")),
    Placed(#"("⟦\U41z\Ud83d\Ude00⟧")"#, .string("Az😀")),
    Placed("(\"⟦a\\\nb⟧\")", .string("a\nb")),
    Placed("(a, ⟦http://b⟧)", .string("http://b")),
    Placed("⟦(a, b,)⟧", .array([.string("a"), .string("b")])),
    Placed("{ a = ⟦()⟧; }", .array([])),
    Placed("{ a = <⟦0A ff\n\t00⟧>; }", .opaque(.data)),
    Placed("// c\n⟦{ a /* c */ = b; // d\n }⟧ /* e */", .dictionary(["a": .string("b")])),
    Placed("\u{2028}// c\u{2029}⟦()⟧\u{B}\u{C}", .array([])),
    Placed("⟦{ a; }⟧", .dictionary(["a": .string("a")])),
    Placed("/* c */ ⟦\"a\" = \"b\";\nc;⟧ // d", .dictionary(["a": .string("b"), "c": .string("c")])),
    Placed("⟦a = { b = (c); };⟧\n", .dictionary(["a": .dictionary(["b": .array([.string("c")])])])),
  ])
  func node(_ text: Placed) throws {
    try text.check(path: "a.plist")
  }

  @Test(arguments: [
    Malformed(
      "(a,⟦,⟧b)", "expected a value; text with other characters than letters, digits and '_$/:.-' is in quotes"),
    Malformed(
      "{ a = ⟦é⟧; }", "expected a value; text with other characters than letters, digits and '_$/:.-' is in quotes"),
    Malformed(
      "{ a = b; ⟦+⟧ = c; }", "expected a key; one with other characters than letters, digits and '_$/:.-' is in quotes"),
    Malformed("{ a = b; c⟦+⟧d = e; }", "expected '=' after the key"),
    Malformed("{ a = b⟦\n⟧  c = d; }", "expected ';' after the value"),
    Malformed("{ a = { b = c; }⟦ ⟧}", "expected ';' after the value"),
    Malformed("a = b; c = d⟦⟧", "expected ';' after the value"),
    Malformed("(a ⟦b⟧)", "expected ',' or ')'"),
    Malformed("{ a = b; c = ⟨(⟩d ⟦⟧", "expected ')' before the end of the file"),
    Malformed("⟨{⟩ a = b;\n⟦⟧", "expected '}' before the end of the file"),
    Malformed("{ a = ⟦\"⟧b; }", "the string is not closed; expected '\"'"),
    Malformed("{ a = ⟦'⟧b\\'; }", "the string is not closed; expected \"'\""),
    Malformed("{ a = ⟦<⟧00", "expected '>' at the end of this data"),
    Malformed("{ a = b; ⟦/*⟧ }", "expected '*/' at the end of this comment"),
    Malformed("{ a = <00 ⟦0⟧ 0>; }", "expected two hexadecimal digits for each byte"),
    Malformed("{ a = <00 ⟦g⟧0>; }", "expected a hexadecimal digit"),
    Malformed(#"("a⟦\U⟧x")"#, "expected one to four hexadecimal digits after '\\U'"),
    Malformed(#"("⟦\Ud83d⟧x")"#, "half of a surrogate pair without the other"),
    Malformed(#"("⟦\Ude00⟧")"#, "half of a surrogate pair without the other"),
    Malformed("{ a = b; } ⟦e⟧xtra", "expected the end of the file after the first value"),
    Malformed("// nothing but a comment\n⟦⟧", "the file is empty"),
  ])
  func mistake(_ text: Malformed) {
    text.check(path: "a.plist")
  }

  @Test(arguments: [
    ("17", 17), ("-1.5", -1.5), ("+1e3", 1000), (".5", 0.5), ("0x10", nil), ("nan", nil), ("1e999", nil), ("17pt", nil),
    ("", nil),
  ])
  func number(_ text: String, _ number: Double?) throws {
    #expect(try Fixture.node("(\"\(text)\")").number == number)
  }

  @Test(arguments: [
    ("YES", true), ("true", true), ("1", true), ("NO", false), ("false", false), ("0", false), ("Yes", nil), ("2", nil),
  ])
  func boolean(_ text: String, _ boolean: Bool?) throws {
    #expect(try Fixture.node("(\(text))").boolean == boolean)
  }

  @Test func stringsInOtherFormatsAreNotScalars() throws {
    let node = try Fixture.node("<array><string>17</string></array>")
    #expect(node.number == nil)
    #expect(node.boolean == nil)
  }
}
