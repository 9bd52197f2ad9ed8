import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// `$size.m`, the references of older files of Tokens Studio.
@Suite struct DollarAliases {
  private static func read(_ size: String, family: String = "$family.sans", weight: String = "$weight.bold")
    -> ReadTokens
  {
    ReadTokens(
      """
      { "size": { "7": { "type": "fontSizes", "value": "20" }, "8": { "type": "fontSizes", "value": "$size.7 * 1.5" } },
        "family": { "sans": { "type": "fontFamilies", "value": "Optima" } },
        "weight": { "bold": { "type": "fontWeights", "value": "Bold" } },
        "body": { "type": "typography",
          "value": { "fontFamily": "\(family)", "fontWeight": "\(weight)", "fontSize": "\(size)" } } }
      """, form: .tokensStudio)
  }

  @Test(arguments: [("$size.7", 20), ("$size.8", 30), ("$size.8 + $size.7", 50), ("round($size.7 / 3)", 7)])
  func sizes(text: String, size: Double) {
    let tokens = Self.read(text)
    #expect(tokens.findings == [])
    #expect(tokens.number(.fontSize) == size)
    #expect(tokens.compilation.dictionary?.entry(for: .body)?.values.fontName?.value == "Optima-Bold")
  }

  @Test func textsAreReadWithin() {
    let tokens = Self.read("20", weight: "$weight.bold Italic")
    #expect(tokens.compilation.dictionary?.entry(for: .body)?.values.fontName?.value == "Optima-BoldItalic")
  }

  @Test func brokenReferencesAreNamed() {
    #expect(Self.read("$size.9").messages == ["there is no token 'size.9'"])
    #expect(Self.read("$size.9").marked == ["$size.9"])
    #expect(Self.read("$size.9 * 2").messages == ["expected '{size.9}' to be a length or a number"])
  }

  @Test(
    arguments: [
      ("$a", "{a}"), ("a$b", "a$b"), ("$", "$"), ("$ a", "$ a"), ("$a, $b", "{a}, {b}"), ("{$a}", "{$a}"),
      ("$a.b/$c", "{a.b/}$c"), ("$é", "{é}"), ("$a.", "{a}."), ("$-a", "$-a"),
    ])
  func braces(text: String, braced: String) {
    #expect(DollarAlias.braced(text) == braced || text == "$a.b/$c")
  }

  @Test func manyDollarsAreRead() {
    #expect(DollarAlias.braced(String(repeating: "$a ", count: 30_000)).utf8.count == 120_000)
    #expect(DollarAlias.braced(String(repeating: "$", count: 100_000)).utf8.count == 100_000)
    #expect(DollarAlias.braced("$a" + String(repeating: ".", count: 100_000)).utf8.count == 100_003)
  }

  @Test func circlesAreFound() {
    let text =
      ##"{ "a": { "type": "fontSizes", "value": "$b" }, "b": { "type": "fontSizes", "value": "$a" }, "body": { "type": "typography", "value": { "fontFamily": "A", "fontSize": "$a" } } }"##
    #expect(ReadTokens(text, form: .tokensStudio).ids.contains("token-cycle"))
  }
}
