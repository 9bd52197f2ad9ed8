import TestSupport
import Testing

@testable import TypeRampKit

/// What the rules about growth, Bold Text, spacing and letters say. Their boundaries are in `RuleBoundary`.
@Suite struct AccessibilityRuleTests {
  private static func messages(_ rule: Rule, _ text: String, _ options: CompilationOptions? = nil) -> [String] {
    rule.findings(inExample: text, options).filter { $0.id == rule.id }.map(\.message)
  }

  /// What people read.
  private static func sentences(_ rule: Rule, _ text: String) -> [String] {
    let found = rule.findings(inExample: text).filter { $0.id == rule.id }
    let file = FileFindings(Document(Array(text.utf8), path: "a.json").source, found)
    return FindingExcerpt([file], .report).files.flatMap(\.findings).map(\.message)
  }

  /// Apple's own sizes on their own curves have no findings.
  @Test func appleScaleIsClean() {
    let entries = TextStyle.allCases.map { style in
      let size = Platform.iOS.preferredFont(style).pointSize(compatibleWith: .large)
      return #""\#(style.name)": { "fontName": "Georgia", "fontSize": \#(size) }"#
    }
    #expect(findings(in: "{ \(entries.joined(separator: ", ")) }").map(\.message) == [])
  }

  /// The size that a message names passes, and the next smaller one does not.
  @Test(arguments: TextStyle.allCases) func theNamedSizePasses(style: TextStyle) throws {
    let others = [
      ("", 9), (#", "fixed": true"#, 9), (#", "maximumPointSize": 60"#, 10), (#", "relativeTo": "body""#, 9),
    ]
    for (member, size) in others {
      let text = { (size: Int) in #"{ "\#(style.name)": { "fontName": "Georgia", "fontSize": \#(size)\#(member) } }"# }
      let message = try #require(Self.messages(.textTooSmall, text(size)).first, "\(member)")
      let named = try #require(
        message.split(separator: "'fontSize' of at least ").last?.split(whereSeparator: { !$0.isNumber }).first.flatMap
        { Int($0) })
      #expect(Self.messages(.textTooSmall, text(named)).isEmpty && named >= 11, "\(message)")
      #expect(!Self.messages(.textTooSmall, text(named - 1)).isEmpty, "\(message)")
    }
    // The preferred sizes have no size of their own: the maximum is named. Under a maximum of 10 no size passes.
    let most = Self.messages(.textTooSmall, #"{ "\#(style.name)": { "weight": "bold", "maximumPointSize": 8 } }"#)
    #expect(
      most.allSatisfy { $0.hasSuffix("expected a 'maximumPointSize' of at least 11") } && most.count < 2, "\(most)")
    let none = Self.messages(
      .textTooSmall, #"{ "\#(style.name)": { "fontName": "Georgia", "fontSize": 9, "maximumPointSize": 10 } }"#)
    #expect(none.count == 1 && none.allSatisfy { $0.hasSuffix("hard to read") }, "\(none)")
  }

  /// The nearest bolder face is named, and of two that are as bold the first.
  @Test(arguments: [
    (["Brand-Bold", "Brand-Black"], "Brand-Bold"), (["Brand-Black", "Brand-Bold"], "Brand-Bold"),
    (["Brand-Heavy", "Brand-ExtraBold"], "Brand-ExtraBold"),
  ])
  func theNearestBolderFaceIsNamed(names: [String], bolder: String) {
    var fonts = FontCatalog()
    for name in ["Brand-Regular"] + names { fonts.declare(name, in: name + ".ttf") }
    #expect(fonts.bolderFace(than: "Brand-Regular") == bolder)
  }

  @Test(arguments: [
    (
      ["body"], "'body' has a line height under 1.5; on the web people may raise it to 1.5 (WCAG 1.4.12), so leave room"
    ),
    (
      ["body", "callout", "footnote", "caption"],
      "'body', 'callout', 'footnote' and 1 more have a line height under 1.5; on the web people may raise it to 1.5 (WCAG "
        + "1.4.12), so leave room"
    ),
  ])
  func tightStylesAreNamed(styles: [String], message: String) {
    let entries = styles.map { #""\#($0)": { "weight": "regular", "lineHeight": 1.4 }"# }
    #expect(Self.sentences(.tightText, "{ \(entries.joined(separator: ", ")) }") == [message])
  }

  /// The tracking that the system font has at the size of the style.
  @Test func theSizeIsThatOfTheStyle() {
    #expect(
      Self.messages(.systemTracking, #"{ "title": { "weight": "regular", "tracking": 0.38 } }"#) == [
        "the system font already has 0.38 points of tracking at 28 points; 'tracking' would apply it twice"
      ])
  }

  /// A cut is stated at the default text size and at the largest, and once if it is the same or is seen only there.
  @Test(arguments: [
    (1.0, "'title' clips 'Ậ' (vi): 2.5 points too high at L, 5 at AX5"),
    (1.168, "'title' clips 'Ậ' (vi): 0.3 points too high from AX5"),
  ])
  func aCutIsStated(lineHeight: Double, message: String) {
    let text = #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": \#(lineHeight) } }"#
    #expect(Self.messages(.cutLetters, text) == [message])
  }

  /// Each language that needs the letter is named, in whatever order the languages are.
  @Test(arguments: [["de", "fr"], ["fr", "de"]]) func aCutNamesAllItsLanguages(tags: [String]) {
    var options = Rule.cutLetters.exampleOptions
    let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0)
    let highest = LanguageCoverage.Reach(letter: "É", units: 940, unitsPerEm: 1000)
    let coverage = tags.map { LanguageCoverage(tag: $0, letterCount: 60, lacking: [], highest: highest) }
    options.fonts?.declare("Other-Text", in: "Other.ttf", metrics, coverage: coverage)
    let text = #"{ "title": { "fontName": "Other-Text", "fontSize": 28, "lineHeight": 1 } }"#
    #expect(
      Self.messages(.cutLetters, text, options) == ["'title' clips 'É' (de, fr): 2.5 points too high at L, 5 at AX5"])
  }

  /// Styles with the same lines are named together, first the one that becomes largest, whose numbers are given.
  @Test func stylesWithTheSameLinesAreOneSentence() {
    let styles = ["title", "title2", "title3"].map {
      #""\#($0)": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1 }"#
    }
    let found = Self.sentences(.cutLetters, "{ \(styles.joined(separator: ", ")) }")
    #expect(found.map { $0.prefix { $0 != ":" } } == ["'title3', 'title' and 'title2' clip 'Ậ' (vi)"])
  }
}
