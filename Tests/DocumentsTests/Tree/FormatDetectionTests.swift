import Documents
import Testing

@Suite struct FormatDetectionTests {
  /// Detected from the content alone, whatever the file's name.
  @Test(
    arguments: [
      ("<plist><true/></plist>", "XML property list"), (" \n<array/>", "XML property list"),
      ("<dad/>", "XML property list"), ("<", "XML property list"), ("<dead BEEF>", "XML property list"),
      ("[1]", "JSON"), ("// c\n[1]", "JSON"), ("(a)", "JSON"), ("abc", "JSON"), ("1", "JSON"), ("// c", "JSON"),
      (#"{"a": 1}"#, "JSON"), (#"{ /* c */ "a" // :"# + "\n: 1}", "JSON"), (#"{"\"}=": "1;"}"#, "JSON"),
      ("{'a': 1}", "JSON"), ("{a: 1}", "JSON"), ("{a:1}", "JSON"), ("{a : 1}", "JSON"), (#""a": 1"#, "JSON"),
      // Half-typed.
      ("{", "JSON"), ("{}", "JSON"), ("{,}", "JSON"), (#"{ "body""#, "JSON"), ("{ body: ", "JSON"), ("{ body", "JSON"),
      (#"{ "body": { "description": "a = b;" } "#, "JSON"), (#"{ "a": 1, "b" = 2; }"#, "JSON"),
      // Other formats, and a wrong sign.
      ("a = 1\nb = 2", "JSON"), (#"{ "a" = 1 }"#, "JSON"), ("= b;", "JSON"), ("{a;}", "JSON"),
    ], ["a.json", "a.plist", "a.strings", "a"])
  func content(_ file: (text: String, format: String), path: String) throws {
    let source = Source(path: path, encoding: .utf8, text: Array(file.text.utf8))
    #expect(try DocumentFormat.detect(in: source).name == file.format)
  }

  /// An OpenStep property list is refused where it cannot be anything else, and nothing else is reported.
  @Test(
    arguments: [
      "{ body ⟦=⟧ { fontSize = 17; }; }", #"{ "body" ⟦=⟧ 1; }"#, "{a⟦=⟧1;}", "{'a:b' ⟦=⟧ 1;}",
      "body ⟦=⟧ { fontSize = 17; };",
      #""a" ⟦=⟧ "b";"#, "/* c */ { /* : */ a /* : */ ⟦=⟧ b; } // d", "// !$*UTF8*$!\n{ a.b-c_$ ⟦=⟧ (); }",
      "{ a ⟦=⟧ ;", #"{ "\"=" ⟦=⟧ 1; }"#,
    ], ["a.json", "a.plist"])
  func openStep(_ text: String, path: String) {
    Malformed(text, "an OpenStep property list is not read; 'plutil -convert xml1 FILE' makes it XML").check(path: path)
    let document = Document(Marked(text).bytes, path: path)
    #expect(document.mistakeID == "syntax-format")
    #expect(RecoveredDocument(document) == nil)
  }

  /// The mistakes of JSON stay those of JSON.
  @Test(arguments: [
    ("{ // c\n}", "syntax-comment"), (#"{ "a": 1, }"#, "syntax-trailing-comma"), ("{", "syntax-unclosed"),
    ("{ body: ", "syntax-unexpected"), (#"{ "body""#, "syntax-unclosed"), (#"{ "a" = 1 }"#, "syntax-unexpected"),
    ("(a)", "syntax-unexpected"),
  ])
  func mistakesOfJSON(_ text: String, _ id: String) {
    for path in ["a.json", "a.plist"] { #expect(Document(Array(text.utf8), path: path).mistakeID == id) }
  }
}
