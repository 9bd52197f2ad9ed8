import Documents
import Foundation
import Testing
import Writing

/// Documents as values to write.
@Suite struct NodeValues {
  private func value(_ text: String, _ path: String) throws -> JSONValue? {
    JSONValue(try Document(Array(text.utf8), path: path).tree.get().root)
  }

  @Test(arguments: [
    "[17.0, 1E3, -0, 0.10, 12345678901234567890, 1e999]", "[]", "{}", "[true, false, null]", #"["a\n\"é", "\u202e"]"#,
  ])
  func jsonIsKeptAsItIsWritten(_ text: String) throws {
    #expect(try value(text, "a.json")?.text == text + "\n")
  }

  @Test func membersKeepTheirOrderAndTheirDoubles() throws {
    #expect(
      try value(#"{"b": 1, "a": {"b": 2}, "b": 3}"#, "a.json")?.text == """
        {
          "b": 1,
          "a": {
            "b": 2
          },
          "b": 3
        }

        """)
  }

  @Test(arguments: [
    ("<integer>0x1F</integer>", "31"), ("<integer>+9007199254740992</integer>", "9007199254740992"),
    ("<integer>9007199254740993</integer>", "9007199254740993"), ("<real>12.50</real>", "12.5"),
    ("<integer>-9223372036854775807</integer>", "-9223372036854775807"),
    ("<integer>0xFFFFFFFFFFFFFFFF</integer>", "18446744073709551615"), ("<string>17</string>", "\"17\""),
    ("<true/>", "true"),
  ])
  func xmlListsHaveValues(_ element: String, _ expected: String) throws {
    #expect(try value(element, "a.plist")?.text == expected + "\n")
  }

  @Test(arguments: [
    "<date>2020-01-01T00:00:00Z</date>", "<data>AAAA</data>", "<real>nan</real>", "<real>-inf</real>",
  ])
  func unrepresentableValuesAreRefusedAnywhere(_ element: String) throws {
    #expect(try value(element, "a.plist") == nil)
    #expect(try value("<array>\(element)</array>", "a.plist") == nil)
    #expect(try value("<dict><key>k</key>\(element)</dict>", "a.plist") == nil)
  }

  @Test(
    arguments: [
      ([0x13, 0, 0x20, 0, 0, 0, 0, 0, 1], "9007199254740993"), ([0x13] + Array(repeating: 0xFF, count: 8), "-1"),
      ([0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8), "18446744073709551615"),
      ([0x80, 1], nil),
    ] as [([UInt8], String?)])
  func binaryIntegersKeepTheirDigits(_ object: [UInt8], _ expected: String?) throws {
    let root = try Document(BinaryBuilder([object]).bytes, path: "").tree.get().root
    #expect(JSONValue(root)?.text == expected.map { $0 + "\n" })
  }
}
