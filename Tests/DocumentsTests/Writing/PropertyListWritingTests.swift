import Documents
import Foundation
import Testing
import Writing

/// Written lists are read back as equal, here and by Foundation.
@Suite struct PropertyListWriting {
  @Test(arguments: 0..<60 as Range<UInt64>) func xmlIsReadBack(seed: UInt64) throws {
    var values = GeneratedValues(seed: seed)
    let value = values.dictionary()
    let list = Array(try #require(value.xmlPropertyList).utf8)
    try expectBack(value, list)
    #expect(try again(list)?.xmlPropertyList.map { Array($0.utf8) } == list)
  }

  /// Of every scalar of the first plane, and of the last ones of all others, those that XML allows.
  @Test func everyCharacterIsKept() throws {
    let values = Array(0...0xFFFF) + (1...16).flatMap { plane in (0xFFF0...0xFFFF).map { plane << 16 + $0 } }
    let all = values.compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
    let texts = all.map { JSONValue.string("a\($0)b") }
    let kept = zip(all, texts).filter { $1.xmlPropertyList != nil }
    #expect(
      Set(all).subtracting(kept.map(\.0)).map(\.value).sorted()
        == Array(0..<9) + [0xB, 0xC] + Array(0xE..<0x20) + [0xFFFE, 0xFFFF])
    let list = try #require(JSONValue.array(kept.map(\.1)).xmlPropertyList)
    try expectBack(.array(kept.map(\.1)), Array(list.utf8))
  }

  @Test(
    arguments: [
      .null, .array([.number(1), .null]), .object([("a", .object([("b", .null)]))]), .number(.infinity), .number(.nan),
      .decimal("1e999"), .decimal("-1e999"), .decimal("18446744073709551616"), .decimal("-9223372036854775809"),
    ] as [JSONValue])
  func noListHoldsIt(_ value: JSONValue) {
    #expect(value.xmlPropertyList == nil)
  }

  @Test(arguments: ["\u{0}", "a\u{1B}b", "\u{1F}"]) func xmlHasNoSuchKey(_ text: String) {
    #expect(JSONValue.object([(text, .boolean(true))]).xmlPropertyList == nil)
  }

  private func again(_ list: [UInt8]) throws -> JSONValue? {
    JSONValue(try Document(list, path: "a.plist").tree.get().root)
  }

  private func expectBack(_ value: JSONValue, _ list: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let tree = try Document(list, path: "a.plist").tree.get()
    #expect(Value(tree) == Value(value), sourceLocation: sourceLocation)
    #expect(try Value(foundationPropertyList: list) == Value(value), sourceLocation: sourceLocation)
  }
}

/// The exact bytes of XML lists.
@Suite struct XMLPropertyListWriting {
  @Test func wholeDocument() {
    let value = JSONValue.object([
      ("title", .object([("fontName", .string("A & <B>\r\n\tC\u{202E}")), ("fontSize", .decimal("17.0"))])),
      ("body", .object([])), ("a", .array([])), ("$extensions", .array([.number(-0.25), .boolean(true), .string("")])),
    ])
    #expect(
      value.xmlPropertyList == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>title</key>
        \t<dict>
        \t\t<key>fontName</key>
        \t\t<string>A &amp; &lt;B&gt;&#xD;
        \tC&#x202E;</string>
        \t\t<key>fontSize</key>
        \t\t<integer>17</integer>
        \t</dict>
        \t<key>body</key>
        \t<dict/>
        \t<key>a</key>
        \t<array/>
        \t<key>$extensions</key>
        \t<array>
        \t\t<real>-0.25</real>
        \t\t<true/>
        \t\t<string></string>
        \t</array>
        </dict>
        </plist>

        """)
  }

  @Test(
    arguments: [
      (.number(17), "<integer>17</integer>"), (.number(12.5), "<real>12.5</real>"), (.number(-0.0), "<real>-0</real>"),
      (.decimal("17.0"), "<integer>17</integer>"), (.decimal("1e3"), "<integer>1000</integer>"),
      (.decimal("9007199254740993"), "<integer>9007199254740993</integer>"),
      (.decimal("9223372036854775807"), "<integer>9223372036854775807</integer>"),
      (.number(0x1p63), "<real>9.223372036854776e+18</real>"),
      (.number(-0x1p63), "<integer>-9223372036854775808</integer>"),
      (.decimal("12345678901234567890"), "<integer>12345678901234567890</integer>"),
    ] as [(JSONValue, String)])
  func number(_ value: JSONValue, _ expected: String) throws {
    #expect(try #require(value.xmlPropertyList).contains("\n\(expected)\n"))
  }
}
