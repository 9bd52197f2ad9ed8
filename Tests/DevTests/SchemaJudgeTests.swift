import Foundation
import TestSupport
import Testing

@testable import TypeRampKit
@testable import typeramp

/// The published JSON Schemas, checked by an independent validator: it accepts what the rules accept, and refuses what
/// the rules about schemas refuse.
@Suite(.enabled(if: Python.withJSONSchema != nil, "needs python3 with jsonschema"))
struct SchemaJudge {
  /// The rules that a schema can express.
  private static let schemaRules: [Rule] = [
    .wrongShape, .unknownTextStyle, .unknownKey, .wrongType, .unknownValue, .numberOutOfRange, .missingFontName,
    .missingFontSize, .missingFont, .emptyFontName, .conflictingFont, .invalidMetricName, .missingMetricValue,
  ]

  @Test func everyGoodDictionaryIsAccepted() throws {
    let fixtures = Repository.files(in: Repository.fixtures.appending(path: "Dictionaries"))
      .filter { $0.pathExtension == "json" }
    let examples = Rule.all.filter { if case .dictionary = $0.check { true } else { false } }.map(\.description.good)
    let documents = try fixtures.map { try String(contentsOf: $0, encoding: .utf8) } + examples
    #expect(documents.count > 30)
    #expect(try Self.refused(by: "dictionary", documents) == [])
  }

  @Test func everyBadDictionaryIsRefused() throws {
    let documents = Self.schemaRules.map { MarkedText($0.description.bad).text }
    #expect(try Self.refused(by: "dictionary", documents) == Array(documents.indices))
  }

  @Test(arguments: [("dictionary", "dictionary.md"), ("config", "build.md")])
  func theExamplesOfItsPageAreAccepted(schema: String, page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: "docs/" + page), encoding: .utf8)
    let blocks = text.matches(of: /```json\n((?s:.*?))```/).map { String($0.1) }
    #expect(!blocks.isEmpty)
    #expect(try Self.refused(by: schema, blocks) == [])
  }

  @Test func configurationsAreJudged() throws {
    let good = [
      "{}", #"{ "ios": "17", "overrides": [{ "files": ["Legacy/*"], "rules": { "unknown-key": "note" } }] }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x" }], "rules": { "unknown-key": "off" } }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "json", "path": "x" }], "displayScale": 2, "remBase": 10.5 }"#,
      #"{ "themes": { "Brand": "Light", "": "x" }, "contexts": {}, "outputs": [{ "format": "css", "path": "{theme}.css" }] }"#,
    ]
    let bad = [
      #"{ "overrides": [{ "files": ["x"] }] }"#, #"{ "outputs": [{ "format": "css", "path": "{nam.css" }] }"#, "[]",
      #"{ "inputs": [], "outputs": [{ "format": "css", "path": "x" }] }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "css" }] }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x" }], "ruels": {} }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x" }], "rules": { "unknown-kye": "off" } }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x", "mode": "dead" }] }"#,
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x" }], "remBase": 0 }"#,
      #"{ "themes": { "Brand": 3 } }"#, #"{ "contexts": [] }"#,
    ]
    #expect(try Self.refused(by: "config", good + bad) == Array(good.count..<good.count + bad.count))
  }

  @Test func mappingFilesAreJudged() throws {
    let documents = [
      ##"{ "$schema": "x", "body": "a.b", "title1": "c" }"##, #"{ "bodi": "a" }"#, #"{ "body": 3 }"#, "[]",
    ]
    #expect(try Self.refused(by: "map", documents) == [1, 2, 3])
  }

  /// The output of `diff`, including failures, and JSON that it never writes.
  @Test func comparisonsAreJudged() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.dictionaries[0].deletingLastPathComponent().path)
    let pairs =
      names.flatMap { old in names.map { (old, $0) } } + [
        ("Empty.json", "../Mistakes/Misspelt.plist"), (".", "."), (".", "../Tokens"),
      ]
    let folder = Repository.fixtures.appending(path: "Dictionaries")
    let good = try pairs.map { try Tool.run(["diff", $0, $1, "--json"], in: folder).output }
    let change = { (members: String) in
      #"{ "formatVersion": 1, "old": "a", "new": "b", "failed": false, "failures": [], "changes": [{ \#(members) }],"#
        + #" "summary": { "dictionaries": 1, "changes": 1, "breaking": 0 } }"#
    }
    let bad = [
      "{}", change(#""id": "size-shrunk", "breaking": true, "style": "body""#), change(#""id": "size-decreased""#),
      change(
        #""id": "size-decreased", "breaking": true, "style": "body", "sizes": { "huge": { "old": 1, "new": 2 } }"#),
      change(#""id": "size-decreased", "breaking": true, "style": "body", "sizes": { "large": { "old": 1 } }"#),
      good[0].replacing(#""failed": false"#, with: #""failed": true"#),
    ]
    #expect(try Self.refused(by: "diff", good + bad) == Array(good.count..<good.count + bad.count))
  }

  /// The output of `report`, and JSON that it never writes.
  @Test func evidenceIsJudged() throws {
    let folder = Repository.fixtures.appending(path: "Dictionaries")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "Mistakes" }
    let calls = names.map { [$0] } + [names, names + ["--languages", "de,th"]]
    let good = try calls.map { try Tool.run(["evidence", "--no-config", "--json"] + $0, in: folder).output }
    let bad = [
      "{}", good[0].replacing("\"counted\"", with: "\"count\""), good[0].replacing("\"xSmall\"", with: "\"tiny\""),
      good[0].replacing("\"formatVersion\": 1", with: "\"formatVersion\": 2"),
    ]
    #expect(try Self.refused(by: "evidence", good + bad) == Array(good.count..<good.count + bad.count))
  }

  /// The indices of the documents that a schema refuses.
  private static func refused(by schema: String, _ documents: [String]) throws -> [Int] {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding='utf-8'))
      Validator = jsonschema.Draft202012Validator
      Validator.check_schema(schema)
      for index, document in enumerate(json.load(sys.stdin)):
          if not Validator(schema).is_valid(json.loads(document)): print(index)
      """
    let file = Repository.root.appending(path: "docs/schema/\(schema).schema.json").path
    let input = String(decoding: try JSONEncoder().encode(documents), as: UTF8.self)
    let printed = try Python.complaints(of: Python.withJSONSchema, script, about: input, arguments: [file])
    return try printed.split(separator: "\n").map { try #require(Int($0), "\(printed)") }
  }
}
