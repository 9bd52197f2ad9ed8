import Documents
import Foundation
import Testing

/// One dictionary in all formats has the same values.
@Suite struct SameTreeTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>body</key>
      <dict>
        <key>fontName</key><string>Überschrift &amp; 文字 😀</string>
        <key>fontSize</key><real>17.25</real>
        <key>isRelative</key><true/>
      </dict>
      <key>sizes</key>
      <array><integer>17</integer><integer>-2</integer><array/><dict/><string/></array>
    </dict>
    </plist>
    """
  static let json = #"""
    {
      "body": { "fontName": "\u00dcberschrift & 文字 \ud83d\ude00", "fontSize": 1.725e1, "isRelative": true },
      "sizes": [17, -2, [], {}, ""]
    }
    """#
  static let value = Value.dictionary([
    "body": .dictionary([
      "fontName": .string("Überschrift & 文字 😀"), "fontSize": .number(17.25), "isRelative": .boolean(true),
    ]),
    "sizes": .array([.number(17), .number(-2), .array([]), .dictionary([:]), .string("")]),
  ])

  static func binary() throws -> [UInt8] {
    // Unsafe only because of the pointer to the format, which is nil.
    let list = unsafe try PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
    return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  static func forms() throws -> [(name: String, bytes: [UInt8])] {
    [
      ("XML", Array(xml.utf8)), ("JSON", Array(json.utf8)),
      ("binary", try binary()),
      ("XML in UTF-16", Fixture.utf16(xml, isLittleEndian: true)),
      ("XML in big-endian UTF-16", Fixture.utf16(xml, isLittleEndian: false)),
      ("XML in UTF-32", Fixture.utf32(xml, isLittleEndian: true)),
    ]
  }

  @Test func allFormatsHaveTheSameValues() throws {
    for (name, bytes) in try Self.forms() {
      #expect(says(try Document(bytes, path: "a").tree.get().root, Self.value), "\(name)")
    }
  }

  /// Reads the node as a client would.
  private func says(_ node: Node, _ value: Value) -> Bool {
    switch value {
    case .dictionary(let members):
      node.members.count { says($0.value, members[$0.name] ?? .notANumber) } == members.count
    case .array(let elements):
      Array(node.elements).count == elements.count && zip(node.elements, elements).allSatisfy(says)
    case .string(let string): node.string == string
    case .number(let number): node.number == number
    case .boolean(let boolean): node.boolean == boolean
    case .notANumber, .opaque: false
    }
  }

  /// If a text is cut or a byte is changed, nothing crashes, and every reported range is in the text.
  @Test(arguments: ["XML", "JSON", "binary", "XML in UTF-16"])
  func damageIsReportedWithinTheText(_ name: String) throws {
    let bytes = try #require(try Self.forms().first { $0.name == name }).bytes
    for index in bytes.indices {
      check(Array(bytes[..<index]), name)
      for byte in [0x00, 0x3C, 0xFF, bytes[index] ^ 1] as [UInt8] {
        var damaged = bytes
        damaged[index] = byte
        check(damaged, name)
      }
    }
  }

  private func check(_ bytes: [UInt8], _ name: String) {
    let document = Document(bytes, path: "a.plist")
    let text = document.source.text
    switch document.tree {
    case .success(let tree):
      for node in tree.root.descendants {
        _ = Value(node)
        if node.range.upperBound > text.count { Issue.record("\(name): \(node.range) is not in the text") }
      }
    case .failure(let error):
      if error.range.upperBound > text.count { Issue.record("\(name): \(error.range) is not in the text") }
    }
  }
}
