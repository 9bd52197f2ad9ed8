import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// One dictionary in every readable format has the same table.
@Suite struct Forms {
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let encode: @Sendable ([String: Entry], Data) throws -> Data
  }

  struct Entry: Codable {
    let fontName: String
    let fontSize: Int
  }

  private static let forms = [
    Form(testDescription: "binary") { dictionary, _ in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      return try encoder.encode(dictionary)
    },
    Form(testDescription: "JSON") { dictionary, _ in try JSONEncoder().encode(dictionary) },
    Form(testDescription: "UTF-16 XML, little-endian") { _, xml in try utf16(xml, .utf16LittleEndian, [0xFF, 0xFE]) },
    Form(testDescription: "UTF-16 XML, big-endian") { _, xml in try utf16(xml, .utf16BigEndian, [0xFE, 0xFF]) },
    Form(testDescription: "XML with a byte-order mark") { _, xml in Data([0xEF, 0xBB, 0xBF]) + xml },
  ]

  @Test(arguments: forms) func theTableIsTheSame(_ form: Form) throws {
    let xml = try Data(contentsOf: Repository.fixtures.appending(path: "Dictionaries/Noteworthy.plist"))
    let dictionary = try PropertyListDecoder().decode([String: Entry].self, from: xml)
    let expected = Compilation([UInt8](xml), path: "Noteworthy.plist")
    let actual = Compilation([UInt8](try form.encode(dictionary, xml)), path: "Noteworthy.plist")
    #expect(actual.findings.filter { $0.severity > .note } == [])
    #expect(actual.table == expected.table)
    #expect(actual.table?.styles.contains { $0.style.origin == .dictionary } == true)
  }

  private static func utf16(_ xml: Data, _ encoding: String.Encoding, _ mark: [UInt8]) throws -> Data {
    let text = String(decoding: xml, as: UTF8.self).replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    return Data(mark) + (try #require(text.data(using: encoding)))
  }
}
