import Diagnostics
import Testing
import TypeRampKit
import Writing

@testable import DesignTokens
@testable import StyleModel

/// What is left out, and what a mistake in one place does to the rest.
@Suite struct LeftOut {
  private static let body =
    ##""body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } }"##
  private static let themes =
    ##""$themes": [{ "name": "All", "selectedTokenSets": { "a": "enabled", "b": "source" } }]"##

  private static func notes(_ tokens: ReadTokens, _ id: String = "token-reading") -> [String] {
    tokens.compilation.findings.filter { $0.id == id }.map(\.message)
  }

  /// A group beside composite typography, unless that refers to the tokens of the group.
  @Test(arguments: [
    (
      "Optima",
      [
        "1 group is left out beside typography tokens: 'tooltip'; "
          + #"{ "group": "tooltip" } in a mapping file makes it a style"#
      ]
    ),
    ("{tooltip.fontFamily}", [String]()),
  ])
  func aGroupBesideCompositeTokensIsNamed(family: String, expected: [String]) {
    let text = """
      { "body": { "type": "typography", "value": { "fontFamily": "\(family)", "fontSize": "17px" } },
        "tooltip": { "fontFamily": { "value": "Optima" }, "fontSize": { "value": "13px" }, "lineHeight": { "value": 1.4 } } }
      """
    let tokens = ReadTokens(text, form: .styleDictionary)
    #expect(tokens.findings == [] && tokens.number(.fontSize) == 17)
    #expect(Self.notes(tokens) == expected)
    let map = #"{ "footnote": { "group": "tooltip" } }"#
    let mapped = ReadTokens(text, form: .styleDictionary, map: map)
    #expect(mapped.number(.fontSize, of: .footnote) == 13 && Self.notes(mapped) == [])
  }

  /// Loose groups are styles beside typography that cannot be read, which is named.
  @Test func aGroupBesideUnreadableTypographyIsAStyle() {
    let text = """
      { "intro": { "type": "typography", "value": "700 17px/1.4 Optima" },
        "footnote": { "fontFamily": { "value": "Optima" }, "fontSize": { "value": "13px" } } }
      """
    let tokens = ReadTokens(text, form: .styleDictionary)
    #expect(tokens.number(.fontSize, of: .footnote) == 13)
    #expect(tokens.ids == ["token-not-composite"])
  }

  /// A group that has only a size is not a style, which a note says, unless something refers to it.
  @Test(arguments: [("40px", 1), ("{h1.font-size}", 0)]) func aGroupWithASizeOnlyIsNamed(size: String, count: Int) {
    let text = """
      { "body": { "font-family": { "value": "Optima" }, "font-size": { "value": "\(size)" } },
        "h1": { "font-size": { "value": "40px" } } }
      """
    let notes = Self.notes(ReadTokens(text, form: .styleDictionary))
    #expect(notes.filter { $0.hasPrefix("1 group is left out, with only a size: 'h1'; ") }.count == count)
  }

  /// Two spellings of one member, in a group and in a token.
  @Test(arguments: [
    ##"{ "font-family": { "value": "Optima" }, "font-size": { "value": "17px" }, "fontSize": { "value": "20px" } }"##,
    ##"{ "value": { "fontFamily": "Optima", "fontSize": "17px" }, "$value": { "fontFamily": "Optima", "fontSize": "20px" } }"##,
  ])
  func twoSpellingsAreNamed(token: String) {
    let tokens = ReadTokens("{ \"body\": \(token) }", form: .styleDictionary)
    #expect(tokens.number(.fontSize) == 17)
    #expect(tokens.ids == ["token-set-conflict"])
    #expect(tokens.messages.allSatisfy { $0.contains("17px") && $0.contains("20px") })
  }

  /// A mistake in any member leaves out its style, and no other.
  @Test(arguments: [
    "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "paragraphSpacing", "textCase",
    "textDecoration", "fontStyle", "fontStretch",
  ])
  func oneBadMemberTakesOneStyle(member: String) {
    var options = ReadTokens.context(form: .tokensStudio)
    options.tokens.leavesOut = true
    let bad = ##""title": { "type": "typography", "value": { "fontSize": "28", "\##(member)": "{none}" } }"##
      .replacing(##""fontSize": "28", "fontSize""##, by: ##""fontSize""##)
    let compilation = Compilation(Array("{ \(Self.body), \(bad) }".utf8), path: "a.json", options: options)
    #expect(compilation.dictionary?.entries.map(\.name) == ["body"])
    #expect(compilation.table != nil && compilation.findings.contains { $0.message.contains("'title' (") })
  }

  /// A group that is called typography is none.
  @Test func aNameIsNoTypography() {
    let set = ##"{ "typography": { "main": { "type": "fontFamilies", "value": "Optima" } } }"##
    let themes = ["a", "b"].map { ##"{ "name": "\##($0)", "selectedTokenSets": { "\##($0)": "enabled" } }"## }
    let text = "{ \"a\": \(set), \"b\": \(set), \"$themes\": [\(themes.joined(separator: ", "))] }"
    let messages = ReadTokens(text, form: .tokensStudio).compilation.findings.map(\.message)
    #expect(messages.count == 1 && messages[0].hasPrefix("there is no typography here; expected"), "\(messages)")
  }

  /// Each part of a text leads to a plain value, in Style Dictionary.
  @Test func aListOfReferencesToPlainValues() {
    let text = """
      { "face": { "main": "Optima", "other": "Helvetica", "all": "{face.main}, {face.other}" },
        "body": { "value": { "fontFamily": "{face.all}", "fontSize": "17px" } } }
      """
    let tokens = ReadTokens(text, form: .styleDictionary)
    #expect(tokens.typography("body")?.families?.value == ["Optima", "Helvetica"])
  }

  /// The form of a group that no style uses.
  @Test(arguments: [
    #""meta": { "version": "1.0.0" }"#, #""c": { "d": { "$type": "number", "$value": 1 }, "d": {} }"#,
    #""c": { "d": {}, "e": { "f": 1 } }"#,
  ])
  func aMistakeInTheFormOfAnotherGroupIsCounted(members: String) {
    var options = ReadTokens.context()
    options.tokens.reportsAllTokens = false
    let text = "{ \(members), \(TokenExample.body().dropFirst())"
    let compilation = Compilation(Array(text.utf8), path: "a.tokens.json", options: options)
    #expect(compilation.table != nil)
    #expect(compilation.findings.map(\.id).contains("token-unused"))
    #expect(compilation.findings.allSatisfy { $0.severity == .note }, "\(compilation.findings)")
    options.tokens.reportsAllTokens = true
    #expect(Compilation(Array(text.utf8), path: "a.tokens.json", options: options).table == nil)
  }

  /// A second group of one name in which there is typography, and a mistake around a style.
  @Test(arguments: [
    ##"{ "c": { "d": {}, "d": { "t": { "$type": "typography", "$value": {} } } }, "##,
    ##"{ "c": { "d": {}, "d": { "t": { "fontFamily": { "$value": "A" }, "fontSize": { "$value": 1 } } } }, "##,
    ##"{ "version": "1.0.0", "##,
  ])
  func aMistakeThatCanHideTypographyIsAnError(start: String) {
    var options = ReadTokens.context()
    options.tokens.reportsAllTokens = false
    let text = start + TokenExample.body().dropFirst()
    #expect(Compilation(Array(text.utf8), path: "a.tokens.json", options: options).table == nil)
  }

  @Test func referencesThatBeginWithSetsAreNamed() {
    let body = ##"{ "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{a.m}" } }"##
    let text =
      ##"{ "a": { "m": { "type": "fontSizes", "value": "17px" }, "body": \##(body) }, "b": {}, \##(Self.themes) }"##
    let tokens = ReadTokens(text, form: .tokensStudio)
    #expect(tokens.ids == ["token-reference"])
    let advice =
      "the references begin with the names of sets; '--from style-dictionary' reads these as parts of paths"
    #expect(Self.notes(tokens).contains(advice), "\(Self.notes(tokens))")
    #expect(ReadTokens(text, form: .styleDictionary).findings == [])
    let other = ReadTokens(text.replacing("{a.m}", with: "{x.m}"), form: .tokensStudio)
    #expect(!Self.notes(other).contains(advice) && other.ids == ["token-reference"])
  }

  /// Only sets that have typography are named.
  @Test(arguments: [
    (##""a": {}, "b": { \##(body) }"##, "only sources; enable one of them, or name its tokens in a mapping file: 'b'"),
    (
      ##""a": { "m": { "type": "fontSizes", "value": "17px" } }, "b": {}, "c": { \##(body) }"##,
      "all typography is in sets that no active theme enables: 'c'"
    ),
    (
      ##""a": {}, "b": { "note": { "font-family": { "value": "Optima" }, "font-size": { "value": "13px" } } }"##,
      "enable one of them, or name its tokens in a mapping file: 'b'"
    ),
    (##""a": {}, "b": { "m": { "type": "fontSizes", "value": "17px" } }"##, "there is no typography here"),
  ])
  func setsWithTypographyAreNamed(sets: String, message: String) {
    let compilation = ReadTokens("{ \(sets), \(Self.themes) }", form: .tokensStudio).compilation
    let errors = compilation.findings.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["token-no-style"])
    #expect(errors.map(\.message).first?.contains(message) == true, "\(errors)")
  }

  @Test func aMappingFileNamesAGroupOfASource() {
    let text =
      ##"{ "a": {}, "b": { "note": { "font-family": { "value": "Optima" }, "font-size": { "value": "13px" } } }, \##(Self.themes) }"##
    let tokens = ReadTokens(text, form: .tokensStudio, map: #"{ "footnote": { "group": "note" } }"#)
    #expect(tokens.findings == [] && tokens.number(.fontSize, of: .footnote) == 13)
  }

  /// An unknown weight matters only where there is a size.
  @Test(arguments: [("", ["token-not-composite"]), (##", "fontSize": "12""##, ["token-value"])])
  func anUnknownWeightWithoutASizeIsAWarning(size: String, ids: [String]) {
    var options = ReadTokens.context(form: .tokensStudio)
    options.tokens.reportsAllTokens = false
    let icon =
      ##""icon": { "type": "typography", "value": { "fontFamily": "Icons", "fontWeight": "solid"\##(size) } }"##
    let compilation = Compilation(Array("{ \(icon), \(Self.body) }".utf8), path: "a.json", options: options)
    let findings = compilation.findings.filter { $0.severity > .note && $0.id.hasPrefix("token-") }
    #expect(findings.map(\.id) == ids)
    #expect((compilation.table == nil) == (ids == ["token-value"]))
  }

  @Test(arguments: [
    ("{m * 1.25}", "'m * 1.25' is no path; only the path of a token is in braces", "{m} * 1.25"),
    ("{m.$value}", "a reference names the token, not its '$value'", "{m}"),
  ])
  func moreThanAPathInBracesHasASuggestion(size: String, message: String, replacement: String) {
    let body = ##""body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\##(size)" } }"##
    let tokens = ReadTokens(##"{ "m": { "type": "fontSizes", "value": "20" }, \##(body) }"##, form: .tokensStudio)
    #expect(tokens.messages == [message])
    #expect(tokens.findings.first?.fix?.replacement == "\"\(replacement)\"")
    #expect(ReadTokens(tokens.repaired, form: .tokensStudio).findings == [])
  }

  /// `vi` is `vw` where text runs across the screen, as fluid type scales have it.
  @Test(arguments: ["vw", "vi"]) func widthsOfTheScreenAreThoseOfAPhone(unit: String) {
    let size = "clamp(1.5rem, 1.0714rem + 2.1429\(unit), 3rem)"
    let body = ##""body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\##(size)" } }"##
    let tokens = ReadTokens("{ \(body) }", form: .tokensStudio)
    #expect(tokens.findings == [] && tokens.number(.fontSize).map { ($0 * 100).rounded() } == 2550)
    #expect(Self.notes(tokens).contains { $0.contains("390 pixels wide") })
  }

  @Test func aPathWithTheLettersOfAUnitIsNone() {
    let body = ##""body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{device.m} * 2" } }"##
    let tokens = ReadTokens(
      ##"{ "device": { "m": { "type": "fontSizes", "value": "10" } }, \##(body) }"##, form: .tokensStudio)
    #expect(tokens.number(.fontSize) == 20)
    #expect(!Self.notes(tokens).contains { $0.contains("390 pixels wide") })
  }
}
