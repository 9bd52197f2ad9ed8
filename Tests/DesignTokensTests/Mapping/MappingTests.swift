import Diagnostics
import Documents
import DynamicType
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// The assignment of tokens to text styles.
@Suite struct StyleNames {
  /// Each style in each spelling, in all notations of paths.
  @Test(arguments: TextStyle.allCases) func everySpellingIsUnderstood(_ style: TextStyle) {
    for spelling in style.spellings {
      let forms = [
        spelling, spelling.uppercased(), spelling.lowercased(), "font.\(spelling)", "a.b.\(spelling).$root",
        "\(spelling).$root",
      ]
      for path in forms { #expect(TextStyle(endOf: path) == style, "\(path)") }
    }
  }

  @Test(
    arguments: [
      ("Large Title", .largeTitle), ("large-title", .largeTitle), ("font/large_title", nil),
      ("large_title", .largeTitle),
      ("large.title", .largeTitle), ("a.large.title", .largeTitle), ("Title 1", .title), ("title.1", .title),
      ("title-1", .title),
      ("title.2", .title2), ("TITLE3", .title3), ("sub-headline", .subheadline), ("caption", .caption),
      ("Caption.2", .caption2),
      ("extra.large.title", .extraLargeTitle), ("extraLargeTitle.2", .extraLargeTitle2), ("headline", .headline),
      ("font.Body", .body), ("body.bold", nil), ("bodyText", nil), ("x.title4", nil), ("", nil), (".", nil),
      ("h1", nil),
      ("title.body", .body), ("small.title", .title), ("$root", nil), ("bödy", nil), ("body.root", nil),
    ] as [(String, TextStyle?)])
  func theEndOfAPath(path: String, expected: TextStyle?) {
    #expect(TextStyle(endOf: path) == expected)
  }
}

@Suite struct StyleMapping {
  private static let value = ##"""
    { "fontFamily": "Optima", "fontSize": { "value": SIZE, "unit": "px" }, "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 }
    """##

  /// A typography token with a size, and with other members beside its value.
  private static func token(_ size: Int, _ beside: String = "") -> String {
    ##"{ "$type": "typography", \##(beside)"$value": \##(value.replacingSize(size)) }"##
  }

  private static func style(_ name: String) -> String {
    ##""$extensions": { "dev.typeramp": { "textStyle": \##(name) } }, "##
  }

  /// The sizes of the imported styles.
  private static func sizes(_ tokens: ReadTokens) -> [String: Double] {
    let entries = tokens.compilation.dictionary?.entries.filter { !$0.isCustom } ?? []
    return Dictionary(entries.map { ($0.name, $0.values.fontSize?.value ?? 0) }, uniquingKeysWith: { $1 })
  }

  @Test(
    arguments: [
      (
        ##""font": { "body": \##(token(17)), "Large Title": \##(token(34)), "other": \##(token(9)) }"##, nil,
        ["body": 17, "largeTitle": 34]
      ),
      (##""x": \##(token(17, style(##""body""##)))"##, nil, ["body": 17]),
      (##""x": \##(token(17, style(##""UICTFontTextStyleBody""##)))"##, nil, ["UICTFontTextStyleBody": 17]),
      (##""x": \##(token(18, style(##""body""##))), "body": \##(token(17))"##, nil, ["body": 18]),
      (##""title": \##(token(18, style(##""body""##)))"##, nil, ["body": 18]),
      (
        ##""a": \##(token(17)), "b": \##(token(28))"##, ##"{ "body": "a", "title1": "b" }"##, ["body": 17, "title": 28]
      ),
      (##""a": \##(token(17)), "body": \##(token(28))"##, ##"{ "body": "a" }"##, ["body": 17]),
      (##""a": \##(token(17)), "b": \##(token(28, style(##""body""##)))"##, ##"{ "body": "a" }"##, ["body": 17]),
      (##""a": \##(token(17))"##, ##"{ "$schema": "x", "body": "a", "callout": "a" }"##, ["body": 17, "callout": 17]),
      (##""g": { "$root": \##(token(17)) }"##, ##"{ "body": "g.$root" }"##, ["body": 17]),
      (##""body": { "$value": "{x}" }, "x": \##(token(17))"##, nil, ["body": 17]),
    ] as [(String, String?, [String: Double])])
  func whichTokenIsWhichStyle(members: String, map: String?, expected: [String: Double]) {
    let tokens = ReadTokens("{ \(members) }", isStrict: true, map: map)
    #expect(tokens.findings == [])
    #expect(tokens.compilation.files.count == (map == nil ? 1 : 2))
    #expect(tokens.compilation.files.flatMap(\.findings).filter { $0.severity == .error } == [])
    #expect(Self.sizes(tokens) == expected)
    #expect(tokens.compilation.table != nil)
  }

  /// One note for all tokens that are not text styles, however many.
  @Test(arguments: [
    (1, "a typography token becomes a custom style: 't0' follows 'caption2'"),
    (2, "2 typography tokens become custom styles: 't0' follows 'caption2', 't1' follows 'caption2'"),
    (
      9,
      "9 typography tokens become custom styles: 't0' follows 'caption2', 't1' follows 'caption2', 't2' follows 'caption2' and so on"
    ),
  ])
  func tokensWithoutAStyleAreOneNote(count: Int, message: String) {
    let others = (0..<count).map { "\"t\($0)\": \(Self.token(9))" }.joined(separator: ", ")
    let notes = ReadTokens("{ \"body\": \(Self.token(17)), \(others) }").compilation.findings.filter {
      $0.id == "token-unmapped"
    }
    #expect(notes.map(\.message) == [message])
    #expect(notes.map(\.severity) == [.note])
  }

  /// The style with the nearest size, or the smaller of two; an extension takes precedence.
  @Test(arguments: [
    (8, "caption2"), (11, "caption2"), (14, "footnote"), (17, "body"), (18, "body"), (19, "title3"), (21, "title3"),
    (25, "title2"), (31, "title"), (34, "largeTitle"), (96, "largeTitle"),
  ])
  func aTokenThatIsNoTextStyleFollowsTheNearest(size: Int, style: String) throws {
    let table = try #require(ReadTokens("{ \"card\": { \"price-tag\": \(Self.token(size)) } }").compilation.table)
    #expect(table.customStyles.map(\.style.name) == ["cardPriceTag"])
    #expect(table.customStyles.map(\.style.fontSize) == [Double(size)])
    #expect(table.customStyles.map(\.style.relativeTo?.name) == [style])
  }

  @Test func twoTokensOfOneNameAreLeftOut() {
    let two = "\"a\": { \"b-c\": \(Self.token(17)), \"bC\": \(Self.token(18)) }"
    let tokens = ReadTokens("{ \(two), \"body\": \(Self.token(17)) }")
    #expect(tokens.ids == ["token-shared-name"])
    let message = "'a.b-c' and 'a.bC' would both be the style 'aBC' and are left out; name them in a mapping file"
    #expect(tokens.messages == [message])
    #expect(tokens.compilation.table?.customStyles.isEmpty == true)
    let none = ReadTokens("{ \(two) }").compilation
    #expect(none.findings.map(\.message).contains(message))
    #expect(none.table == nil)
  }

  @Test func aSignIsPartOfAName() {
    let tokens = ReadTokens("{ \"step\": { \"-2\": \(Self.token(12)), \"2\": \(Self.token(28)) } }")
    #expect(tokens.compilation.table?.customStyles.map(\.style.name) == ["stepMinus2", "step2"])
  }

  @Test func severalTokensWithTheNameOfATextStyleAreCustomStyles() {
    let tokens = ReadTokens(
      "{ \"card\": { \"title\": \(Self.token(17)) }, \"page\": { \"title\": \(Self.token(18)) } }")
    #expect(tokens.ids.filter { $0 != "token-unmapped" } == ["token-shared-name"])
    #expect(
      tokens.messages.contains(
        "'card.title', 'page.title' have the name of 'title', so they are custom styles; choose one in a mapping file"))
    #expect(tokens.compilation.table?.customStyles.map(\.style.name) == ["cardTitle", "pageTitle"])
  }

  @Test func typographyWithoutASizeIsLeftOut() throws {
    let text =
      ##"{ "body": \##(Self.token(17)), "font": { "$type": "typography", "$value": { "fontFamily": "Optima" } } }"##
    let compilation = ReadTokens(text).compilation
    #expect(compilation.findings.map(\.message).contains("1 typography token is left out, without a font size: 'font'"))
    #expect(try #require(compilation.table).customStyles.isEmpty)
  }

  @Test func noTypographyAtAllIsAnError() {
    let compilation = ReadTokens(##"{ "a": { "$type": "number", "$value": 1 } }"##).compilation
    #expect(compilation.findings.filter { $0.severity == .error }.map(\.id) == ["token-no-style"])
    #expect(compilation.table == nil)
  }

  @Test(arguments: [
    (
      ##""a": \##(token(17, style(##""body""##))), "b": \##(token(18, style(##""body""##)))"##,
      "'b' and 'a' would both be 'body'; choose one in a mapping file"
    )
  ])
  func twoOfOneStyleAreAnError(members: String, message: String) {
    let tokens = ReadTokens("{ \(members) }")
    #expect(tokens.ids == ["token-mapped-twice"])
    #expect(tokens.messages == [message])
    #expect(tokens.findings.flatMap(\.notes).count == 1)
    #expect(tokens.compilation.table == nil)
  }

  @Test(
    arguments: [("\"bodi\"", "body"), ("\"nothing at all\"", nil), ("3", nil), ("null", nil)] as [(String, String?)])
  func anExtensionThatNamesNoStyle(name: String, suggestion: String?) {
    let tokens = ReadTokens(##"{ "a": \##(Self.token(17, Self.style(name))), "callout": \##(Self.token(16)) }"##)
    #expect(tokens.ids == ["token-extension"])
    #expect(tokens.findings.first?.fix?.replacement == suggestion)
  }

  @Test(
    arguments: [
      (##"{ "bodi": "a" }"##, "unknown text style 'bodi'"), (##"{ "body": "b" }"##, "there is no token 'b'"),
      (##"{ "body": "n" }"##, "the token 'n' is not typography"), (##"{ "body": "g" }"##, "there is no token 'g'"),
      (
        ##"{ "body": 3 }"##,
        "expected the path of a token, such as 'font.body', or a dictionary with 'token' or 'group', for 'body', not the number 3"
      ),
      (##"{ "body": "a", "body": "a" }"##, "duplicate key 'body'"),
      (##"{ "title": "a", "title1": "a" }"##, "duplicate key 'title1', the same as 'title'"),
      (##"[]"##, "expected a dictionary of text styles and tokens, not an array"),
      (##"{ "body": {} }"##, "'body' needs a 'token' or a 'group', one of the two"),
      (##"{ "body": { "token": "a", "group": "g" } }"##, "'body' needs a 'token' or a 'group', one of the two"),
      (##"{ "body": { "token": "a", "fontSiz": 3 } }"##, "unknown key 'fontSiz'"),
      (##"{ "body": { "token": "a", "fontSize": "3" } }"##, "expected a number for 'fontSize', not the string '3'"),
      (
        ##"{ "body": { "group": "G" } }"##,
        "there is no group 'G'"
      ),
      (##"{ "custom": { "title1": "a" } }"##, "style name 'title1' is already used for the text style 'title'"),
      (##"{ "custom": { "x": "b" } }"##, "there is no token 'b'"),
      (
        ##"{ "custom": "a" }"##,
        "expected a dictionary of names and tokens, or a list of patterns, for 'custom', not the string 'a'"
      ),
      (##"{ "ignore": ["x.*"] }"##, "no typography token matches 'x.*'"),
      (##"{ "body": "a" "##, nil),
    ] as [(String, String?)])
  func mistakesInAMappingFile(map: String, message: String?) throws {
    let text =
      ##"{ "a": \##(Self.token(17)), "n": { "$type": "number", "$value": 1 }, "g": {}, "callout": \##(Self.token(16)) }"##
    let tokens = ReadTokens(text, map: map)
    #expect(tokens.findings == [])
    let file = try #require(tokens.compilation.files.last)
    #expect(file.source.path == "map.json")
    #expect(file.findings.map(\.severity) == [.error])
    if let message { #expect(file.findings.map(\.message) == [message]) }
    #expect(tokens.compilation.table == nil)
  }
}

extension String {
  fileprivate func replacingSize(_ size: Int) -> String { split(separator: "SIZE").joined(separator: "\(size)") }
}
