import Diagnostics
import TestSupport
import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Resolver documents whose sources are other files.
@Suite struct ResolverFileTests {
  private static func set(_ size: Int, in group: String? = nil) -> String {
    let tokens = #"{ "s": { "$type": "dimension", "$value": { "value": \#(size), "unit": "px" } } }"#
    return group.map { #"{ "\#($0)": \#(tokens) }"# } ?? tokens
  }

  private static let type = #"""
    { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "{s}", "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }
    """#

  private static func resolver(_ source: String, default context: String = "regular") -> String {
    ##"""
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }],
      "sets": { "base": { "sources": [{ "$ref": "in/type.json" }, { "$ref": "./base.json" }] } },
      "modifiers": { "density": { "default": "\##(context)", "contexts": {
        "regular": [], "compact": [{ "$ref": "\##(source)" }] } } } }
    """##
  }

  private static func compile(
    _ source: String, default context: String = "regular", contexts: [String: String] = [:]
  ) throws -> Compilation {
    try ReferringTreeTests.compile(
      [
        ("r.json", resolver(source, default: context)), ("base.json", set(17)), ("in/type.json", type),
        ("compact.json", set(15)), ("group.json", set(14, in: "x/y")),
        ("sets.json", #"{ "sets": { "c": { "sources": [{ "$ref": "compact.json" }] } } }"#),
        ("again.json", #"{ "$ref": "again.json" }"#), ("list.json", "[]"),
      ], contexts: contexts)
  }

  private static func size(_ compilation: Compilation) -> Double? {
    compilation.dictionary?.entry(for: .body)?.values.fontSize?.value
  }

  @Test(arguments: [
    ("compact.json", 15.0), ("group.json#/x~1y", 14), ("sets.json#/sets/c", 15), ("in/../compact.json", 15),
  ])
  func aContextIsAFile(source: String, size: Double) throws {
    #expect(Self.size(try Self.compile(source)) == 17)
    #expect(Self.size(try Self.compile(source, default: "compact")) == size)
    let chosen = try Self.compile(source, contexts: ["density": "compact"])
    #expect(Self.size(chosen) == size)
    #expect(chosen.table != nil)
  }

  @Test(arguments: [
    ("gone.json", "cannot read 'gone.json': it is gone"),
    (
      "https://x.test/a.json",
      "expected a path within the folder of the document, not a URL; only files within the folder are read"
    ),
    ("r.json", "'r.json' is a resolver document; expected tokens, or one of its sets"),
    ("base.json#/z", "there is nothing at 'base.json#/z'"),
    ("list.json", "expected a group of tokens at 'list.json', not an array"),
    ("again.json", "sets lead to each other in a circle, or too often"),
  ])
  func invalidSources(source: String, message: String) throws {
    let chosen = try Self.compile(source, contexts: ["density": "compact"])
    let errors = chosen.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.id) == ["token-resolver"])
  }

  /// Files of inactive contexts are checked in every run.
  @Test func filesOfOtherContextsMustBeThere() throws {
    #expect(try Self.compile("gone.json").findings.contains { $0.message == "cannot read 'gone.json': it is gone" })
  }
}
