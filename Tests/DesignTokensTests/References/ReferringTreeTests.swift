import Diagnostics
import Documents
import TestSupport
import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Documents with the files that they refer to.
@Suite struct ReferringTreeTests {
  /// - Parameter files: the files, the document first.
  static func compile(
    _ files: [(String, String)], contexts: [String: String] = [:]
  ) throws -> Compilation {
    let trees = try files.map { (name: $0.0, tree: try Document(Array($0.1.utf8), path: "p/" + $0.0).tree.get()) }
    let tree = Tree.referring(
      trees[0].tree, name: trees[0].name, to: Array(trees.dropFirst()), unread: [("gone.json", "it is gone")],
      otherwise: "it was not read")
    var options = ReadTokens.context()
    options.tokens.contexts = contexts
    return Compilation(Document(tree), options: options)
  }

  private static let size = #"{ "size": { "$type": "dimension", "m": { "$value": { "value": 15, "unit": "px" } } } }"#

  private static func body(size: String) -> String {
    #"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": \#(size), "fontWeight": 400, "#
      + #""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } }"#
  }

  private static func bodySize(_ compilation: Compilation) -> Double? {
    compilation.dictionary?.entry(for: .body)?.values.fontSize?.value
  }

  @Test(arguments: [
    ##"{ "$ref": "size.json#/size/m" }"##, ##"{ "$ref": "size.json#/size/m/$value" }"##, #""{size.m}""#,
    ##"{ "value": { "$ref": "./size.json#/size/m/$value/value" }, "unit": "px" }"##,
  ])
  func aValueIsInAnotherFile(size: String) throws {
    let other = ##", "x": { "$ref": "size.json#/size/m" }"##
    let compilation = try Self.compile([
      ("a.json", #"{ "body": \#(Self.body(size: size))\#(other) }"#), ("size.json", Self.size),
    ])
    #expect(Self.bodySize(compilation) == 15)
    #expect(compilation.findings.filter { $0.severity > .note && $0.id.hasPrefix("token-") } == [])
  }

  /// The token in the other file has the same path, and is overridden.
  @Test func aTokenIsInAnotherFile() throws {
    let compilation = try Self.compile([
      ("a.json", ##"{ "body": { "$ref": "in/type.json#/body" } }"##),
      ("in/type.json", #"{ "body": \#(Self.body(size: ##"{ "$ref": "../size.json#/size/m" }"##)) }"#),
      ("size.json", Self.size),
    ])
    #expect(Self.bodySize(compilation) == 15)
    #expect(compilation.findings.filter { $0.severity > .note && $0.id.hasPrefix("token-") } == [])
  }

  /// Groups are merged by path, and tokens with other names are not styles.
  @Test func aGroupIsInAnotherFile() throws {
    let compilation = try Self.compile([
      ("a.json", ##"{ "font": { "$ref": "type.json#/ios", "note": \##(Self.body(size: "\"{s}\"")) } }"##),
      ("type.json", #"{ "ios": { "body": \#(Self.body(size: "\"{s}\"")) }, "s": \#(Self.px(15)) }"#),
    ])
    #expect(Self.bodySize(compilation) == 15)
  }

  private static func px(_ size: Int) -> String {
    #"{ "$type": "dimension", "$value": { "value": \#(size), "unit": "px" } }"#
  }

  @Test func circlesAreErrorsOfTheirTokens() throws {
    let compilation = try Self.compile([
      ("a.json", #"{ "body": \#(Self.body(size: ##"{ "$ref": "b.json#/s" }"##)) }"#),
      ("b.json", ##"{ "s": { "$type": "dimension", "$ref": "c.json#/s" } }"##),
      ("c.json", ##"{ "s": { "$type": "dimension", "$ref": "b.json#/s" } }"##),
    ])
    #expect(compilation.findings.contains { $0.id == "token-cycle" && $0.message.contains("c.json#/s → b.json#/s") })
    #expect(compilation.table == nil)
  }

  /// A group that contains its own reference would never end.
  @Test(arguments: ["a.json", "a.json#/g", "b.json#/g", "b.json"]) func groupsInACircleAreErrors(reference: String)
    throws
  {
    let compilation = try Self.compile([
      ("a.json", ##"{ "g": { "$ref": "\##(reference)", "x": { "$ref": "b.json", "y": {} } } }"##),
      ("b.json", ##"{ "g": { "$ref": "a.json#/g", "z": {} } }"##),
    ])
    #expect(compilation.findings.contains { $0.id == "token-extends" && $0.severity == .error })
  }

  @Test(arguments: [
    ("gone.json#/x", "cannot read 'gone.json': it is gone"),
    ("other.json", "cannot read 'other.json': it was not read"),
    ("size.json#/size/l", "there is nothing at 'size.json#/size/l'"),
    (
      "../x.json",
      "expected a path within the folder of the document, not a path that leaves it; only files within the folder are read"
    ),
  ])
  func brokenReferences(reference: String, message: String) throws {
    let compilation = try Self.compile([
      ("a.json", #"{ "body": \#(Self.body(size: #"{ "$ref": "\#(reference)" }"#)) }"#), ("size.json", Self.size),
    ])
    let errors = compilation.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.id) == [message.hasPrefix("there is") ? "token-reference" : "token-file"])
  }
}
