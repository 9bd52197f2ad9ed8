import Documents
import Foundation
import Testing

/// The intended differences from Foundation, each with its reason; docs/dev/formats.md lists them for people.
@Suite struct FoundationDifferencesTests {
  struct Difference: CustomTestStringConvertible {
    let text: String
    let reason: String

    init(_ text: String, _ reason: String) {
      self.text = text
      self.reason = reason
    }

    var testDescription: String { text }

    /// Its row in the documentation.
    var row: String {
      let scalars = text.unicodeScalars.map {
        $0.escaped(asASCII: true).hasPrefix("\\u") ? $0.escaped(asASCII: true) : "\($0)"
      }
      return "| `\(scalars.joined())` | \(reason) |"
    }
  }

  /// Documents that Foundation reads and that are refused here.
  static let refused: [Difference] = [
    Difference("<array><key>a</key></array>", "a key outside a dictionary is a mistake; CPython refuses it too"),
    Difference("<dict><key>a</key><key>b</key></dict>", "the first key has lost its value"),
    Difference("<true/><true/>", "text after the end would be lost silently"),
    Difference("<plist><true/></plist> text", "text after the end would be lost silently"),
    Difference("<plist><plist><true/></plist></plist>", "a plist has one value"),
    Difference("<data>!!</data>", "Foundation skips characters that are not Base64"),
    Difference("<data>AAA</data>", "Foundation drops an incomplete group"),
    Difference("<real><![CDATA[5]]></real>", "numbers are written as they are; newer Foundations agree"),
    Difference("<real>&#53;</real>", "numbers are written as they are; newer Foundations agree"),
    Difference("<string>&#;</string>", "a reference without a number is a mistake, not a NUL"),
    Difference("<string>&#0;</string>", "XML has no NUL"),
    Difference("<string foo=\"<\">x</string>", "XML has no '<' in attributes; a '>' is missing"),
  ]

  /// Documents that Foundation refuses and that are read here.
  static let accepted: [Difference] = [
    Difference("<string>&#000000000065;</string>", "leading zeros are allowed; Foundation counts digits"),
    Difference("<real> inf</real>", "Foundation allows white space before any other number"),
  ]

  @Test(arguments: refused + accepted)
  func isDocumented(_ difference: Difference) throws {
    let place = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/dev/formats.md").standardized
    let lines = try String(contentsOf: place, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0 == difference.row }, "docs/dev/formats.md needs the line: \(difference.row)")
  }

  @Test(arguments: refused)
  func foundationReads(_ difference: Difference) {
    #expect(Document(Array(difference.text.utf8), path: "a.plist").message != nil)
    #expect(throws: Never.self) { try Value(foundationPropertyList: Array(difference.text.utf8)) }
  }

  @Test(arguments: accepted)
  func foundationRefuses(_ difference: Difference) {
    #expect(Document(Array(difference.text.utf8), path: "a.plist").message == nil)
    #expect(throws: (any Error).self) { try Value(foundationPropertyList: Array(difference.text.utf8)) }
  }
}
