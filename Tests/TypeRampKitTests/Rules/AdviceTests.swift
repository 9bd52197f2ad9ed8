import Testing
import TypeRampKit

/// What findings propose for words and values of other tools.
struct Advice {
  private static func findings(_ text: String) -> [Diagnostic] {
    Compilation(Array(text.utf8), path: "a.json").findings.filter { $0.severity == .error }
  }

  private static let font = #""fontName": "Futura-Medium", "fontSize": 17"#

  @Test(arguments: [
    (#"{ "title4": { \#(font) } }"#, "title4", "title3"), (#"{ "caption9": { \#(font) } }"#, "caption9", "caption2"),
    (#"{ "h1": { \#(font) } }"#, "h1", "largeTitle"), (#"{ "paragraph": { \#(font) } }"#, "paragraph", "body"),
    (#"{ "body": { \#(font), "maximumContentSizeCategory": "AX6" } }"#, "AX6", "AX5"),
    (#"{ "body": { "weight": 600 } }"#, "600", #""semibold""#),
    (#"{ "body": { "fontName": "Futura-Medium", "fontSize": "17pt" } }"#, #""17pt""#, "17"),
    (#"{ "body": { "fontName": "Futura-Medium", "fontSize": "17.5px" } }"#, #""17.5px""#, "17.5"),
    (#"{ "body": { \#(font), "lineHeight": "140%" } }"#, #""140%""#, "1.4"),
  ])
  func aValueOfAnotherToolHasASuggestion(text: String, old: String, new: String) throws {
    let findings = Self.findings(text)
    let fix = try #require(findings.first?.fix)
    #expect(findings.count == 1 && !fix.isSafe)
    #expect(String(decoding: Array(text.utf8)[fix.range], as: UTF8.self) == old && fix.replacement == new)
    var fixed = Array(text.utf8)
    fixed.replaceSubrange(fix.range, with: fix.replacement.utf8)
    #expect(Self.findings(String(decoding: fixed, as: UTF8.self)).isEmpty)
  }

  /// A unit that the key does not have, and a weight that does not exist.
  @Test(arguments: [
    #""lineHeight": "20pt""#, #""tracking": "2%""#, #""weight": 650"#, #""paragraphSpacing": "pt""#,
    #""paragraphSpacing": "infpt""#, #""paragraphSpacing": "1e9pt""#,
  ])
  func anotherUnitHasNone(member: String) {
    let findings = Self.findings(#"{ "body": { "fontFamily": "Futura", "fontSize": 17, \#(member) } }"#)
    #expect(findings.map(\.id) == ["wrong-type"] && findings[0].fix == nil)
  }

  @Test func anUnknownKeyNamesTheNearest() {
    let other = Self.findings(#"{ "body": { \#(Self.font), "colour": "red" } }"#)
    #expect(other.count == 1 && other[0].message.contains("; expected a key such as '"))
    #expect(other[0].message.count { $0 == "'" } == 12)
  }

  @Test(arguments: [(17, "body"), (24, "title2"), (36, "largeTitle"), (8, "caption2"), (12, "caption")])
  func aCustomStyleNamesTheNearestTextStyle(size: Int, style: String) {
    let findings = Self.findings(#"{ "custom": { "price": { "fontName": "Futura-Medium", "fontSize": \#(size) } } }"#)
    #expect(findings.map(\.message).first?.hasSuffix("expected 'relativeTo'; '\(style)' is nearest in size") == true)
  }

  /// The note about styles without an entry comes after the mistakes in those with one.
  @Test func missingStylesComeLast() {
    let text = #"{ "body": { \#(Self.font), "colour": "red" }, "titel": { \#(Self.font) } }"#
    let findings = Compilation(Array(text.utf8), path: "a.json").findings
    #expect(findings.map(\.id) == ["unknown-key", "unknown-text-style", "missing-text-style"])
  }

  /// The bracket that is not closed is found by the indentation of the lines after it; without one, the outermost.
  @Test(arguments: [
    "{\n  \"a\": «{» \"b\": 1,\n  \"c\": { \"d\": 2 },\n  \"e\": 3\n}\n",
    "{\n\t\"a\": «{» \"c\": [1,\n\t 2],\n\t\"d\": 1\n}",
    "{\n  \"x\": \"{\", \"a\": «{»\n    \"b\": \"\\\"\"\n}\n", "«{»\n\"a\": {\n\"b\": 1\n}\n",
    "«{» \"a\": { \"b\": 1 }\n",
  ])
  func theUnclosedBracketIsFoundByIndentation(marked: String) throws {
    let text = marked.replacing("«", with: "").replacing("»", with: "")
    let start = try #require(marked.utf8.firstIndex(of: 0xC2)).utf16Offset(in: marked)
    let findings = Compilation(Array(text.utf8), path: "a.json").findings
    #expect(findings.count == 1 && findings.flatMap(\.notes).map(\.range.lowerBound) == [start], "\(findings)")
  }

  /// So is the tag.
  @Test(arguments: [
    "<plist>\n<dict>\n\t<key>a</key>\n\t«<dict>»\n\t\t<key>b</key>\n\t\t<true/>\n\t<key>c</key>\n\t<true/>\n</dict>\n</plist>",
    "<plist>\n  <array>\n    «<dict>»\n      <key>a</key><true/>\n  </array>\n</plist>",
    "<plist>\n <dict>\n  <key>a</key> «<array>»\n   <true/>\n </dict>\n</plist>",
    "<plist>\n«<dict>»\n<key>a</key>\n<true/>\n</plist>",
    "<plist> <dict> <key>a</key> «<dict>» </array> </dict> </plist>",
    "<plist>\n«<dict>»\n<key>a</key>\n<dict>\n<key>b</key>\n<true/>\n</dict>\n</plist>",
  ])
  func theUnclosedTagIsFoundByIndentation(marked: String) throws {
    let text = marked.replacing("«", with: "").replacing("»", with: "")
    let start = try #require(marked.utf8.firstIndex(of: 0xC2)).utf16Offset(in: marked)
    let findings = Compilation(Array(text.utf8), path: "a.plist").findings
    #expect(findings.map(\.id) == ["syntax-mismatched-tag"])
    #expect(findings.flatMap(\.notes).map(\.range.lowerBound) == [start], "\(findings)")
    let tag = text.dropFirst(start + 1).prefix { $0 != ">" }
    #expect(findings.map(\.message).first?.hasPrefix("expected '</\(tag)>', not '</") == true, "\(findings)")
  }

  /// What Figma exports is named in one finding.
  @Test(arguments: [
    #"{ "status": 200, "error": false, "meta": { "variableCollections": {}, "variables": {} } }"#,
    #"{ "variableCollections": {} }"#, #"{ "version": "1", "collections": [{ "name": "Type", "modes": [] }] }"#,
  ])
  func variablesOfFigmaAreNamed(text: String) {
    let findings = Self.findings(text)
    #expect(findings.map(\.id) == ["foreign-format"])
    #expect(findings.map(\.message).first?.contains("export the variables as DTCG tokens") == true)
  }
}
