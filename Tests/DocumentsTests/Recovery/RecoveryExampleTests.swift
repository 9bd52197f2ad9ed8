import Documents
import Testing

@Suite struct RecoveryExampleTests {
  struct Example: CustomTestStringConvertible {
    let text: String
    let format: DocumentFormat
    let summary: String

    init(_ text: String, _ format: DocumentFormat, _ summary: String) {
      (self.text, self.format, self.summary) = (text, format, summary)
    }

    var testDescription: String { text }
  }

  static let examples = [
    Example(#"{"a": , "b": 1"#, .json, "{a: null , b: integer 1}"),
    Example(#"{"a" "b": [1 2.5, tru}"#, .json, "{a: null , b: [integer 1, real 2.5]}"),
    Example("{\"a\": \"b,\n\"c\": true}", .json, "{a: 'b,', c: boolean true}"),
    Example("{\"a\n\"c\": \"\\q\\", .json, "{a: null , c: '\0\\'}"),
    Example(#"{"a": "b" c" : 'd', }"#, .json, "{a: 'b'}"),
    Example("{\n  \"a\": {\n    \"b\":\n    \"c\"\n  \"d\": []\n}", .json, "{a: {b: null , c: null }, d: []}"),
    Example("{\n  \"a\": {\n    \"b\": [\n  },\n  \"d\": 1\n}", .json, "{a: {b: []}, d: integer 1}"),
    Example("{\"a\": {\"b\": 1}}, \"c\": 2}", .json, "{a: {b: integer 1}, c: integer 2}"),
    Example("\"a\": {\"b\": 1}", .json, "{a: {b: integer 1}}"),
    Example("{{\"b\": 1}, 2", .json, "{: {b: integer 1}}"),
    Example("[1, \"a\" \"b\"", .json, "[integer 1, 'a', 'b']"),
    Example("{a: x, // b\n/* c: 1\nd: .5", .json5, "{a: null , d: real .5}"),
    Example("<dict><key>a</key><key>b</key><true/><fals", .xmlPropertyList, "{a: null , b: boolean <true/>}"),
    Example("<dict><key>a\n<string>b &amp; c</string>\n<int", .xmlPropertyList, "{a: 'b & c'}"),
    Example(
      "<dict><key>a</key><integer>1x</integer>b<key>c</key><real> 2</real>", .xmlPropertyList, "{a: null , c: real 2}"),
    Example("<dict><key>a</key><dict/><!-- <key>b</key>\n<key>c</key><string/>", .xmlPropertyList, "{a: {}, c: ''}"),
    Example("<key>a</key><array><string>b</strin\n<string>c\n</array></plist>", .xmlPropertyList, "{a: ['b', 'c']}"),
    Example("", .json, "{}"),
    Example(" \n", .xmlPropertyList, "{}"),
    Example("<?xml", .xmlPropertyList, "{}"),
    Example("?", .json, "{}"),
  ]

  @Test("Malformed texts", arguments: examples)
  func malformed(_ example: Example) throws {
    let document = Document(Array(example.text.utf8), path: "a", as: example.format)
    #expect(try RecoveryLaws.read(document, as: example.format).tree.root.summary == example.summary)
  }

  @Test("One mistake in each line")
  func mistakes() throws {
    let text = """
      {
        "a": "b,
        "c": 1 "d": ,
        "e": {
          "f": tru,
        "g": "h"
      """
    let document = Document(Array(text.utf8), path: "a.json")
    let recovered = try #require(RecoveredDocument(document))
    let lines = LineTable(document.source)
    let mistakes = recovered.mistakes.map { "\(lines.position(of: $0.range.lowerBound).line): \($0.mistake.message)" }
    #expect(
      mistakes == [
        "2: the string is not closed; expected '\"' before the end of its line",
        "3: expected ',' after this",
        "5: expected a value; a word here is 'true', 'false' or 'null', and a string is in double quotes",
        "6: expected '}' before this",
      ])
  }

  @Test("The value of a key without one is empty, at its place")
  func place() throws {
    let document = Document(Array("{\"a\":  }".utf8), path: "a.json")
    let value = try #require(RecoveredDocument(document)?.tree.root.value(of: "a"))
    #expect(value.kind == .null)
    #expect(value.range == 5..<5)
  }

  @Test("An empty text is an empty dictionary at its end")
  func empty() throws {
    let recovered = try #require(RecoveredDocument(Document(Array(" \n".utf8), path: "a.json")))
    #expect(recovered.tree.root.range == 2..<2)
    #expect(recovered.mistakes.map(\.mistake.id) == ["syntax-empty"])
  }

  @Test(
    "Bytes that are not text are not read", arguments: [Array("bplist00".utf8), [0x7B, 0xFF], [0xFF, 0xFE, 0, 0xD8]])
  func bytes(_ bytes: [UInt8]) {
    #expect(RecoveredDocument(Document(bytes, path: "a.plist")) == nil)
  }

  @Test("JSON in UTF-16 is read")
  func utf16() throws {
    let bytes = "\u{FEFF}{\"a\": 1}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let recovered = try #require(RecoveredDocument(Document(bytes, path: "a.json")))
    #expect(recovered.tree.root.summary == "{a: integer 1}")
    #expect(recovered.mistakes.map(\.mistake.message) == ["JSON must be UTF-8"])
  }
}
