import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// `--fix` on any file: it never breaks the file, never causes findings, and is idempotent.
@Suite struct SafeFixing {
  private static let slips: [String] = [
    #"{ "body": { "name": "A", "font": "B", "size": 17 } }"#,
    #"{ "body": { "name": "A", "Name": "B", "size": 17, "Size": 3 } }"#,
    #"{ "Title": { "weight": "bold" }, "TITLE": { "weight": "thin" } }"#,
    #"{ "metrics": { "a": { "value": 1 } }, "metric": { "b": { "value": 2 } } }"#,
    #"{ "body": { "fontName": "A", "fontSize": 17, "fontWeight": "bold" } }"#,
    #"{ "status": 200, "body": { "name": "Bob", "size": "big" }, "author": { "name": "Ann", "family": "Lee" } }"#,
    #"{ "title4": { "weight": "bold" }, "caption3": { "weight": "bold" } }"#,
    #"{ "body": { "weight": "extraLight" }, "title": { "weight": "Bold" } }"#,
    #"{ "body": { "fontName": "A", "fontSize": 17, "minimumPointSize": 8 } }"#,
    #"{ "bodi": { "fontname": "A", "fontsize": 17, "relativeto": "Body" } }"#,
  ]

  private static let files =
    Repository.files(in: Repository.fixtures.appending(path: "Mistakes"))
    + Repository.files(in: Repository.corpus?.appending(path: "styles"))

  private static var inputs: [(name: String, bytes: [UInt8])] {
    get throws {
      let examples = Rule.all.map { ($0.id, Array(MarkedText($0.description.bad).text.utf8)) }
      let slips = slips.map { ($0, Array($0.utf8)) }
      return try examples + slips + files.map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
    }
  }

  private static let xml =
    "<?xml version=\"1.0\"?><plist><dict><key>body</key><dict><key>fontName</key><string>A-B</string>"
    + "<key>fontSize</key>%</dict></dict></plist>"

  @Test(
    arguments: [
      (#"{ "body": { "fontName": "A-B", "fontSize": "17" } }"#, #"{ "body": { "fontName": "A-B", "fontSize": 17 } }"#),
      (#"{ "body": { "fontName": "A-B", "fontSize": "1.5e1" } }"#, nil),
      (#"{ "body": { "fontName": "A-B", "fontSize": "017" } }"#, nil),
      (#"{ "body": { "fontName": "A-B", "fontSize": "17pt" } }"#, nil),
      (xml.replacing("%", with: "<string>17</string>"), xml.replacing("%", with: "<integer>17</integer>")),
      (xml.replacing("%", with: "<string>17.5</string>"), xml.replacing("%", with: "<real>17.5</real>")),
      (#"{ "body": { "fontName": "A-B", "fontSize": 17, }, }"#, #"{ "body": { "fontName": "A-B", "fontSize": 17 } }"#),
      (
        #"{ "body": { "fontName": "A-B", "fontSize": "17", }, }"#, #"{ "body": { "fontName": "A-B", "fontSize": 17 } }"#
      ),
      (#"{ "body": [1,,] }"#, nil),
    ] as [(String, String?)])
  func numbersAndCommasAreFixed(_ file: String, fixed: String?) {
    let fixes = SafeFixes(Array(file.utf8), path: "a.json")
    #expect(fixes.map { String(decoding: $0.bytes, as: UTF8.self) } == fixed)
  }

  @Test func noFixBreaksAFile() throws {
    var fixed = 0
    for (name, bytes) in try Self.inputs {
      let compile = { Compilation($0, path: name) }
      let before = compile(bytes)
      guard let fixes = SafeFixes(bytes, compile: { [compile($0)] }), fixes.count > 0 else { continue }
      fixed += 1
      let after = compile(fixes.bytes)
      // A syntax error hides all other findings.
      if before.draft == nil { continue }
      #expect(!after.findings.contains { $0.id.hasPrefix("syntax-") }, "\(name)")
      #expect(after.findings.count < before.findings.count, "\(name)")
      #expect(Set(after.findings.map(\.id)).isSubset(of: before.findings.map(\.id)), "\(name)")
      #expect(SafeFixes(fixes.bytes, compile: { [compile($0)] })?.made ?? [] == [], "\(name) can be fixed twice")
    }
    #expect(fixed > 5)
  }

  @Test(arguments: [
    (
      #"{ "body": { "name": "A", "font": "B", "size": 17 } }"#,
      #"{ "body": { "fontName": "A", "font": "B", "fontSize": 17 } }"#
    ),
    (
      #"{ "Title": {"weight":"bold"}, "TITLE": {"weight":"thin"} }"#,
      #"{ "title": {"weight":"bold"}, "TITLE": {"weight":"thin"} }"#
    ),
    (#"{ "bdoy": { "fontname": "A", "fontSize": 17 } }"#, #"{ "body": { "fontName": "A", "fontSize": 17 } }"#),
  ])
  func onlySafeFixesAreMade(input: String, expected: String) throws {
    let compile = { Compilation($0, path: "a.json") }
    let bytes = Array(input.utf8)
    let fixes = try #require(SafeFixes(bytes, compile: { [compile($0)] }))
    #expect(String(decoding: fixes.bytes, as: UTF8.self) == expected)
  }

  /// What follows from a fix is fixed too, a note does not keep it from being made, and the rest is called refused.
  @Test(arguments: [
    (
      #"{ "bodi": { "weight": "bold", "fontsize": 17 } }"#, #"{ "body": { "weight": "bold", "fontSize": 17 } }"#, []
    ),
    (
      #"{ "styles": { "bodi": { "fontName": "georgia", "fontSize": "17" } } }"#,
      #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#, []
    ),
    (
      #"{ "caption2": { "fontName": "Georgia", "fontSize": 15, "weigth": "bold" } }"#,
      #"{ "caption2": { "fontName": "Georgia", "fontSize": 15, "weigth": "bold" } }"#, ["unknown-key"]
    ),
  ])
  func fixesAreRepeated(input: String, expected: String, refused: [String]) throws {
    let bytes = Array(input.utf8)
    let compilation = Compilation(bytes, path: "a.json")
    let fixes = try #require(SafeFixes(bytes, path: "a.json"))
    #expect(String(decoding: fixes.bytes, as: UTF8.self) == expected)
    #expect(fixes.declined.map(\.id) == refused)
    #expect(compilation.findings.filter(fixes.refuses).map(\.id) == refused)
  }

  /// A fix that another one excludes is found among many, and the others are made.
  @Test(arguments: [3, 60, 400]) func allFixesThatDoNotConflictAreMade(count: Int) throws {
    let styles = (0..<count).map { index in
      let more = index == count / 2 ? #", "boldfontname": "A", "bold_font_name": "B""# : ""
      return #""s\#(index)": { "relativeTo": "body", "fontname": "Optima-Regular", "fontSize": 17\#(more) }"#
    }
    let bytes = Array(#"{ "custom": { \#(styles.joined(separator: ", ")) } }"#.utf8)
    var compilations = 0
    let compile = { (bytes: [UInt8]) in
      compilations += 1
      return Compilation(bytes, path: "a.json")
    }
    let fixes = try #require(SafeFixes(bytes, compile: { [compile($0)] }))
    #expect(fixes.count == count + 1)
    #expect(compilations < 80)
  }

  /// The bytes of the fixes are all that changes: where one ends, the next may begin, and of two that overlap the first
  /// is made.
  @Test(arguments: [
    ([0..<2, 2..<4], "AABBef"), ([2..<4, 0..<2], "BBAAef"), ([0..<3, 2..<4], "AAdef"), ([1..<1, 1..<2], "aAABBcdef"),
    ([4..<6], "abcdAA"),
  ])
  func adjacentFixesAreMade(ranges: [Range<Int>], expected: String) {
    let fixes = zip(ranges, ["AA", "BB"]).map { Diagnostic.Fix("", isSafe: true, range: $0, replacement: $1) }
    let bytes = Array("abcdef".utf8)
    #expect(Compilation(bytes, path: "a.json").applying(fixes, to: bytes) == Array(expected.utf8))
  }

  @Test(arguments: [
    (#"{ "status": 200, "body": { "name": "Bob", "size": 3 }, "author": { "name": "Ann" } }"#, false),
    (#"{ "option": { "name": "x" }, "rollout": {} }"#, false), (#"{ "title": { "en": "Hello" }, "x": 1 }"#, false),
    (#"{ "metrics": { "latency": 3 } }"#, false), ("[]", false), (#"{ "name": "package", }"#, false),
    (#"{ "body": { "fontName": "A", "fontSize": 17 }, "x": 1 }"#, true), (#"{ "body": {} }"#, true),
    (#"{ "UICTFontTextStyleBody": { "name": "Optima", "size": 17 }, "x": 1 }"#, true),
    (#"{ "titel": { "fontSize": 17 } }"#, true), (#"{ "metrics": { "icon": { "value": 3 } } }"#, true),
    (#"{ "styles": { "body": { "fontName": "A" } } }"#, true), (#"[{ "fontName": "A" }]"#, true),
    (#"{ "h1": { "fontName": "A", "fontSize": 3 } }"#, true), (#"[{ "name": "A", "weight": 3 }]"#, false),
    (#"{ "large": { "body": { "fontName": "A", "fontSize": 3 } } }"#, true),
    (#"{ "body": { "fontName": "A", } }"#, true), (##"{ "$extensions": {}, "body": { "$extensions": {} } }"##, true),
    (##"{ "$extensions": {}, "body": { "$type": "typography", "$value": {} } }"##, false),
    (##"{ "body": { "$type": "dimension", "m": { "$value": { "value": 17, "unit": "px" } } } }"##, false),
  ])
  func fixesInAFolder(input: String, expected: Bool) {
    #expect(StyleDictionary.isLikely(Document(Array(input.utf8), path: "a.json")) == expected)
  }
}
