import Foundation
import TestSupport
import Testing

/// After any change, the next build makes what a first build would make.
@Suite struct RebuildTests {
  static func tokens(size: String) -> String {
    #"""
    { "text": { "$type": "typography", "body": { "$value": { "fontFamily": "Brand", "fontSize": \#(size), "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
    """#
  }

  static let files = [
    "typeramp.json": #"""
    { "inputs": ["Styles/*.json", "refers.tokens.json", "set"], "rules": { "token-font-name": "off" },
      "outputs": [{ "format": "json", "path": "made/{name}.json" }] }
    """#,
    "Styles/A.json": CompileCommand.good, "Styles/B.json": CompileCommand.good.replacing("17", with: "18"),
    "refers.tokens.json": tokens(size: ##"{ "$ref": "base.tokens.json#/size/$value" }"##),
    "base.tokens.json": #"{ "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } }"#,
    "set/$metadata.json": #"{ "tokenSetOrder": ["a"] }"#,
    "set/a.json": tokens(size: #"{ "value": 17, "unit": "px" }"#),
  ]

  /// A change, and how many outputs the next build writes.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let written: Int
    let make: @Sendable (Scratch) throws -> Void

    var testDescription: String { name }

    init(_ name: String, writes written: Int, _ make: @escaping @Sendable (Scratch) throws -> Void) {
      self.name = name
      self.written = written
      self.make = make
    }
  }

  private static let other = CompileCommand.good.replacing("17", with: "19")

  private static let changes = [
    Change("nothing", writes: 0) { _ in },
    Change("an input", writes: 1) { try $0.write(other, to: "Styles/A.json") },
    Change("an input is a link", writes: 1) {
      try $0.write(other, to: "else.json")
      try FileManager.default.removeItem(atPath: $0.path("Styles/A.json"))
      try FileManager.default.createSymbolicLink(
        atPath: $0.path("Styles/A.json"), withDestinationPath: "../else.json")
    },
    Change("a new input", writes: 1) { try $0.write(other, to: "Styles/C.json") },
    Change("an input is gone", writes: 0) { try FileManager.default.removeItem(atPath: $0.path("Styles/B.json")) },
    Change("a file that tokens refer to", writes: 1) {
      try $0.write($0.text("base.tokens.json").replacing("17", with: "18"), to: "base.tokens.json")
    },
    Change("a file of a project of tokens", writes: 1) {
      try $0.write($0.text("set/a.json").replacing("17", with: "18"), to: "set/a.json")
    },
    Change("an output was edited", writes: 1) {
      try $0.write($0.text("made/A.json").replacing("17", with: "71"), to: "made/A.json")
    },
    Change("an output was removed", writes: 1) { try FileManager.default.removeItem(atPath: $0.path("made/set.json")) },
    Change("the manifest was removed", writes: 0) {
      try FileManager.default.removeItem(atPath: $0.path(".typeramp-manifest.json"))
    },
  ]

  @Test(arguments: changes) func whatDiffersIsWritten(change: Change) throws {
    let scratch = try Scratch(Self.files)
    #expect(try Tool.run(["build"], in: scratch.folder).errors.contains("4 outputs built, 0 unchanged"))
    try change.make(scratch)
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.contains("typeramp: \(change.written) output"), "\(run.errors)")
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
  }

  @Test func findingsAreReportedByEveryBuild() throws {
    let scratch = try Scratch([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.bad,
      "Styles/B.json": #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 8 } }"#,
    ])
    for _ in 0..<2 {
      let run = try Tool.run(["build"], in: scratch.folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("unknown text style 'titel'") && run.errors.contains("text-too-small"))
    }
  }
}
