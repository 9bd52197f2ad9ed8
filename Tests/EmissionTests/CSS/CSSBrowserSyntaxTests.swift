import DynamicType
import TestSupport
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

extension CSSBrowserTests {
  @Test func everyPropertyIsUnderstood() throws {
    let table = cssTable([
      cssStyle(.title, size: 20) { ($0.lineHeight, $0.tracking) = (1.25, 0.5) },
      cssStyle(.callout, font: .system(weight: .heavy, design: .monospaced, usesPreferredSizes: true)),
    ])
    let found: [[String]] = try evaluateCSS(
      """
      return [".type-body", ".type-title", ".type-callout"].map(style =>
        ["font-family", "font-weight", "line-height", "letter-spacing"].flatMap(name => all(style, name)))
      """, table
    ) { $0.mode = .both }
    #expect(
      found == [
        ["-apple-system, system-ui, sans-serif", "400", "22px", "normal"],
        ["Noteworthy-Light, -apple-system, system-ui, sans-serif", "300", "25px", "0.5px"],
        ["ui-monospace, monospace", "800", "normal", "normal"],
      ])
  }

  @Test func aBoldFaceIsAFaceOfTheSameFamily() throws {
    let table = cssTable([cssStyle(font: .custom(name: "A", boldName: "B"))])
    let faces: [[String]] = try evaluateCSS(
      """
      return [...sheet.sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule)
        .map(rule => ["font-family", "font-weight", "src"].map(name => rule.style.getPropertyValue(name)))
      """, table
    ) { $0.fontURL = "https://example.com/{name}.woff2" }
    #expect(
      faces == [
        ["A", "1 599", #"local("A"), url("https://example.com/A.woff2") format("woff2")"#],
        ["A", "600 1000", #"local("B"), url("https://example.com/B.woff2") format("woff2")"#],
      ])
  }

  @Test func nothingBreaksOut() throws {
    let found: [Double] = try evaluateCSS(
      """
      const rules = [...sheet.sheet.cssRules]
      return [
        document.querySelectorAll("style").length, document.querySelectorAll("img").length, Number("isBroken" in window),
        rules.filter(rule => rule instanceof CSSFontFaceRule).length, rules.length,
        ...[...all("p", "font-size"), ...all("div", "margin-top")].map(parseFloat),
      ]
      """, hostileTable
    ) {
      $0.mode = .both
      $0.fontURL = hostileTexts.joined() + "{name}"
    }
    let faces = 2 * hostileTexts.count
    // The sizes and the reader's, text adjustment, the reader's size, its guard, paper, two of the root, multiples,
    // the categories and thirteen classes.
    let rules = faces + 13 + hostileTexts.count + 1 + 7 + 1 + 13
    let sizes = hostileTable.styles.map { $0.sizes[3] } + hostileTable.metrics.map { $0.values[3] }
    #expect(found == [1, 0, 0, Double(faces), Double(rules)] + sizes)
  }

  @Test func aStringIsReadBackAsItWas() throws {
    let areEqual: [Bool] = try evaluateCSS(
      """
      const strings = \(javaScript(hostileTexts.map(CSSText.string)))
      return \(javaScript(hostileTexts)).map((text, index) => {
        const paragraph = document.querySelector("p")
        paragraph.title = text.replaceAll("\\0", "\\uFFFD")
        return paragraph.matches(`[title=${strings[index]}]`)
      })
      """, cssTable())
    #expect(areEqual == hostileTexts.map { _ in true })
  }
}
