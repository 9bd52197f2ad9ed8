import Diagnostics
import Testing

@testable import DesignTokens
@testable import StyleModel

/// References within texts of the older forms: `{sans} Display`.
@Suite struct TextReferences {
  /// A document of family tokens, and a style with one of the families.
  private static func read(_ families: [(name: String, text: String)], body: String) -> ReadTokens {
    let tokens = families.map { #""\#($0.name)": { "type": "fontFamilies", "value": "\#($0.text)" }"# }
    let style = #""body": { "type": "typography", "value": { "fontFamily": "\#(body)", "fontSize": "17" } }"#
    return ReadTokens("{ \((tokens + [style]).joined(separator: ",\n")) }", form: .tokensStudio)
  }

  private static func families(of tokens: ReadTokens) -> [String]? { tokens.typography("body")?.families?.value }

  private static let chain = [("display", "{sans} Display"), ("sans", "{brand} Sans"), ("brand", "Acme")]

  @Test(arguments: ["{display}", "{sans} Display", "{ brand } Sans Display"])
  func theyAreFollowedToTheEnd(body: String) {
    let tokens = Self.read(Self.chain, body: body)
    #expect(Self.families(of: tokens) == ["Acme Sans Display"])
    #expect(tokens.findings.allSatisfy { $0.severity == .warning })
  }

  @Test func theyAreFollowedThroughAliases() {
    let tokens = Self.read([("a", "{b}"), ("b", "{c} B"), ("c", "{d}"), ("d", "D {e}"), ("e", "E, F")], body: "{a}")
    #expect(Self.families(of: tokens) == ["D E", "F B"])
  }

  /// Weights are texts too.
  @Test func theyAreFollowedInWeights() {
    let text = """
      { "bold": { "type": "fontWeights", "value": "Semi {b}" }, "b": { "type": "fontWeights", "value": "Bold" },
        "body": { "type": "typography",
                  "value": { "fontFamily": "A", "fontSize": "17", "fontWeight": "{bold} Italic" } } }
      """
    let weight = ReadTokens(text, form: .tokensStudio).typography("body")?.weight?.value
    #expect(weight == WeightText(weight: 600, isItalic: true, word: "semibold"))
  }

  private static let circles: [(families: [(String, String)], body: String, message: String, marked: String)] = [
    ([("a", "{a} Sans")], "{a}", "a → a", "{a} Sans"),
    ([("a", "{b} A"), ("b", "{c} B"), ("c", "{a} C")], "{a}", "a → b → c → a", "{b} A"),
    ([("a", "{b} A"), ("b", "{a}")], "{a}", "a → b → a", "{b} A"),
    ([("in", "{a} In"), ("a", "{b} A"), ("b", "{a} B")], "The {in}", "a → b → a", "{b} A"),
  ]

  /// The same error as for any other cycle, at its position, and no other error.
  @Test(arguments: circles.indices) func aCircleIsAnError(index: Int) {
    let circle = Self.circles[index]
    let tokens = Self.read(circle.families, body: circle.body)
    #expect(tokens.messages == ["references lead in a circle: \(circle.message)"])
    #expect(tokens.ids == ["token-cycle"])
    #expect(tokens.marked == [circle.marked])
    #expect(tokens.findings.map(\.keyPath) == ["a"])
    #expect(Self.families(of: tokens) == nil)
  }

  /// Arithmetic refers as other texts do: a circle is one error, and a token of several members has lengths.
  @Test(
    arguments: [
      ("{b} * 2", "{a} + 1", "", "references lead in a circle: a → b → a"), ("{b}", "{c.fontSize} * 2", "12px", nil),
      ("{b} + 1px", "$d * 2", "12px", "expected '{b}' to be a length or a number"),
    ] as [(String, String, String, String?)])
  func arithmeticIsFollowed(first: String, second: String, size: String, message: String?) {
    let tokens = ReadTokens(
      """
      { "a": { "type": "fontSizes", "value": "\(first)" }, "b": { "type": "fontSizes", "value": "\(second)" },
        "c": { "type": "other", "value": { "fontSize": "\(size)" } }, "d": { "type": "other", "value": "x" },
        "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{a}" } } }
      """, form: .tokensStudio)
    #expect(tokens.messages == [message].compactMap(\.self))
    #expect(tokens.number(.fontSize) == (message == nil ? 24 : nil))
  }

  @Test func aTokenOutsideOfACircleIsNotBroken() {
    let tokens = Self.read([("a", "{a} Sans"), ("b", "Optima")], body: "{b} {b}")
    #expect(Self.families(of: tokens) == ["Optima Optima"])
  }

  /// Sixty doublings would exceed memory.
  @Test(arguments: [60, 1_000]) func textsThatDoubleAreAnError(count: Int) {
    let families = (0..<count).map { ("t\($0)", "{t\($0 + 1)}{t\($0 + 1)}") } + [("t\(count)", "xy")]
    let tokens = Self.read(families, body: "{t0}")
    #expect(tokens.ids == ["token-value"])
    #expect(tokens.messages.first?.hasSuffix("comes to more than 1000 bytes") ?? false)
  }

  @Test func aLongChainEnds() {
    let families = (0..<2_000).map { ("t\($0)", "{t\($0 + 1)}, x") } + [("t2000", "y")]
    #expect(Self.read(families, body: "{t0}").ids == ["token-value"])
    let circle = (0..<2_000).map { ("t\($0)", "{t\(($0 + 1) % 2_000)} x") }
    #expect(Self.read(circle, body: "{t0}").ids == ["token-cycle"])
  }
}
