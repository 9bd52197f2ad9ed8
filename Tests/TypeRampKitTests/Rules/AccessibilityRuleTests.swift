import TestSupport
import Testing

@testable import TypeRampKit

/// The boundaries of the rules about growth, Bold Text, spacing and letters.
@Suite struct AccessibilityRuleTests {
  private static func findings(_ rule: Rule, _ text: String, fonts: FontCatalog? = nil) -> [String] {
    var options = CompilationOptions()
    options.fonts = fonts
    let compilation = Compilation(Array(text.utf8), path: "a.json", options: options)
    return compilation.findings.filter { $0.id == rule.id }.map(\.message)
  }

  @Test(arguments: [
    (#""footnote": { "fontName": "A-B", "fontSize": 13, "maximumPointSize": 33.5 }"#, 1),
    (#""footnote": { "fontName": "A-B", "fontSize": 13, "maximumPointSize": 34 }"#, 0),
    // Less than twice its size: never-doubles. Under 11 points: text-too-small.
    (#""body": { "fontName": "A-B", "fontSize": 17, "maximumPointSize": 33 }"#, 0),
    (#""footnote": { "fontName": "A-B", "fontSize": 10, "maximumPointSize": 30 }"#, 0),
    (#""footnote": { "fontName": "A-B", "fontSize": 11, "maximumPointSize": 30 }"#, 1),
  ])
  func textMustReachTwiceBody(entry: String, count: Int) {
    #expect(Self.findings(.staysSmall, "{ \(entry) }").count == count)
  }

  @Test(arguments: [
    (17, "title", 1), (17.4, "title", 1), (17.5, "title", 0), (17, "title2", 0), (17, "largeTitle", 1), (28, "body", 1),
    (27.5, "body", 1), (27.4, "body", 0),
    (28, "title3", 0), (40, "caption", 1), (20, "body", 0),
  ])
  func aCurveIsThatOfASimilarSize(size: Double, curve: String, count: Int) {
    let text = #"{ "custom": { "a": { "fontName": "A-B", "fontSize": \#(size), "relativeTo": "\#(curve)" } } }"#
    #expect(Self.findings(.unlikelyCurve, text).count == count)
  }

  /// A style of one category has a size, which is checked.
  @Test func equalLimitsAreARange() {
    let text = #"""
      { "body": { "fontName": "A-B", "fontSize": 8,
                  "minimumContentSizeCategory": "large", "maximumContentSizeCategory": "large" } }
      """#
    #expect(Self.findings(.contradictoryLimits, text) == [])
    #expect(Self.findings(.textTooSmall, text).count == 1)
  }

  /// Apple's own sizes on their own curves have no findings.
  @Test func appleScaleIsClean() {
    let entries = TextStyle.allCases.map { style in
      let size = Platform.iOS.preferredFont(style).pointSize(compatibleWith: .large)
      return #""\#(style.name)": { "fontName": "Georgia", "fontSize": \#(size) }"#
    }
    let compilation = Compilation(Array("{ \(entries.joined(separator: ", ")) }".utf8), path: "a.json")
    #expect(compilation.findings.map(\.message) == [])
  }

  @Test(
    arguments: [
      (["Brand-Regular", "Brand-Bold"], "Brand-Regular", "Brand-Bold"),
      (["Brand-Regular", "Brand-Medium"], "Brand-Regular", nil),
      (["Brand-Regular", "Brand-Semibold"], "Brand-Regular", "Brand-Semibold"),
      (["Brand-Regular", "Brand-BoldItalic"], "Brand-Regular", nil),
      (["Brand-Bold", "Brand-Black"], "Brand-Bold", nil),
      (["Brand-Medium", "Brand-Bold"], "Brand-Medium", "Brand-Bold"),
      (["Brand-Regular", "Other-Bold"], "Brand-Regular", nil),
      (["Brand-Regular", "Brand-Bold", "Brand-Black"], "Brand-Regular", "Brand-Bold"),
      (["Brand-Regular"], "Brand-Regular", nil),
    ] as [([String], String, String?)])
  func aBolderFaceIsFound(names: [String], font: String, bolder: String?) {
    var fonts = FontCatalog()
    for name in names { fonts.declare(name, in: name + ".ttf") }
    #expect(fonts.bolderFace(than: font) == bolder)
    let text =
      #"{ "body": { "fontName": "\#(font)", "fontSize": 17 }, "callout": { "fontName": "\#(font)", "fontSize": 16 } }"#
    // Once for a font.
    #expect(Self.findings(.missingBoldFont, text, fonts: fonts).count == (bolder == nil ? 0 : 1))
  }

  @Test(arguments: [
    (
      #""body": { "fontName": "A-B", "fontSize": 17, "lineHeight": 1.49 }"#,
      ["a line height under 1.5 in 'body'; WCAG 1.4.12 gives 1.5"]
    ),
    (#""body": { "fontName": "A-B", "fontSize": 17, "lineHeight": 1.5, "tracking": 0 }"#, []),
    (#""title": { "fontName": "A-B", "fontSize": 28, "lineHeight": 1.1, "tracking": -0.5 }"#, []),
    (
      #""body": { "fontName": "A-B", "fontSize": 17, "tracking": -0.1 }"#,
      ["negative letter spacing in 'body'; WCAG 1.4.12 gives 0.12 of the size"]
    ),
    (
      ["body", "callout", "footnote", "caption"].map { #""\#($0)": { "weight": "regular", "lineHeight": 1.4 }"# }
        .joined(separator: ", "),
      ["a line height under 1.5 in 'body', 'callout', 'footnote' and 1 more; WCAG 1.4.12 gives 1.5"]
    ),
  ])
  func tightTextIsReportedOnce(entries: String, messages: [String]) {
    #expect(Self.findings(.tightText, "{ \(entries) }") == messages)
  }

  /// A cut of a pixel of 3× can be seen: a third of a point.
  @Test(arguments: [(970, 0), (975, 1)]) func aCutIsReportedFromAPixelOn(units: Int, count: Int) {
    let highest = LanguageCoverage.Reach(letter: "Ậ", units: units, unitsPerEm: 1000)
    let coverage = LanguageCoverage(tag: "vi", letterCount: 2, lacking: [], highest: highest)
    let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 968, descender: -200, lineGap: 0)
    var fonts = FontCatalog.exampleOfLetters
    fonts.declare("Brand-Text", in: "a.ttf", metrics, coverage: [coverage])
    let found = Self.findings(.cutLetters, #"{ "body": { "fontName": "Brand-Text", "fontSize": 17 } }"#, fonts: fonts)
    #expect(found.count == count)
    if count > 0 { #expect(found == ["'body': 'Ậ' (vi) reaches above the line by 0.3 points from AX5"]) }
  }

  /// Styles with the same lines are reported once, with the largest.
  @Test func theSameLinesAreReportedOnce() {
    let text = """
      { "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1 },
        "title2": { "fontName": "Brand-Text", "fontSize": 22, "lineHeight": 1 },
        "title3": { "fontName": "Brand-Text", "fontSize": 20, "lineHeight": 1.1 } }
      """
    let found = Self.findings(.cutLetters, text, fonts: .exampleOfLetters)
    #expect(found.map { $0.prefix { $0 != ":" } } == ["'title' and 1 other style", "'title3'"])
  }

  /// Text to read must double, whatever its curve is.
  @Test(arguments: [(20, "largeTitle", 1), (21, "largeTitle", 0), (20, "title2", 0)])
  func textOnASlowCurveIsReported(size: Double, curve: String, count: Int) {
    let text = #"{ "custom": { "a": { "fontName": "A-B", "fontSize": \#(size), "relativeTo": "\#(curve)" } } }"#
    #expect(Self.findings(.neverDoubles, text).count == count)
  }

  /// A measured font has one rule about its lines.
  @Test func aMeasuredFontIsNotReportedTwice() {
    let text = #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1.15 } }"#
    #expect(Self.findings(.lineHeightClips, text, fonts: .exampleOfLetters) == [])
    #expect(Self.findings(.cutLetters, text, fonts: .exampleOfLetters).count == 1)
  }
}
