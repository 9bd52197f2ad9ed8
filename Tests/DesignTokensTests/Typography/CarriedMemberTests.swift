import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Members of typography besides font, size and spacing, and their keys in an entry.
@Suite struct CarriedMembers {
  private static func entry(_ tokens: ReadTokens) throws -> StyleEntry {
    try #require(tokens.compilation.dictionary?.entry(for: .body))
  }

  @Test(
    arguments: [
      (#"["Optima", "Segoe UI", "serif"]"#, ["Segoe UI", "serif"]),
      (#""Optima""#, nil),
      (#"["SF Pro", "system-ui", "Roboto"]"#, ["Roboto"]),
      (#"["SF Pro", "system-ui"]"#, nil),
      (#"["SF Pro", "New York"]"#, ["New York"]),
    ] as [(String, [String]?)])
  func familiesBehindTheFirst(families: String, fallbacks: [String]?) throws {
    let tokens = ReadTokens(TokenExample.body(fontFamily: families))
    #expect(try Self.entry(tokens).values.fallbackFamilies?.value == fallbacks)
  }

  @Test(arguments: [#""Optima, 'Segoe UI', sans-serif""#, #"["Optima", "Segoe UI", "sans-serif"]"#])
  func everyConversionKeepsTheFamilies(families: String) throws {
    for target in ConversionTarget.all {
      let tokens = ReadTokens(TokenExample.body(fontFamily: families), form: .tokensStudio)
      let written = try tokens.compilation.converted(to: target).bytes
      let again = Compilation(written, path: "a.tokens." + target.fileExtension)
      let entry = again.dictionary?.entry(for: .body)
      #expect(entry?.values.fallbackFamilies?.value == ["Segoe UI", "sans-serif"], "\(target.name)")
    }
  }

  @Test(arguments: ["textCase", "fontStretch", "paragraphIndent"])
  func membersBesidesTheFiveOccurOnce(member: String) {
    let more = ##", "\##(member)": "normal", "\##(member)": "uppercase""##
    let tokens = ReadTokens("{ \(TokenExample.studio(more: more)) }", form: .tokensStudio)
    #expect(tokens.ids.contains("token-duplicate-name"))
  }

  @Test(
    arguments: [
      ("Expanded Bold", "condensed", true), ("Display Bold", "condensed", true), ("Condensed Bold", "condensed", false),
      ("Display Condensed Bold", "condensed", false), ("Condensed Bold", "normal", false), ("Bold", "condensed", false),
    ])
  func aStretchContradictsTheFaceOfTheWeight(weight: String, stretch: String, isReported: Bool) {
    let more = #", "fontWeight": "\#(weight)", "fontStretch": "\#(stretch)""#
    let tokens = ReadTokens("{ \(TokenExample.studio(more: more)) }", form: .tokensStudio)
    #expect(tokens.ids.contains("token-extra-value") == isReported)
  }

  @Test(
    arguments: [
      ("Bold Italic", "normal", true), ("Bold Italic", "Oblique", false), ("Bold", "normal", false),
      ("Italic", "regular", true), ("700", "italic", false),
    ])
  func aStyleContradictsTheSlantOfTheWeight(weight: String, style: String, isReported: Bool) {
    let more = #", "fontWeight": "\#(weight)", "fontStyle": "\#(style)""#
    let tokens = ReadTokens("{ \(TokenExample.studio(more: more)) }", form: .tokensStudio)
    #expect(tokens.ids.contains("token-extra-value") == isReported)
  }

  /// Edited families of a token replace those of the dictionary from which it was made.
  @Test func editedFamiliesAreUsed() throws {
    let text = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 9, "fallbackFamilies": ["A", "B"] } }"#
    let written = try #require(try ConvertedSample(text).text(.dtcg))
    let edited = written.replacing(
      #""fontFamily": ["Optima", "A", "B"]"#, with: #""fontFamily": ["Optima", "C"]"#, maxReplacements: 1)
    #expect(edited != written)
    #expect(try Self.entry(ReadTokens(edited)).values.fallbackFamilies?.value == ["C"])
    #expect(try Self.entry(ReadTokens(written)).values.fallbackFamilies?.value == ["A", "B"])
  }

  @Test(
    arguments: [
      ("Optima", "Bold Italic", nil, "Optima-BoldItalic", .italic),
      ("Optima", "700", "italic", "Optima-BoldItalic", .italic),
      ("Optima", "700", "Oblique", "Optima-BoldItalic", .italic), ("Optima", "700", "normal", "Optima-Bold", .normal),
      ("Optima", "700", "{s}", "Optima-BoldItalic", .italic),
      ("Optima", "700", nil, "Optima-Bold", nil),
      ("SF Pro", "Bold Italic", nil, nil, .italic), ("SF Pro", "700", "italic", nil, .italic),
    ] as [(String, String, String?, String?, FontStyle?)])
  func slants(family: String, weight: String, style: String?, name: String?, slant: FontStyle?) throws {
    let member = style.map { ", \"fontStyle\": \"\($0)\"" } ?? ""
    let text = """
      { "s": { "$type": "fontStyle", "$value": "italic" }, "body": { "$type": "typography", "$value": {
        "fontFamily": "\(family)", "fontWeight": "\(weight)", "fontSize": "20px"\(member) } } }
      """
    let tokens = ReadTokens(text, form: .tokensStudio)
    #expect(tokens.messages == [])
    #expect(try Self.entry(tokens).values.fontStyle?.value == slant)
    #expect(try Self.entry(tokens).values.fontName?.value == name)
    for target in ConversionTarget.all {
      let written = try tokens.compilation.converted(to: target).bytes
      let again = Compilation(written, path: "a.tokens." + target.fileExtension)
      #expect(again.dictionary?.entry(for: .body)?.values.fontStyle?.value == slant, "\(target.name)")
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("12", 12), ("1rem", 16), ("50%", 10), ("{p} * 2", 16), ("AUTO", nil),
    ] as [(String, Double?)])
  func traitsOfText(spacing: String, points: Double?) throws {
    let text = """
      { "p": { "$type": "dimension", "$value": "8px" }, "body": { "$type": "typography", "$value": {
        "fontFamily": "Optima", "fontWeight": "400", "fontSize": "20px", "paragraphSpacing": "\(spacing)",
        "textCase": "Uppercase", "textDecoration": "line-through", "paragraphIndent": "0" } } }
      """
    let tokens = ReadTokens(text, form: .tokensStudio)
    #expect(tokens.messages == [])
    for target in ConversionTarget.all {
      let written = try tokens.compilation.converted(to: target).bytes
      let again = Compilation(written, path: "a.tokens." + target.fileExtension)
      let entry = try #require(again.dictionary?.entry(for: .body))
      #expect(entry.values.textCase?.value == .uppercase)
      #expect(entry.values.textDecoration?.value == .lineThrough)
      #expect(entry.values.paragraphSpacing?.value == points, "\(target.name)")
    }
  }

  @Test(
    arguments: [
      ("textCase", "Upper", .textCase, "uppercase"), ("textCase", "title", .textCase, "capitalize"),
      ("textCase", "ORIGINAL", .textCase, "none"),
      ("textDecoration", "strikethrough", .textDecoration, "line-through"),
    ] as [(String, String, EntryKey, String)])
  func otherWordsForTheSame(member: String, word: String, key: EntryKey, value: String) throws {
    let tokens = ReadTokens(TokenExample.body(more: ", \"\(member)\": \"\(word)\""))
    #expect(try Self.entry(tokens).member(of: key)?.value.string == value)
  }

  @Test(
    arguments: [
      ("fontStyle", #""slanted""#, "expected one of 'normal', 'italic', not the string 'slanted'"),
      (
        "textCase", #""small_caps""#,
        "expected one of 'none', 'uppercase', 'lowercase', 'capitalize', not the string 'small_caps'"
      ),
      ("fontStretch", "80", "expected a word such as 'condensed', not the number 80"),
      ("textDecoration", "3", "expected one of 'none', 'underline', 'line-through', not the number 3"),
      (
        "paragraphSpacing", #""big""#,
        #"expected a dimension such as { "value": 1, "unit": "px" }, not the string 'big'"#
      ),
      (
        "paragraphSpacing", #""99999px""#,
        #"expected a dimension such as { "value": 1, "unit": "px" } of at most 10000"#
      ),
    ])
  func aValueThatNoStyleCanHave(member: String, value: String, message: String) throws {
    let text = TokenExample.body(fontSize: "20", more: ", \"\(member)\": \(value)")
    let tokens = ReadTokens(text, form: .tokensStudio)
    #expect(tokens.messages == ["\(message); no output shows it"])
    #expect(tokens.marked == [value.replacing("\"", with: "")])
    let kept = try #require(tokens.compilation.dictionary?.value?.line)
    #expect(kept.contains("\"dev.typeramp.others\": { \"\(member)\": \(value) }"))
  }

  /// A face named by a mapping file has an unknown slant.
  @Test func aMappedFaceHasItsOwnSlant() throws {
    let map = #"{ "body": { "token": "t", "fontName": "Optima-Bold" } }"#
    let tokens = ReadTokens(TokenExample.body(fontWeight: "\"Bold Italic\"", name: "t"), map: map)
    #expect(try Self.entry(tokens).values.fontStyle == nil)
  }

  /// The keys of a mapping file replace the token's own, also in converted files.
  @Test(arguments: [(EntryKey.textCase, "\"lowercase\""), (.textDecoration, "\"none\""), (.paragraphSpacing, "-2")])
  func aMappingFileOverridesThem(key: EntryKey, value: String) throws {
    let map = "{ \"body\": { \"token\": \"t\", \"\(key.rawValue)\": \(value) } }"
    let members = ##", "textCase": "uppercase", "textDecoration": "underline", "paragraphSpacing": "1px""##
    let tokens = ReadTokens(TokenExample.body(name: "t", more: members), map: map)
    for target in ConversionTarget.all {
      let written = try tokens.compilation.converted(to: target).bytes
      let again = Compilation(written, path: "a.tokens." + target.fileExtension)
      let entry = try #require(again.dictionary?.entry(for: .body))
      #expect(entry.member(of: key).flatMap { JSONValue($0.value) }?.line == value, "\(target.name)")
    }
  }

  @Test func aMappingFileMayNameThem() throws {
    let map = #"{ "body": { "token": "t", "fallbackFamilies": ["X", "serif"] } }"#
    let tokens = ReadTokens(TokenExample.body(fontFamily: #"["Optima", "A"]"#, name: "t"), map: map)
    #expect(try Self.entry(tokens).values.fallbackFamilies?.value == ["X", "serif"])
  }
}
