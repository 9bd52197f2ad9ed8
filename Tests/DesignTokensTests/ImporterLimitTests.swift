import Diagnostics
import Documents
import Foundation
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Attempts to break the import and the conversion of tokens.
@Suite struct ImporterLimits {
  /// The compilation of a document of tokens.
  private func compilation(
    _ text: String, _ conformance: ImportOptions.Conformance = .lenient, form: TokenForm = .dtcg
  ) -> Compilation {
    var context = CompilationOptions()
    context.tokens.kind = .tokens(form)
    context.tokens.conformance = conformance
    return Compilation(Array(text.utf8), path: "Test.json", options: context)
  }

  private func errors(
    in text: String, _ conformance: ImportOptions.Conformance = .lenient, form: TokenForm = .dtcg
  ) -> [String] {
    compilation(text, conformance, form: form).findings.filter { $0.severity == .error }.map(\.id)
  }

  private static func members(
    _ count: Int, _ name: String = "t", _ value: (Int) -> String
  ) -> String {
    (0..<count).map { "\"\(name)\($0)\": \(value($0))" }.joined(separator: ", ")
  }

  // MARK: - Resolver documents

  /// Only the first occurrence counts.
  @Test func aRepeatedSetIsReadOnce() throws {
    let tokens = Self.members(1000) { _ in #"{ "$type": "number", "$value": 1 }"# }
    let order = Array(repeating: ##"{ "$ref": "#/sets/a" }"##, count: 2_000).joined(separator: ", ")
    let text = """
      {
        "version": "2025.10", "resolutionOrder": [\(order)],
        "sets": { "a": { "sources": [{ \(tokens), \(TokenExample.body().dropFirst())] } }
      }
      """
    #expect(errors(in: text) == [])
  }

  @Test func manySetsAreFoundByTheirNames() {
    let sets = Self.members(2_000, "s") { _ in #"{ "sources": [{}] }"# }
    let order = (0..<2_000).map { ##"{ "$ref": "#/sets/s\##($0)" }"## }.joined(separator: ", ")
    #expect(
      errors(in: #"{ "version": "2025.10", "resolutionOrder": [\#(order)], "sets": { \#(sets) } }"#) == [
        "token-no-style"
      ])
  }

  // MARK: - Families of texts

  @Test(arguments: ["{blank},", "{blank} ", "{nope}, serif", "{long}{long}", "{long}, {open"])
  func aTextWithoutAFamilyIsAMistake(family: String) {
    let long = String(repeating: "x", count: 600)
    let text = """
      {
        "blank": { "type": "fontFamilies", "value": " " }, "long": { "type": "fontFamilies", "value": "\(long)" },
        "body": { "type": "typography", "value": { "fontFamily": "\(family)", "fontSize": "17" } }
      }
      """
    #expect(errors(in: text, form: .tokensStudio) == ["token-value"])
  }

  @Test func aFamilyOfBlanksIsAMistake() {
    #expect(errors(in: TokenExample.body(fontFamily: #"[" "]"#)) == ["token-value"])
  }

  // MARK: - No group

  /// In the older forms scalars among groups are ignored, but not in place of the whole document or of a set.
  @Test(arguments: [#""abc""#, "5", "[]"], [TokenForm.dtcg, .tokensStudio, .styleDictionary])
  func aDocumentThatIsNoGroupIsAMistake(text: String, form: TokenForm) {
    #expect(errors(in: text, form: form) == ["token-shape"])
    #expect(ReadTokens(text, form: form).findings.map(\.keyPath) == [""])
  }

  // MARK: - Much of something

  /// Many references, each of which is looked up.
  @Test(
    arguments: [
      #""list": { "$type": "fontFamily", "$value": [\#((0..<2_000).map { "\"F\($0)\"" }.joined(separator: ", "))] }, "#
        + members(2_000) { ##"{ "$type": "fontFamily", "$value": { "$ref": "#/list/$value/\##($0 + 1)" } }"## },
      members(2_000) { ##"{ "$type": "number", "$value": "{none\##($0)}" }"## },
      members(2_000) { ##"{ "$extends": "{none\##($0)}" }"## },
      ##""t": { "$type": "number", "$value": { "$ref": "#\##(String(repeating: "/a", count: 200_000))" } }"##,
    ])
  func manyReferencesAreReported(members: String) {
    #expect(!errors(in: "{ \(members) }").isEmpty)
  }

  @Test func groupsThatDoubleEachOtherAreCutOffEarly() {
    let groups = (1...60).map { index in
      ##""g\##(index)": { "a": { "$extends": "{g\##(index - 1)}" }, "b": { "$extends": "{g\##(index - 1)}" } }"##
    }
    let text = ##"{ "g0": { "x": { "$type": "number", "$value": 1 } }, \##(groups.joined(separator: ", ")) }"##
    #expect(Set(errors(in: text)) == ["token-extends"])
  }

  /// Each level adds thousands of pending groups: 512 levels of a 450 kB file once took 500 MB.
  @Test func largeGroupsThatExtendEachOtherAreCutOffEarly() throws {
    let groups = [("g1", "g2"), ("g2", "g1")].map { name, other in
      ##""\##(name)": { "n": { "$extends": "{\##(other)}" }, \##(Self.members(4000) { _ in "{}" }) }"##
    }
    let tokens = ReadTokens(##"{ "h": { "$extends": "{g1}" }, \##(groups.joined(separator: ", ")) }"##)
    #expect(tokens.findings.map(\.id) == ["token-shape"])
    // Two bytes for each level; longer paths are cut at 200.
    #expect(try #require(tokens.findings.first?.keyPath).utf8.count < 150)
  }

  /// Each path repeats the long name: all paths of a 600 kB file took 4 GB.
  @Test func pathsUnderALongNameAreBounded() {
    let tokens = Self.members(1_000) { _ in #"{ "$type": "number", "$value": "{nope}" }"# }
    let name = String(repeating: "x", count: 10_000)
    let nested = (0..<50).reduce("{ \(tokens) }") { text, _ in #"{ "\#(name)": \#(text) }"# }
    #expect(errors(in: nested) == ["token-shape"])
  }

  /// Findings show only the beginning of a long name.
  @Test func aLongNameIsCutInFindings() {
    let name = String(repeating: "x", count: 1_000)
    let tokens = ReadTokens(#"{ "\#(name)": { "a": { "$type": "number", "$value": true } } }"#)
    #expect(tokens.findings.map { $0.keyPath?.utf8.count } == [200])
  }

  // MARK: - What the specification rejects

  @Test(arguments: [##""$description": 5"##, ##""$deprecated": 5"##, ##""$extensions": "x""##, ##""$extends": "{g}""##])
  func aTokenKeyWithoutAMeaningIsReported(key: String) {
    let text = ##"{ "g": {}, "## + TokenExample.body(beside: " \(key),").dropFirst()
    #expect(errors(in: text, .strict) == ["token-unknown-key"])
    #expect(errors(in: text).isEmpty)
  }

  @Test func aGroupWithAReferenceExtendsItsTarget() {
    let body = TokenExample.body().dropFirst().dropLast()
    let text = ##"{ "base": {\##(body)}, "g": { "$ref": "#/base", "x": { "$type": "number", "$value": 1 } } }"##
    let set = compilation(text).imported?.checked.set
    #expect(set?.index(of: "g.body") != nil)
  }

  // MARK: - Conversion

  /// The result of converting design tokens, read back.
  private func converted(_ text: String) throws -> (text: String, losses: [String]) {
    let conversion = try Compilation(Array(text.utf8), path: "Test.json").converted(to: .dtcg)
    return (String(decoding: conversion.bytes, as: UTF8.self), conversion.losses)
  }

  @Test func membersOfReferredTokensAreKept() throws {
    let copy = TokenExample.body(name: "copy", more: #", "paragraphIndent": 3"#).dropFirst().dropLast()
    let text =
      ##"{\##(copy), "body": { "$type": "typography", "$value": "{copy}" }, "callout": { "$ref": "#/copy" } }"##
    #expect(try converted(text).text.components(separatedBy: "dev.typeramp.others").count == 4)
  }

  @Test(arguments: [
    (#""l": { "$type": "number", "$value": "120%" }"#, ["lineHeight": "{l}"], #""lineHeight": 1.2"#),
    (#""l": { "$type": "fontWeight", "$value": "Bold Italic" }"#, ["fontWeight": "{l}"], #""fontStyle": "italic""#),
    (
      #""l": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#, ["letterSpacing": "{l.value}"],
      #""letterSpacing": { "value": 1, "unit": "px" }"#
    ),
  ])
  func tokensThatTypographyRefersToAreResolved(token: String, member: [String: String], part: String) throws {
    let body = TokenExample.body(
      fontWeight: member["fontWeight"].map { "\"\($0)\"" } ?? "400",
      letterSpacing: member["letterSpacing"].map { "\"\($0)\"" } ?? #"{ "value": 0, "unit": "px" }"#,
      lineHeight: member["lineHeight"].map { "\"\($0)\"" } ?? "1.3")
    #expect(try converted("{ \(token), \(body.dropFirst())").text.contains(part))
  }

  @Test func setsInACycleAreAMistake() {
    let text = ##"""
      {
        "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }],
        "sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } }
      }
      """##
    #expect(errors(in: text) == ["token-resolver"])
  }

  /// Their tokens have the names of styles, which DTCG can represent.
  @Test(arguments: ["a.b", "a{b"]) func tokensWithOtherNamesAreNotDropped(name: String) throws {
    let value = #"{ "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } }"#
    let text = #"{ "body": \#(value), "a": \#(value), "\#(name)": \#(value), "x": { "type": "sizing", "value": "1" } }"#
    let written = try converted(text).text
    #expect(["body", "a", "aB"].allSatisfy { written.contains("\"\($0)\": {") }, "\(written)")
  }

  /// The size of a style is not left out, since the style has it.
  @Test func tokensThatAreNotTypographyAreCounted() throws {
    let text = """
      {
        "size": { "type": "fontSizes", "value": "17" }, "space": { "type": "spacing", "value": "8" },
        "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{size}" } }
      }
      """
    let expected = [
      "1 token is left out: of Tokens Studio tokens only typography is converted",
      "other tools do not read the extension 'dev.typeramp'; without it these differ: 'lineHeight' of 1 style",
    ]
    #expect(try converted(text).losses == expected)
  }
}
