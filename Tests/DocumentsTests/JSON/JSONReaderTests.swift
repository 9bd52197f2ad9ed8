import Documents
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    Placed(#"{"a": "⟦b⟧"}"#, .string("b")),
    Placed(#"{"⟦⟧": 1}"#, .string("")),
    Placed(#"["⟦\"\\\/\b\f\n\r\t⟧"]"#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    Placed(#"["⟦\u00e9\uD83D\uDE00⟧"]"#, .string("é😀")),
    Placed("[⟦-1.5e+3⟧ ]", .number(-1500)),
    Placed("[⟦0⟧]", .number(0)),
    Placed("[1, ⟦true⟧]", .boolean(true)),
    Placed("⟦false⟧", .boolean(false)),
    Placed("[⟦null⟧]", .opaque(.null)),
    Placed("\n⟦[ ]⟧\n", .array([])),
    Placed(#"[⟦{"a": []}⟧, 1]"#, .dictionary(["a": .array([])])),
  ])
  func node(_ text: Placed) throws {
    try text.check(path: "a.json")
  }

  @Test(arguments: [
    Malformed("[1,⟦ü⟧]", "expected a value"),
    Malformed("{⟦a⟧: 1}", "expected a key in double quotes"),
    Malformed("{⟦'⟧a': 1}", "expected a key in double quotes"),
    Malformed(#"{"a" ⟦1⟧}"#, "expected ':' after the key"),
    Malformed("[1 ⟦2⟧]", "expected ',' or ']'"),
    Malformed("{\"a\": 1⟦7⟧\n \"b\": 2}", "expected ',' after this"),
    Malformed(#"{"a": "x⟦"⟧ "b": 2}"#, "expected ',' after this"),
    Malformed(#"[[1⟦]⟧ "b"]"#, "expected ',' after this"),
    Malformed(#"{"a": 17⟦p⟧t}"#, "expected a number without a unit"),
    Malformed(#"{"a": 17⟦,⟧5}"#, "expected '.' in this number, not ','"),
    Malformed(#"{"a": ⟦“⟧b”}"#, "expected a straight quotation mark"),
    Malformed(#"{⟦“⟧a”: 1}"#, "expected a straight quotation mark"),
    Malformed(#"{"a": 1⟦]⟧"#, "expected ',' or '}'"),
    Malformed("⟨[⟩1, 2⟦⟧", "expected ']' before the end of the file"),
    Malformed(#"⟨{⟩"a": 1,⟦⟧"#, "expected '}' before the end of the file"),
    Malformed(#"[⟦"⟧abc"#, "the string is not closed; expected '\"' before the end of its line"),
    Malformed("{\"a\": ⟦\"⟧b}\n", "the string is not closed; expected '\"' before the end of its line"),
    Malformed("{⟦\"⟧a: 1,\r\n\"b\": 2}", "the string is not closed; expected '\"' before the end of its line"),
    Malformed(#"{"a": ⟦"Futura, "⟧b": 1}"#, "unexpected text after the string; its closing quote may be missing"),
    Malformed(#"{⟦"a: "⟧Futura"}"#, "unexpected text after the string; its closing quote may be missing"),
    Malformed(#"["a" ⟦b⟧]"#, "expected ',' or ']'"),
    Malformed(#"["a"⟦:⟧]"#, "expected ',' or ']'"),
    Malformed("[1⟦,⟧ ]", "JSON allows no comma after the last element"),
    Malformed("{ ⟦/⟧/ c\n}", "JSON allows no comments"),
    Malformed("⟦/⟧* c */ {}", "JSON allows no comments"),
    Malformed("[1] ⟦[⟧2]", "expected the end of the file after the first value"),
    Malformed(
      "[⟦True⟧]", "expected a value; a word here is 'true', 'false' or 'null', and a string is in double quotes"),
    Malformed("⟦let⟧ body = 17", "expected JSON or a property list"),
    Malformed("[⟦012⟧]", "a number does not begin with a zero that has digits after it"),
    Malformed("[⟦1.]⟧", "expected a digit in this number"),
    Malformed("[\"a⟦\t⟧\"]", "expected '\\t' for the control character in this string"),
    Malformed("[\"a⟦\u{F}⟧\"]", "expected '\\u000f' for the control character in this string"),
    Malformed("[\"a⟦\u{10}⟧\"]", "expected '\\u0010' for the control character in this string"),
    Malformed(#"["⟦\x⟧"]"#, #"unknown escape; expected one of \" \\ \/ \b \f \n \r \t \u"#),
    Malformed(#"["⟦\u12⟧"]"#, "expected four hexadecimal digits after '\\u'"),
    Malformed(#"["⟦\ud800⟧\u0041"]"#, "half of a surrogate pair without the other"),
    Malformed(#"["⟦\udc00⟧"]"#, "half of a surrogate pair without the other"),
  ])
  func mistake(_ text: Malformed) {
    text.check(path: "a.json")
  }

  @Test(arguments: [Fixture.utf16("[]", isLittleEndian: true), Fixture.utf16("[]", isLittleEndian: false)])
  func utf16IsRefused(_ bytes: [UInt8]) {
    #expect(Document(bytes, path: "a.json").message == "JSON must be UTF-8")
    #expect(Document(Array(bytes.dropFirst(2)), path: "a.json").message == "JSON must be UTF-8")
  }
}
