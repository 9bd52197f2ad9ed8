import Documents
import Foundation
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Conversions as other tools read them: without the extension `dev.typeramp`.
@Suite struct BareConversions {
  private static let targets: [ConversionTarget] = [.dtcg, .styleDictionary, .tokensStudio]

  /// A converted file, and the same file without the extension.
  struct Reading {
    let losses: [String]
    let text: String
    /// What a page shows of the styles: before, and from the bare file.
    let before: String
    let after: String

    /// The note on what other tools do not read.
    var note: String? { losses.first { $0.hasPrefix("other tools") } }

    /// Nil if the input is not converted.
    init?(_ bytes: [UInt8], path: String, to target: ConversionTarget, map: TokenMap? = nil) throws {
      var options = CompilationOptions()
      options.tokens.map = map
      let compilation = Compilation(bytes, path: path, options: options)
      guard let table = compilation.table, let conversion = try? compilation.converted(to: target) else { return nil }
      let value = try JSONSerialization.jsonObject(with: Data(conversion.bytes))
      let bare = [UInt8](try JSONSerialization.data(withJSONObject: Self.bare(value)))
      var settings = CompilationOptions()
      settings.tokens = target.settings
      let again = Compilation(bare, path: path, options: settings)
      losses = conversion.losses
      text = String(decoding: conversion.bytes, as: UTF8.self)
      before = Self.page(table)
      after = again.table.map(Self.page) ?? again.report.joined(separator: "\n")
    }

    private static func bare(_ value: Any) -> Any {
      if let members = value as? [String: Any] {
        return members.filter { $0.key != "dev.typeramp" }.mapValues(bare)
      }
      return (value as? [Any])?.map(bare) ?? value
    }

    /// The blocks of the stylesheet in order of their names: members of JSON have none here.
    private static func page(_ table: ScaledTable) -> String {
      var (emitter, table) = (Emitter.css, table)
      emitter.styles = .defined
      // A dictionary's stylesheet has other names for fonts and classes.
      (table.tokens, table.families) = ([:], [:])
      let lines = emitter.text(of: table).split(separator: "\n").filter { $0.contains("--type-") }
      return Set(lines.map(String.init)).sorted().joined(separator: "\n")
    }
  }

  @Test(arguments: targets) func fixturesAreTheSameOrANoteSaysWhatIsNot(_ target: ConversionTarget) throws {
    let folders = ["Dictionaries", "Tokens", "Mistakes"].map { Repository.fixtures.appending(path: $0) }
    var count = 0
    for file in folders.flatMap(Repository.files) {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let reading = try Reading(bytes, path: file.lastPathComponent, to: target) else { continue }
      count += 1
      #expect(reading.before == reading.after || reading.note != nil, "\(file.lastPathComponent)")
    }
    #expect(count > 5)
  }

  /// Everything that a style of tokens has: what a target can hold needs no note.
  @Test(
    arguments: [ConversionTarget.styleDictionary, .tokensStudio],
    [
      #""fontFamily": "acumin-brand", "fontWeight": "Bold Italic", "fontSize": "20", "letterSpacing": "1%""#,
      #""fontFamily": "'Brand, Inc', serif", "fontWeight": "650 Italic", "fontSize": "20", "lineHeight": "23px""#,
      #""fontFamily": "Optima", "fontWeight": "Italic", "fontSize": "13.5", "lineHeight": "130%", "textCase": "upper""#,
      #""fontFamily": "system-ui, Arial", "fontWeight": "Semi Bold Italic", "fontSize": "20", "letterSpacing": "-0.3""#,
      #""fontFamily": "Georgia", "fontWeight": "600", "fontSize": "17", "textDecoration": "line-through""#,
      #""fontFamily": "X", "fontSize": "17", "paragraphSpacing": "10", "letterSpacing": "0.7em", "lineHeight": "AUTO""#,
      #""fontFamily": "Roboto", "fontStretch": "normal", "fontSize": "17""#,
      #""fontFamily": "New York", "fontWeight": "700", "fontSize": "17", "textCase": "none", "letterSpacing": "0""#,
    ])
  func nothingIsLost(_ target: ConversionTarget, _ members: String) throws {
    let text = """
      { "s": { "text": { "copy": { "type": "typography", "value": { \(members) } },
          "body": { "type": "typography", "value": { \(members) } } },
          "big": { "x": { "type": "typography", "value": { \(members) } } } },
        "$metadata": { "tokenSetOrder": ["s"] } }
      """
    let reading = try #require(try Reading(Array(text.utf8), path: "a.json", to: target))
    #expect(reading.before == reading.after, "\(reading.text)")
    #expect(reading.losses == [])
  }

  /// Tokens Studio has the words of a face in the weight; for the others they are part of the family's name.
  @Test(
    arguments: targets,
    [#""fontWeight": "Condensed Bold""#, #""fontWeight": 700, "fontStretch": "condensed""#])
  func aNarrowFaceIsKept(_ target: ConversionTarget, _ members: String) throws {
    let value = #"{ "fontFamily": "Roboto", "fontSize": "17", "lineHeight": "120%", \#(members) }"#
    let text = #"{ "a": { "type": "typography", "value": \#(value) }, "$themes": [] }"#
      .replacing(#"{ "a""#, with: #"{ "s": { "a""#).replacing(#", "$themes""#, with: #" }, "$themes""#)
    let reading = try #require(try Reading(Array(text.utf8), path: "a.json", to: target))
    let isWhole = target.name == "tokens-studio"
    #expect(reading.text.contains(isWhole ? #""fontWeight": "Condensed Bold""# : #""fontFamily": "Roboto Condensed""#))
    #expect(
      reading.losses
        == (isWhole
          ? []
          : [
            "other tools do not read the extension 'dev.typeramp'; without it these differ: 'fontName' of 1 style"
          ]))
  }

  private static func random(_ random: inout SeededGenerator) -> String {
    let members = (0..<4).map { _ in
      var value = [
        #""fontFamily": "\#(random.pick(["Optima", "acumin-brand", "Georgia", "SF Pro", "Avenir Next", "B, C"]))""#,
        #""fontSize": "\#(10 + random.below(60))""#,
      ]
      let others = [
        #""fontWeight": "\#(random.pick(["400", "Bold", "Semi Bold Italic", "Italic", "250", "Black"]))""#,
        #""lineHeight": "\#(random.pick(["130%", "22", "1.35", "24px", "118.75%", "AUTO"]))""#,
        #""letterSpacing": "\#(random.pick(["1%", "-0.02em", "0.35", "0", "3px", "-1.25%"]))""#,
        #""textCase": "\#(random.pick(["upper", "none", "lower"]))""#,
        #""textDecoration": "\#(random.pick(["none", "underline"]))""#,
        #""paragraphSpacing": "\#(random.below(30))""#,
      ]
      value += others.filter { _ in random.chance(50) }
      return "{ \"type\": \"typography\", \"value\": { \(value.joined(separator: ", ")) } }"
    }
    return """
      { "s": { "a": { "b": \(members[0]), "c": { "d": \(members[1]) } }, "body": \(members[2]), "e-f": \(members[3]) },
        "$metadata": { "tokenSetOrder": ["s"] } }
      """
  }

  @Test func randomTokensAreTheSame() throws {
    var random = SeededGenerator(seed: UInt64(RandomRuns.seed))
    for _ in 0..<RandomRuns.cases(SlowTests.areEnabled ? 100 : 20) {
      let text = Self.random(&random)
      for target in [ConversionTarget.styleDictionary, .tokensStudio] {
        let reading = try #require(try Reading(Array(text.utf8), path: "a.json", to: target), "\(text)")
        #expect(reading.before == reading.after && reading.losses == [], "\(text)\n\(reading.text)")
      }
      let dtcg = try #require(try Reading(Array(text.utf8), path: "a.json", to: .dtcg), "\(text)")
      #expect(dtcg.before == dtcg.after || dtcg.note != nil, "\(text)\n\(dtcg.text)")
    }
  }

  /// A note names what only typeramp reads, in a file that is made of a dictionary too.
  @Test(arguments: targets) func whatATargetCannotHoldIsSaid(_ target: ConversionTarget) throws {
    let text = """
      { "body": { "fontName": "Optima-Regular", "fontSize": 17, "lineHeight": 1.5, "maximumPointSize": 40 },
        "custom": { "price": { "fontName": "Optima-Bold", "fontSize": 30, "lineHeight": 1.2, "fixed": true } },
        "metrics": { "gap": { "value": 3 } } }
      """
    let reading = try #require(try Reading(Array(text.utf8), path: "a.json", to: target))
    #expect(
      reading.losses == [
        "other tools do not read the extension 'dev.typeramp'; without it these differ: 'fixed' of 1 style, "
          + "'maximumPointSize' of 1 style, 'relativeTo' of 1 style, the metrics"
      ])
  }

  /// A reference to a token that is left out is its value, in whatever member and tool's extension it is.
  @Test(arguments: ConversionTarget.all) func noReferenceLeadsToWhatIsLeftOut(_ target: ConversionTarget) throws {
    let text = """
      { "gap": { "none": { "type": "dimension", "value": "0" }, "two": { "type": "dimension", "value": "{gap.none}" } },
        "quote": { "type": "typography",
          "$extensions": { "com.example": { "list": ["{gap.two}", { "deep": "{gap.none} of {gap.two}" }] } },
          "value": { "fontFamily": "Optima", "fontSize": "20", "paragraphIndent": "{gap.two}" } } }
      """
    let conversion = try Compilation(Array(text.utf8), path: "a.json").converted(to: target)
    let result = String(decoding: conversion.bytes, as: UTF8.self)
    #expect(!result.contains("gap"))
    #expect(result.contains("0 of 0"))
  }

  /// Style Dictionary stops at a reference that leads nowhere, wherever it is.
  @Test(
    arguments: [ConversionTarget.styleDictionary, .tokensStudio],
    [
      #"{ "body": { "weight": "bold", "description": "as {size.m}" } }"#,
      #"{ "body": { "weight": "bold", "$extensions": { "a.b": ["{size.m}"] } } }"#,
    ])
  func aTextThatWouldBeAReferenceIsAnError(_ target: ConversionTarget, _ text: String) {
    #expect(throws: ConversionError.self) { try Compilation(Array(text.utf8), path: "a.json").converted(to: target) }
  }

  /// The tokens keep their groups, unless a mapping file or a name of the form needs another name.
  @Test(
    arguments: [
      (#""a": { "b": T }, "body": T"#, nil, ["a.b", "body"]),
      (#""a": { "b": T }, "body": T"#, #"{ "callout": "a.b" }"#, ["textStyle.callout", "body"]),
      (#""a": { "comment": T, "b c": T }"#, nil, ["aComment", "a.b c"]),
    ] as [(String, String?, [String])])
  func groupsAreKept(_ tokens: String, map: String?, paths: [String]) throws {
    let token = #"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "20px" } }"#
    let text = "{ \(tokens.replacing("T", with: token)) }"
    let map = map.map { TokenMap(Document(Array($0.utf8), path: "map.json")) }
    let reading = try #require(
      try Reading(Array(text.utf8), path: "a.tokens.json", to: .styleDictionary, map: map))
    let value = try JSONSerialization.jsonObject(with: Data(reading.text.utf8))
    for path in paths {
      let found = path.split(separator: ".").reduce(value as Any?) { ($0 as? [String: Any])?[String($1)] }
      #expect((found as? [String: Any])?["type"] as? String == "typography", "\(path) in \(reading.text)")
    }
    #expect(reading.before == reading.after && reading.losses == [])
  }
}
