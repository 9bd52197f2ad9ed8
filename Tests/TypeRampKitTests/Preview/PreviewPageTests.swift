import Diagnostics
import DynamicType
import Foundation
import StyleModel
import TestSupport
import Testing

@testable import TypeRampKit

/// The page as its text, without a browser.
@Suite struct PreviewPages {
  @Test func theSameDictionaryGivesTheSameBytes() throws {
    let file = Repository.fixtures.appending(path: "Dictionaries/Everything.json")
    let pages = try (0..<2).map { _ in try #require(PreviewPage([try previewed(file)])).bytes }
    #expect(pages[0] == pages[1])
  }

  @Test func aDictionaryWithErrorsHasNoPage() throws {
    let (good, bad) = (try previewed("{}"), try previewed(#"{ "body": 1 }"#))
    #expect(PreviewPage([]) == nil)
    #expect(PreviewPage([good, bad]) == nil)
    #expect(PreviewPage(good, before: bad) == nil)
  }

  /// Two dictionaries of one family share its files.
  @Test func aFontIsInThePageOnce() throws {
    let text = #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#
    let compilations = try ["a", "b"].map { try previewed(text, name: $0, fonts: DrawnFont.family) }
    let page = try #require(PreviewPage(compilations)).text
    let face = Data(DrawnFont.family[0].file).base64EncodedString()
    #expect(page.components(separatedBy: face).count == 2)
  }

  @Test(arguments: [
    ("largeTitle", "Large Title"), ("title2", "Title 2"), ("logo_line", "Logo Line"), ("URLBar", "URLBar"),
    ("price", "Price"), ("extraLargeTitle2", "Extra Large Title 2"),
  ])
  func namesAreShownAsWords(_ name: String, _ title: String) {
    #expect(PreviewStyle.title(of: name) == title)
  }

  @Test func changesAreSaidInWords() throws {
    let old = try previewed(
      #"{ "body": { "fontName": "A", "fontSize": 16, "tracking": 1 }, "custom": { "old": { "weight": "bold", "relativeTo": "body" }, "same": { "weight": "light", "relativeTo": "title" } } }"#
    )
    let new = try previewed(
      #"{ "body": { "fontName": "B", "fontSize": 17 }, "custom": { "fresh": { "weight": "heavy", "relativeTo": "body" }, "renamed": { "weight": "light", "relativeTo": "title" } } }"#
    )
    let page = try #require(PreviewPage(new, before: old))
    let rows = PreviewRow.rows(of: page.subjects[0], before: page.subjects[1])
    let body = try #require(rows.first { $0.style.title == "Body" })
    #expect(
      body.changes == [
        "Larger text at XS, M to AX5; 16 → 17 at the default size", "Font changed: A → B",
        "Letter spacing changed: 1 point → none",
      ])
    #expect(rows.filter { $0.fate == .added }.map(\.style.title) == ["Fresh"])
    #expect(rows.filter { $0.fate == .removed }.map(\.style.title) == ["Old"])
    #expect(rows.filter { $0.fate == .changed }.map(\.style.title) == ["Body", "Renamed"])
    #expect(rows.first { $0.style.title == "Renamed" }?.changes == ["Style renamed: same → renamed"])
  }

  @Test func changesHaveTwoDecimals() throws {
    let texts = [
      #"{ "body": { "fontName": "A", "fontSize": 16.1234, "tracking": 0.1234, "lineHeight": 1.2345, "fixed": true } }"#,
      #"{ "body": { "fontName": "A", "fontSize": 16.5678, "lineHeight": 1.4375, "fixed": true } }"#,
    ]
    let page = try #require(PreviewPage(try previewed(texts[1]), before: try previewed(texts[0])))
    let rows = PreviewRow.rows(of: page.subjects[0], before: page.subjects[1])
    let body = try #require(rows.first { $0.style.title == "Body" })
    #expect(body.changes.allSatisfy { $0.firstMatch(of: /\.\d{3}/) == nil }, "\(body.changes)")
    #expect(body.changes.contains("Letter spacing changed: 0.12 points → none"))
    #expect(body.style.size(at: .default) == "16.57" && body.style.lineSpacing(at: .default) == "23.82")
    #expect(body.style.facts.contains { $0.value == "1.44 × size" })
  }

  /// A page does not tell in which folder of a machine it was made.
  @Test(arguments: [
    (["/home/me/app/Brand.json"], ["Brand.json"]),
    (["/home/me/a/Brand.json", "/home/me/b/Brand.json"], ["a/Brand.json", "b/Brand.json"]),
    (["/home/Brand.json", "/srv/Other.json"], ["Brand.json", "Other.json"]),
    (["../Brand.json", "/srv/me/Other.json"], ["../Brand.json", "Other.json"]),
  ])
  func absolutePathsAreShortened(_ paths: [String], _ shown: [String]) throws {
    let text = #"{ "caption": { "fontName": "A-B", "fontSize": 9 } }"#
    let page = try #require(PreviewPage(paths.map { Compilation(Array(text.utf8), path: $0) }))
    #expect(page.subjects.map(\.path) == shown)
    #expect(page.subjects.map { $0.findings.last?.position } == shown.map { "\($0):1:51" })
    for folder in ["/home", "/srv"] { #expect(!page.text.contains(folder)) }
  }

  /// `diff` and the page agree.
  @Test func whatReadersDoNotSeeIsTheSame() throws {
    let old = try previewed(#"{ "body": { "fontName": "A", "fontSize": 17 } }"#)
    let new = try previewed(
      #"""
      { "body": { "fontName": "A", "fontSize": 17, "tracking": 0, "textCase": "none", "relativeTo": "body",
          "maximumContentSizeCategory": "accessibility5" } }
      """#)
    let page = try #require(PreviewPage(new, before: old))
    #expect(Comparison.changes(from: old, to: new) == [])
    #expect(PreviewRow.rows(of: page.subjects[0], before: page.subjects[1]).allSatisfy { $0.fate == nil })
    #expect(page.text.contains("All 13 styles are the same."))
  }

  @Test func metricsAreComparedToo() throws {
    let versions = try [24, 20].map { try previewed(#"{ "metrics": { "icon": { "value": \#($0) } } }"#) }
    let page = try #require(PreviewPage(versions[0], before: versions[1])).text
    #expect(page.contains("<p class=\"number\">24 <span class=\"was\">was 20</span>"))
  }

  /// A face is in the page if its file was given, whatever its family, and the bold face of a style too.
  @Test func aFontThatIsNotInThePageIsMarked() throws {
    let text = #"""
      {
        "title": { "fontName": "Brand-Bold", "fontSize": 28 }, "headline": { "fontName": "Other-Bold", "fontSize": 17 },
        "body": { "fontName": "Brand-Regular", "boldFontName": "Brand-Italic", "fontSize": 17 }
      }
      """#
    let named = try #require(PreviewPage([try previewed(text)])).subjects[0]
    #expect(named.styles.filter(\.isFontAbsent).map(\.title) == ["Title", "Headline", "Body"])
    var other = DrawnFont.family[2]
    (other.family, other.postScriptName) = ("Other", "Other-Bold")
    let embedded = try #require(PreviewPage([try previewed(text, fonts: DrawnFont.family + [other])])).subjects[0]
    #expect(embedded.styles.allSatisfy { !$0.isFontAbsent })
  }

  /// Once in each row: in the ramp at the text sizes at which it can be seen, and at the name in the table.
  @Test func aCutLetterIsMarked() throws {
    var options = CompilationOptions()
    options.fonts = .exampleOfLetters
    let text = #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1.16 } }"#
    let page = try #require(PreviewPage([Compilation(Array(text.utf8), path: "a.json", options: options)])?.text)
    let sizes = "xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5"
    #expect(page.contains("<span class=\"mark mark-cut\" data-at=\"\(sizes)\" hidden>Cut</span>"))
    #expect(page.contains("Title</a> <span class=\"mark mark-cut\">Cut</span></th>"))
    // The third one is in the legend.
    #expect(page.ranges(of: "class=\"mark mark-cut\"").count == 3)
  }

  /// A family of iOS is not in the page, and has no rule in its stylesheet.
  @Test func anInstalledFamilyIsAStandIn() throws {
    let page = try #require(PreviewPage([try previewed(#"{ "body": { "fontName": "Futura", "fontSize": 17 } }"#)]))
    #expect(page.subjects[0].styles.filter(\.isFontAbsent).map(\.title) == ["Body"])
    let sentence = "A font is not in this page, and others are shown unless they are installed here: Futura<"
    #expect(page.text.contains(sentence))
    #expect(page.text.ranges(of: "class=\"mark mark-standIn\"").count == 1)
  }

  @Test func findingsInTokensNameTheirStyle() throws {
    let text = #"""
      { "text": { "$type": "typography", "title1": { "$value": { "fontFamily": "A", "fontSize": "20px" } } } }
      """#
    let findings = try #require(PreviewPage([try previewed(text)])).subjects[0].findings
    #expect(findings.contains { $0.finding.id == "token-string-dimension" && $0.style == "title" })
  }

  @Test func findingsNameTheirStyle() throws {
    let page = try #require(
      PreviewPage([try previewed(#"{ "title1": { "fontName": "A b", "fontSize": 28, "maximumPointSize": 30 } }"#)]))
    let findings = page.subjects[0].findings
    let warnings = findings.filter { $0.finding.severity == .warning }
    #expect(warnings.map(\.finding.id) == ["never-doubles", "invalid-postscript-name"])
    #expect(warnings.map(\.position) == ["Brand.json:1:4", "Brand.json:1:28"])
    #expect(warnings.allSatisfy { $0.style == "title" })
    // That other styles have no entry is about none of them.
    #expect(findings.filter { $0.finding.severity == .note }.map(\.style) == [nil])
  }
}
