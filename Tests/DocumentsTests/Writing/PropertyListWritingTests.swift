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

  @Test(arguments: 0..<60 as Range<UInt64>) func binaryIsReadBack(seed: UInt64) throws {
    var values = GeneratedValues(seed: seed)
    let value = values.dictionary()
    let list = try #require(value.binaryPropertyList)
    try expectBack(value, list)
    #expect(try again(list)?.binaryPropertyList == list)
    #expect(try again(list)?.xmlPropertyList == value.xmlPropertyList)
  }

  /// Every scalar of the first plane and the last ones of all others: binary lists keep all of them, XML lists those
  /// that XML allows.
  @Test func everyCharacterIsKept() throws {
    let values = Array(0...0xFFFF) + (1...16).flatMap { plane in (0xFFF0...0xFFFF).map { plane << 16 + $0 } }
    let all = values.compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
    let texts = all.map { JSONValue.string("a\($0)b") }
    try expectBack(.array(texts), #require(JSONValue.array(texts).binaryPropertyList))
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
    #expect(value.binaryPropertyList == nil)
  }

  @Test(arguments: ["\u{0}", "a\u{1B}b", "\u{1F}"]) func xmlHasNoSuchKey(_ text: String) {
    #expect(JSONValue.object([(text, .boolean(true))]).xmlPropertyList == nil)
    #expect(JSONValue.object([(text, .boolean(true))]).binaryPropertyList != nil)
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

/// The exact bytes of binary lists.
@Suite struct BinaryPropertyListWriting {
  @Test(
    arguments: [
      (.boolean(true), [0x09]), (.number(255), [0x10, 0xFF]), (.number(256), [0x11, 1, 0]),
      (.number(65536), [0x12, 0, 1, 0, 0]), (.number(0x1p32), [0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
      (.number(-1), [0x13, 255, 255, 255, 255, 255, 255, 255, 255]),
      (.number(1.5), [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]),
      (.string("ab"), [0x52, 0x61, 0x62]), (.string("é"), [0x61, 0, 0xE9]),
      (.string("😀"), [0x62, 0xD8, 0x3D, 0xDE, 0]),
      (.string("123456789012345"), [0x5F, 0x10, 15] + Array("123456789012345".utf8)), (.array([]), [0xA0]),
      (.object([]), [0xD0]),
    ] as [(JSONValue, [UInt8])])
  func object(_ value: JSONValue, _ bytes: [UInt8]) throws {
    let trailer: [UInt8] = [8, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    let table: [UInt8] = [0, 0, 0, 0, 0, 0, 0, UInt8(8 + bytes.count)]
    #expect(value.binaryPropertyList == Array("bplist00".utf8) + bytes + trailer + table)
  }

  @Test func equalStringsAreOneObject() throws {
    let value = JSONValue.array(Array(repeating: .object([("key", .string("key"))]), count: 3))
    let list = try #require(value.binaryPropertyList)
    #expect(list.count { $0 == 0x53 } == 1)
  }

  /// Two compositions of a letter are equal in Swift, but different strings in a file.
  @Test func canonicalEquivalentsStayTwo() throws {
    let value = JSONValue.array([.string("\u{E9}"), .string("e\u{301}")])
    let root = try Document(#require(value.binaryPropertyList), path: "").tree.get().root
    #expect(root.elements.compactMap(\.string).map { $0.unicodeScalars.count } == [1, 2])
  }

  /// References and offsets take as many bytes as needed: a list on both sides of each step.
  @Test(arguments: [100, 254, 255, 256, 20_000, 65_534, 65_535, 65_536]) func sizesGrowWithTheFile(count: Int) throws {
    let value = JSONValue.array((0..<count).map { .number(Double($0) + 0.5) })
    let list = try #require(value.binaryPropertyList)
    #expect(list[list.count - 25] == (count + 1 < 256 ? 1 : count + 1 < 65_536 ? 2 : 3))
    #expect(Value(try Document(list, path: "").tree.get()) == Value(value))
    #expect(try Value(foundationPropertyList: list) == Value(value))
  }
}
