import Documents
import Testing

@Suite struct FormatDetectionTests {
  /// Detected from the content alone, whatever the file's name.
  @Test(
    arguments: [
      ("<plist><true/></plist>", "XML property list"), (" \n<array/>", "XML property list"),
      ("<dad/>", "XML property list"), ("<", "XML property list"),
      ("<dead BEEF>", "OpenStep property list"), ("<>", "OpenStep property list"),
      ("[1]", "JSON"), ("// c\n[1]", "JSON"), ("(a)", "OpenStep property list"),
      (#"{"a": 1}"#, "JSON"), (#"{ /* c */ "a" // :"# + "\n: 1}", "JSON"), (#"{"\"}=": 1}"#, "JSON"),
      ("{'a': 1}", "JSON"), ("{a: 1}", "JSON"), ("{a:1}", "JSON"), ("{a : 1}", "JSON"),
      (#"{"a" = 1;}"#, "OpenStep property list"), ("{a=1;}", "OpenStep property list"),
      ("{a;}", "OpenStep property list"), ("{'a:b' = 1;}", "OpenStep property list"),
      ("{a:b = c;}", "OpenStep property list"), ("/* c */ { /* : */ a /* : */ = b; }", "OpenStep property list"),
      (#""a" = "b";"#, "OpenStep property list"), ("a;", "OpenStep property list"), (#""a": 1"#, "JSON"),
    ], ["a.json", "a.plist", "a.strings", "a"])
  func content(_ file: (text: String, format: String), path: String) {
    #expect(format(file.text, path) == file.format)
  }

  /// Both formats are possible, and the path decides.
  @Test(arguments: ["{}", "{ /* c */ }", "{,}", #"{"a"}"#, #"{"a", "b"}"#, "abc", "a:b", "1", #""a""#, "// c"])
  func tie(_ text: String) {
    #expect(format(text, "a.json") == "JSON")
    #expect(format(text, "a") == "JSON")
    #expect(format(text, "a.plist") == "OpenStep property list")
    #expect(format(text, "A.STRINGS") == "OpenStep property list")
  }

  private func format(_ text: String, _ path: String) -> String {
    DocumentFormat.detect(in: Source(path: path, encoding: .utf8, text: Array(text.utf8))).name
  }
}
