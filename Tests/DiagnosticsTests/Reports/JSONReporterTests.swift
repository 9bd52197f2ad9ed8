import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// The report for programs.
@Suite struct JSONReports {
  @Test func everyKeyInOrder() {
    let sample = Sample("", "\n[ «12» ]", mark: [0xEF, 0xBB, 0xBF])
    #expect(
      Reporter.json.report(on: [sample.file]) == """
        {
          "formatVersion": 1,
          "findings": [
            {
              "id": "unknown-text-style",
              "severity": "error",
              "message": "wrong",
              "path": "Styles/Brand.json",
              "line": 2,
              "column": 3,
              "endLine": 2,
              "endColumn": 5,
              "byteOffset": 6,
              "byteLength": 2,
              "keyPath": "titel.fontName",
              "notes": [
                {
                  "message": "because of wrong",
                  "line": 2,
                  "column": 3
                }
              ],
              "fix": {
                "message": "write wrong",
                "safe": true,
                "byteOffset": 6,
                "byteLength": 2,
                "replacement": "wrong"
              }
            }
          ],
          "summary": {
            "files": 1,
            "errors": 1,
            "warnings": 0,
            "notes": 0
          }
        }

        """)
  }

  @Test func findingsOfABaselineAreCounted() {
    #expect(Reporter.json.report(on: [Sample("", "{}").file], known: 2).contains("\"notes\": 0,\n    \"known\": 2\n"))
  }

  @Test func nothingFound() {
    #expect(Reporter.json.report(on: []).hasPrefix("{\n  \"formatVersion\": 1,\n  \"findings\": [],\n"))
  }

  @Test func aBinaryFileHasNoLines() throws {
    let finding = try findings(Sample("", "bplist00«abc»defghijklmnop"))[0]
    #expect(Set(finding.keys) == ["id", "severity", "message", "path", "byteOffset", "byteLength", "keyPath", "notes"])
    #expect(finding["byteOffset"] as? Int == 8)
    #expect(finding["byteLength"] as? Int == 3)
  }

  @Test(arguments: [
    ("ä", String.Encoding.utf8, [UInt8]()), ("ä𝒳", .utf8, [0xEF, 0xBB, 0xBF]),
    ("ä𝒳", .utf16LittleEndian, [0xFF, 0xFE]),
    ("ä𝒳", .utf16BigEndian, [0xFE, 0xFF]),
  ])
  func bytesAreThoseOfTheFile(word: String, encoding: String.Encoding, mark: [UInt8]) throws {
    let sample = Sample("", "{ \"𝒳é\": \"«\(word)»\" }", encoding: encoding, mark: mark)
    let finding = try findings(sample)[0]
    let offset = try #require(finding["byteOffset"] as? Int)
    let length = try #require(finding["byteLength"] as? Int)
    #expect(String(bytes: sample.bytes[offset..<(offset + length)], encoding: encoding) == word)
  }

  @Test func textFromAFileStaysInItsString() throws {
    let finding = try findings(Sample("", "[«1»]", message: Sample.hostile, keyPath: Sample.hostile))[0]
    #expect(finding["message"] as? String == Sample.hostile)
    #expect(finding["keyPath"] as? String == Sample.hostile)
  }

  // The reader of JSON Schema is a Python package.
  @Test(
    .enabled(if: Python.withJSONSchema != nil, "needs python3 with jsonschema"),
    arguments: [
      ("", "", true), ("\"formatVersion\": 1", "\"formatVersion\": 2", false),
      ("\"endColumn\"", "\"endcolumn\"", false), ("\"known\": 17", "\"known\": 0", false),
      ("\"notes\": [", "\"notes\": 1, \"x\": [", false),
    ])
  func followsItsSchema(replacing part: String, with other: String, isValid: Bool) throws {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding='utf-8'))
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      for error in validator(schema).iter_errors(json.load(sys.stdin)): print(error.message)
      """
    let schema = Repository.root.appending(path: "docs/schema/report.schema.json").path
    let report = Reporter.json.report(on: Sample.files, known: 1)
    let changed = part.isEmpty ? report : report.replacing(part, with: other)
    let complaints = try Python.complaints(of: Python.withJSONSchema, script, about: changed, arguments: [schema])
    #expect(complaints.isEmpty == isValid, "\(complaints)")
  }

  private func findings(_ sample: Sample) throws -> [[String: Any]] {
    let report = try JSONSerialization.jsonObject(with: Data(Reporter.json.report(on: [sample.file]).utf8))
    return try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
  }
}
