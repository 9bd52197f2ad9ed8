import Diagnostics
import Documents
import Testing
import TypeRampKit

@testable import DesignTokens
@testable import StyleModel

/// Where a document can be read in several ways, it is read in the one that the document itself confirms; otherwise a
/// finding asks.
@Suite struct OneReading {
  private typealias Case = (form: TokenForm, text: String, styles: [String: Double])

  /// Composite typography with a size.
  private static func type(_ size: String, family: String = #""Optima""#) -> String {
    ##"{ "type": "typography", "value": { "fontFamily": \##(family), "fontSize": \##(size) } }"##
  }

  private static func value(_ value: String, _ type: String = "fontSizes") -> String {
    ##"{ "type": "\##(type)", "value": \##(value) }"##
  }

  private static let family = ##""font-family": { "value": "Optima" }"##

  private static let readings: [Case] = [
    // Penpot writes members in the plural, and says which sets are on.
    (
      .tokensStudio,
      ##"{ "s": { "hero": { "$type": "typography", "$value": { "fontFamilies": ["Optima"], "fontSizes": "20" } } } }"##,
      ["sHero": 20]
    ),
    (
      .tokensStudio,
      ##"{ "a": { "t": \##(type("17")) }, "b": { "t": \##(type("20")) }, "$themes": [], "##
        + ##""$metadata": { "tokenSetOrder": ["a", "b"], "activeThemes": [], "activeSets": ["a"] } }"##, ["t": 17]
    ),
    (
      .tokensStudio,
      ##"{ "a": { "t": \##(type("17")) }, "b": { "t": \##(type("20")) }, "$themes": [ { "group": "G", "name": "A", "##
        + ##""selectedTokenSets": { "a": "enabled" } }, { "group": "G", "name": "B", "##
        + ##""selectedTokenSets": { "b": "enabled" } } ], "$metadata": { "activeThemes": ["G/B"] } }"##, ["t": 20]
    ),
    // The names at the top are sets, because references do not begin with them.
    (
      .tokensStudio,
      ##"{ "core": { "size": { "m": \##(value("20")) } }, "text": { "t": \##(type(#""{size.m}""#)) } }"##,
      ["t": 20]
    ),
    // A unit after a reference, and a reference to a member of another style.
    (.tokensStudio, ##"{ "m": \##(value("20", "number")), "t": \##(type(#""{m}px""#)) }"##, ["t": 20]),
    (
      .styleDictionary,
      ##"{ "m": { "value": 1.5 }, "t": { "value": { "fontFamily": "Optima", "fontSize": "{m}rem" } } }"##, ["t": 24]
    ),
    (.tokensStudio, ##"{ "t": \##(type("20")), "u": \##(type(#""{t.fontSize}""#)) }"##, ["t": 20, "u": 20]),
    (.tokensStudio, ##"{ "t": \##(type("20")), "u": \##(type(#""{t.fontSize} + 4""#)) }"##, ["t": 20, "u": 24]),
    // A token within a token, and a group with the path of a token in another set.
    (
      .styleDictionary,
      ##"{ "t": { "value": { "fontFamily": "Optima", "fontSize": "20px" }, "u": "##
        + ##"{ "value": { "fontFamily": "Optima", "fontSize": "24px" } } } }"##, ["t": 20, "tU": 24]
    ),
    (
      .tokensStudio,
      ##"{ "a": { "t": \##(type("20")) }, "b": { "t": { "u": \##(type("24")) } }, "$metadata": {} }"##,
      ["t": 20, "tU": 24]
    ),
    // The size of the text, not that of its box, in any order.
    (
      .styleDictionary, ##"{ "t": { \##(family), "size": { "value": "40px" }, "font-size": { "value": "20px" } } }"##,
      ["t": 20]
    ),
    (
      .styleDictionary, ##"{ "t": { "font-size": { "value": "20px" }, "size": { "value": "40px" }, \##(family) } }"##,
      ["t": 20]
    ),
    // Members whose names are split into groups.
    (
      .styleDictionary,
      ##"{ "t": { "font": { "family": { "value": "Optima" }, "size": { "value": "20px" } }, "##
        + ##""line": { "height": { "value": "30px" } } } }"##, ["t": 20]
    ),
    // The only family of a project.
    (
      .styleDictionary,
      ##"{ "base": { \##(family) }, "t": { "font-size": { "value": "20px" }, "line-height": { "value": 1.5 } } }"##,
      ["t": 20]
    ),
    // A family is one by its type too, whatever its name.
    (
      .dtcg,
      ##"{ "font": { "base": { "$type": "fontFamily", "$value": "Optima" } }, "t": { "font-size": { "$type": "dimension", "##
        + ##""$value": { "value": 20, "unit": "px" } }, "line-height": { "$type": "number", "$value": 1.5 } } }"##,
      ["t": 20]
    ),
    // Numbers that would be 80 points and more in rem.
    (
      .styleDictionary,
      ##"{ "t": { "value": { "fontFamily": "Optima", "fontSize": 5 } }, "u": { "value": { "fontFamily": "Optima", "fontSize": 20 } } }"##,
      ["t": 5, "u": 20]
    ),
    // Plain values, in Style Dictionary up to version 4.
    (
      .styleDictionary,
      ##"{ "o": { "m": "20px" }, "t": { "value": { "fontFamily": "Optima", "fontSize": "{o.m}" } } }"##, ["t": 20]
    ),
  ]

  private static func read(_ text: String, _ form: TokenForm, theme: (String, String)? = nil) -> Compilation {
    var options = CompilationOptions()
    options.tokens.kind = .tokens(form)
    if let theme { options.tokens.themes[theme.0] = theme.1 }
    return Compilation(Array(text.utf8), path: "a.json", options: options)
  }

  /// The findings of the import.
  private static func findings(_ compilation: Compilation) -> [Diagnostic] {
    compilation.findings.filter { $0.id.hasPrefix("token-") }
  }

  @Test(arguments: readings.indices) func sizes(index: Int) {
    let (form, text, styles) = Self.readings[index]
    let compilation = Self.read(text, form)
    let sizes = compilation.table.map { table in
      Dictionary(uniqueKeysWithValues: table.customStyles.map { ($0.style.name, $0.size(at: .large)) })
    }
    #expect(sizes == styles, "\(compilation.findings.map(\.message))")
  }

  /// What is no typography, or cannot be decided, is said.
  @Test(
    arguments: [
      // Boxes and icons.
      (
        ##"{ "i": { "size": { "type": "sizing", "value": "24px" }, "font-weight": { "value": "700" } } }"##,
        "token-no-style"
      ),
      (##"{ "c": { "size": { "value": "44px" }, "leading": { "value": "16px" } } }"##, "token-no-style"),
      // An empty family.
      (##"{ "t": { "font-family": {}, "font-size": { "value": "20px" } } }"##, "token-value"),
      // Numbers that no unit explains.
      (
        ##"{ "t": { "value": { "fontFamily": "Optima", "fontSize": 1 } }, "u": { "value": { "fontFamily": "Optima", "fontSize": 20 } } }"##,
        "token-value"
      ),
      // An alias of typography that leads nowhere, and one that is not closed.
      (##"{ "t": { "type": "typography", "value": "{u}" }, "body": \##(type("17")) }"##, "token-reference"),
      (##"{ "t": { "type": "typography", "value": "{t}" }, "body": \##(type("17")) }"##, "token-cycle"),
    ])
  func errors(text: String, id: String) {
    let compilation = Self.read(text, .styleDictionary)
    #expect(Self.findings(compilation).filter { $0.severity == .error }.map(\.id).contains(id))
    #expect(compilation.table == nil)
  }

  @Test func aMissingFamilyIsReported() {
    let text = ##"{ "t": { "type": "typography", "value": { "fontSize": "20px" } } }"##
    let findings = Self.findings(Self.read(text, .styleDictionary))
    #expect(
      findings.filter { $0.severity == .warning }.map(\.message) == [
        "1 style is without a family, and in the system font: 't'; add a family, or name a font in a mapping file"
      ])
  }

  /// However many groups have no family, one note says which is used.
  @Test func theOnlyFamilyIsSaidOnce() {
    let groups = (1...5).map { ##""t\##($0)": { "font-size": { "value": "20px" }, "line-height": { "value": 1.5 } }"## }
    let findings = Self.findings(
      Self.read(##"{ "base": { \##(Self.family) }, \##(groups.joined(separator: ", ")) }"##, .styleDictionary))
    #expect(
      findings.map(\.message).filter { $0.contains("family") } == [
        "5 styles are without a family, and in the only one of the project: 't1', 't2', 't3' and 2 more"
      ])
  }

  @Test func shorthandIsNamed() {
    let text = ##"{ "t": { "type": "typography", "value": "700 16px/1.5 Inter" }, "body": \##(Self.type("17")) }"##
    let messages = Self.findings(Self.read(text, .tokensStudio)).map(\.message)
    #expect(messages.contains { $0.contains("the shorthand of CSS is not read, so write each member") }, "\(messages)")
  }

  /// A group without a family, or which leaves it to the groups around it, has that of the nearest one with a family.
  @Test(
    arguments: [
      ("", "Georgia"), (##""font-family": { "value": "Optima" }, "##, "Optima-Regular"),
      (##""font-family": { "value": "inherit" }, "##, "Georgia"),
      (##""font-family": { "value": "unset" }, "##, "Georgia"), (##""font-family": { "value": "" }, "##, "Georgia"),
    ])
  func aFamilyIsThatOfAGroupAround(middle: String, font: String) throws {
    let style = ##""t": { "font-size": { "value": "20px" }, "line-height": { "value": "30px" } }"##
    let (outer, inner) = (##""font-family": { "value": "Futura" }"##, ##""font-family": { "value": "Georgia" }"##)
    let text = ##"{ "a": { \##(outer), "b": { \##(inner), "c": { \##(middle)\##(style) } } } }"##
    let compilation = Self.read(text, .styleDictionary)
    let table = try #require(compilation.table, "\(compilation.findings.map(\.message))")
    #expect(table.customStyles.map(\.style.fontWords) == [font])
  }

  @Test func aPartThatBecomesATextStyleIsNoted() {
    let messages = ["tooltip", "text"].map { group in
      Self.findings(Self.read(##"{ "\##(group)": { "body": \##(Self.type("\"12px\"")) } }"##, .styleDictionary)).map(
        \.message)
    }
    let note = "'tooltip.body' is 'body' by its name, with 12 points; a mapping file can say otherwise"
    #expect(messages == [[note], []])
  }

  @Test func typographyThatNoStyleUsesIsReported() {
    let text =
      ##"{ "a": { "t": { "type": "typography", "value": "{u}" } }, "b": { "body": \##(Self.type("17")) }, "$themes": [ "##
      + ##"{ "name": "A", "selectedTokenSets": { "a": "source", "b": "enabled" } } ] }"##
    let findings = Self.findings(Self.read(text, .tokensStudio))
    #expect(findings.map(\.id) == ["token-not-composite"])
    #expect(
      findings.map(\.message) == ["typography cannot be read, though no style is made of it: there is no token 'u'"])
  }

  /// A reference into a set that no theme enables names the set, and offers nothing else.
  @Test func aSetThatIsOffIsNamed() {
    let text =
      ##"{ "core": { "size": { "m": \##(Self.value("17")) } }, "b": { "body": \##(Self.type("\"{size.m}\"")) }, "##
      + ##""$themes": [ { "name": "A", "selectedTokenSets": { "b": "enabled" } } ] }"##
    let finding = Self.findings(Self.read(text, .tokensStudio)).first { $0.severity == .error }
    #expect(finding?.message == "'size.m' is in the set 'core', which no theme enables")
    #expect(finding?.fix == nil)
  }

  @Test func setsThatAreOnlySourcesAreNamed() {
    let text =
      ##"{ "parts": { "card": { "font-size": \##(Self.value("17")), \##(Self.family) } }, "##
      + ##""$themes": [ { "name": "A", "selectedTokenSets": { "parts": "source" } } ] }"##
    #expect(
      Self.findings(Self.read(text, .tokensStudio)).map(\.message) == [
        "all typography is in sets that are only sources; enable one of them, or name its tokens in a "
          + "mapping file: 'parts'"
      ])
  }

  /// Eight groups of colours with two themes each, and one of sizes: only that one is asked for.
  @Test func onlyGroupsThatTypographyRefersToAreAChoice() {
    let colours = (0..<8).flatMap { group in ["A", "B"].map { (group: "C\(group)", theme: $0) } }
    let sets = colours.map {
      ##""\##($0.group)/\##($0.theme)": { "c": \##(Self.value("\"#\($0.theme)\"", "color")) }, "##
    }
    let themes = colours.map {
      ##", { "group": "\##($0.group)", "name": "\##($0.theme)", "selectedTokenSets": { "\##($0.group)/\##($0.theme)": "enabled" } }"##
    }
    let sizes = ["S": 17, "L": 20].sorted { $0.key < $1.key }
    let text =
      "{ \(sets.joined())" + sizes.map { ##""size/\##($0.key)": { "m": \##(Self.value("\($0.value)")) }, "## }.joined()
      + ##""text": { "body": \##(Self.type("\"{m}\"")) }, "$themes": [ "##
      + sizes.map {
        ##"{ "group": "Size", "name": "\##($0.key)", "selectedTokenSets": { "size/\##($0.key)": "enabled", "text": "enabled" } }"##
      }.joined(separator: ", ") + themes.joined() + " ] }"
    let open = Self.findings(Self.read(text, .tokensStudio))
    #expect(open.map(\.id) == ["token-choice"])
    #expect(open.first?.message.hasPrefix("no theme of group 'Size' is chosen, and 'body' depends on it") == true)
    #expect(Self.read(text, .tokensStudio, theme: ("Size", "S")).table != nil)
  }
}
