import Documents
import DynamicType
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Keys of a mapping file besides the path of a token.
@Suite struct MappedStyleKeys {
  private static let tokens = ##"""
    { "text": {
        "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" } } },
        "price": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": 22, "unit": "px" } } },
        "old": { "hero": { "$type": "typography",
                           "$value": { "fontFamily": "Optima", "fontSize": { "value": 60, "unit": "px" } } } } },
      "nl": { "document": {
        "font-family": { "$type": "fontFamily", "$value": "Optima" },
        "font-size": { "$type": "dimension", "$value": { "value": 1.125, "unit": "rem" } },
        "line-height": { "$type": "number", "$value": 1.5 } } } }
    """##

  /// The styles of the imported dictionary, with their sizes and curves.
  private static func styles(_ map: String) throws -> [String] {
    let compilation = ReadTokens(tokens, map: map).compilation
    let table = try #require(compilation.table, "\(compilation.report)")
    return table.limitedToDefinedStyles.allStyles.map { scaled in
      let style = scaled.style
      return "\(style.name) \(style.fontSize) \(style.curve.name)"
    }
  }

  @Test(arguments: [
    ("{}", ["body 17.0 body", "textPrice 22.0 title2", "textOldHero 60.0 largeTitle"]),
    (##"{ "ignore": ["text.old.**"] }"##, ["body 17.0 body", "textPrice 22.0 title2"]),
    (##"{ "custom": ["text.p*"] }"##, ["body 17.0 body", "textPrice 22.0 title2"]),
    (
      ##"{ "custom": ["**"] }"##,
      ["body 17.0 body", "textPrice 22.0 title2", "textOldHero 60.0 largeTitle", "nlDocument 18.0 body"]
    ),
    (##"{ "custom": ["nl.*"], "ignore": ["text.body"] }"##, ["nlDocument 18.0 body"]),
    (##"{ "custom": { "price": "text.price" } }"##, ["body 17.0 body", "price 22.0 title2"]),
    (
      ##"{ "custom": { "price": { "token": "text.price", "relativeTo": "title", "fontSize": 24 } } }"##,
      ["body 17.0 body", "price 24.0 title"]
    ),
    (
      ##"{ "body": { "group": "nl.document", "relativeTo": "callout" }, "custom": { "logo": { "token": "text.old.hero", "fixed": true } } }"##,
      ["body 18.0 callout", "logo 60.0 body"]
    ),
    (##"{ "title": { "token": "text.price" }, "custom": {} }"##, ["title 22.0 title", "body 17.0 body"]),
  ])
  func aStyleIsWhatTheFileSays(map: String, expected: [String]) throws {
    #expect(try Self.styles(map) == expected)
  }

  /// A weight or a slant alone is that of the token's family; with another key for the font it is not. Converted tokens
  /// keep this.
  @Test(arguments: [
    (##""weight": "bold""##, "Optima-Bold"), (##""italic": true"##, "Optima-Italic"),
    (##""weight": "bold", "italic": true"##, "Optima-BoldItalic"),
    (##""weight": "bold", "design": "serif""##, "system font bold serif"),
    (##""fontFamily": "Georgia", "weight": "bold""##, "Georgia-Bold"), (##""fontName": "Optima-Bold""##, "Optima-Bold"),
  ])
  func aWeightIsThatOfTheFamily(keys: String, font: String) throws {
    let map = ##"{ "body": { "token": "text.body", \##(keys) }, "custom": {} }"##
    let compilation = ReadTokens(Self.tokens, map: map).compilation
    func body(_ compilation: Compilation) throws -> String {
      try #require(compilation.table, "\(compilation.report)").styles[TextStyle.body.index].style.fontWords
    }
    #expect(try body(compilation) == font)
    let converted = try compilation.converted(to: .dtcg).bytes
    #expect(try body(Compilation(converted, path: "a.tokens.json")) == font)
  }

  /// It is not a style, so its mistake changes no output.
  @Test(arguments: [##"{ "ignore": ["old*"] }"##, ##"{ "custom": ["b*"] }"##])
  func aTokenThatTheFileLeavesOutMayHaveAMistake(map: String) {
    let text = ##"""
      { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" } } },
        "old": { "$type": "typography", "$value": "bold" },
        "older": { "$type": "typography", "$value": "{body}" } }
      """##
    var options = ReadTokens.context(map: map)
    options.tokens.reportsAllTokens = false
    let compilation = Compilation(Array(text.utf8), path: "a.json", options: options)
    #expect(compilation.table != nil && compilation.findings.contains { $0.id == TokenRule.unused.id })
  }

  @Test func theKeysOfTheFileOverrideTheToken() throws {
    let map = ##"""
      { "body": { "token": "text.body", "fontName": "Optima-Bold", "boldFontName": "Optima-ExtraBlack",
                  "maximumPointSize": 40, "lineHeight": 1.25, "description": "Text.", "$comment": "18 px" } }
      """##
    let compilation = ReadTokens(Self.tokens, map: map).compilation
    let style = try #require(compilation.table?[.body]?.style)
    #expect(style.font == .custom(name: "Optima-Bold", boldName: "Optima-ExtraBlack"))
    #expect(style.limits.maximumPointSize == 40)
    #expect(style.lineHeight == 1.25)
    #expect(style.description == "Text.")
  }

  /// Converted tokens include the content of the mapping file, also of a group and of a token of two styles.
  @Test(arguments: [
    "{}", ##"{ "body": { "group": "nl.document" } }"##, ##"{ "body": "text.body", "callout": "text.body" }"##,
    ##"{ "ignore": ["text.old.**"] }"##, ##"{ "title": "text.price", "custom": [] }"##,
    ##"{ "custom": { "price": "text.price" }, "ignore": ["text.body"] }"##,
    ##"{ "custom": { "price": { "token": "text.price", "relativeTo": "title", "fontSize": 24, "lineHeight": 2, "tracking": 1 } } }"##,
    ##"{ "body": { "token": "text.body", "fontName": "Optima-Bold", "boldFontName": "Optima-ExtraBlack", "fixed": true } }"##,
    ##"{ "callout": { "token": "text.body", "weight": "heavy", "maximumContentSizeCategory": "AX3", "description": "A." } }"##,
  ])
  func convertedTokensNeedNoMappingFile(map: String) throws {
    let compilation = ReadTokens(Self.tokens, map: map).compilation
    let conversion = try compilation.converted(to: .dtcg)
    let again = Compilation(conversion.bytes, path: "a.tokens.json")
    #expect(again.table?.allStyles == compilation.table?.allStyles)
    #expect(again.table != nil)
  }

  @Test func tokensLeftOutByTheFileAreCounted() {
    let findings = ReadTokens(Self.tokens, map: ##"{ "custom": { "price": "text.price" } }"##).compilation.findings
    #expect(findings.map(\.message).contains("1 typography token is left out by the mapping file: 'text.old.hero'"))
  }

  @Test(arguments: [
    ("a.b", "a.b", true), ("a.*", "a.b", true), ("a.*", "a.b.c", false), ("a.**", "a.b.c", true), ("**", "", true),
    ("**.c", "a.b.c", true), ("a.**.d", "a.b.c.d", true), ("a.**.d", "a.d", true), ("*.x*z", "a.xyz", true),
    ("*.x*z", "a.xy", false), ("", "a", false), ("a", "A", false),
  ])
  func patterns(pattern: String, path: String, expected: Bool) throws {
    let node = try Document(Array("\"\(pattern)\"".utf8), path: "a.json").tree.get().root
    #expect(PathPattern(node).matches(PathPattern.names(of: path)) == expected)
  }

  /// A list may have any number of paths, but only some patterns with wildcards, each of which takes time for a token.
  @Test(arguments: [("t*", 100, 0), ("t*", 101, 1), ("text.body", 500, 0)])
  func patternsWithWildcardsAreCounted(pattern: String, count: Int, mistakes: Int) {
    let patterns = Array(repeating: "\"\(pattern)\"", count: count).joined(separator: ", ")
    let map = TokenMap(Array("{ \"ignore\": [\(patterns)] }".utf8), path: "map.json")
    #expect(
      map.findings.map(\.message)
        == Array(repeating: "expected at most 100 patterns with '*' in a list", count: mistakes))
  }

  /// Matching takes at most as many steps as the product of both lengths.
  @Test func aPatternOfManyWildcardsIsFast() throws {
    let pattern = String(repeating: "*a", count: 500) + String(repeating: ".**.a", count: 200)
    let node = try Document(Array("\"\(pattern)\"".utf8), path: "a.json").tree.get().root
    let path = String(repeating: "a", count: 5000) + String(repeating: ".a", count: 500) + ".b"
    #expect(!PathPattern(node).matches(PathPattern.names(of: path)))
  }
}

/// Mistakes in tokens that no style uses are summarised in one note.
@Suite struct UnusedTokens {
  private static let tokens = ##"""
    { "body": { "$type": "typography", "$value": {
        "fontFamily": "Optima", "fontSize": "{size.m}", "fontWeight": 400, "letterSpacing": "{size.zero}", "lineHeight": 1.3 } },
      "size": { "$type": "dimension", "m": { "$value": "17px" }, "xxl": { "$value": "600px" }, "zero": { "$ref": "#/size/none" },
                "none": { "$value": "0px" }, "bad": { "$value": "{nowhere}" } },
      "shadow": { "$type": "schatten", "card": { "$value": 1 } } }
    """##

  private static func findings(_ change: (inout ImportOptions) -> Void) -> [String] {
    var options = CompilationOptions()
    change(&options.tokens)
    let findings = Compilation(Array(tokens.utf8), path: "a.tokens.json", options: options).findings
    return findings.filter { $0.id.hasPrefix("token-") }.map { "\($0.id) \($0.keyPath ?? "")" }
  }

  @Test func mistakesInReferredTokensAreReported() {
    #expect(
      Self.findings { _ in } == [
        "token-string-dimension size.m", "token-unused size.xxl", "token-string-dimension size.none",
      ])
  }

  @Test func allMistakesAreReportedOnRequest() {
    let all = Self.findings { $0.reportsAllTokens = true }
    #expect(all.contains("token-reference size.bad") && all.contains("token-unknown-type shadow.card"))
    #expect(!all.contains { $0.hasPrefix("token-unused") })
    #expect(Self.findings { $0.conformance = .strict }.count >= all.count)
  }

  @Test func aMistakeInAnUnusedTokenDoesNotPreventATable() {
    #expect(Compilation(Array(Self.tokens.utf8), path: "a.tokens.json").table != nil)
  }

  /// A level that a team sets for the note is kept.
  @Test func mistakesInUnusedTokensAreCountedIfTheirRuleIsAWarning() {
    let text = #"{ "body": { "$type": "typography" }, "space": { "$type": "dimension", "$value": "8px" } }"#
    var options = CompilationOptions()
    options.rules.mildest = .warning
    let ids = { Compilation(Array(text.utf8), path: "a.json", options: options).findings.map(\.id) }
    #expect(!ids().contains(TokenRule.unused.id))
    options.rules.levels[TokenRule.unused.id] = .warning
    #expect(ids().contains(TokenRule.unused.id))
  }
}
