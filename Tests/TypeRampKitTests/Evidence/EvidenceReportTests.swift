import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// What a report says, and when it is met.
@Suite struct EvidenceReportTests {
  private static func report(_ text: String, fonts: FontCatalog? = nil, languages: [String] = []) throws
    -> EvidenceReport
  {
    var options = CompilationOptions()
    options.fonts = fonts
    let compilation = Compilation(Array(text.utf8), path: "Brand.json", options: options)
    return try #require(EvidenceReport([(nil, compilation)], languages: languages))
  }

  @Test(arguments: [
    (#"{ "body": { "fontName": "A-B", "fontSize": 17 } }"#, []),
    // Twice its size, exactly and not quite.
    (#"{ "body": { "fontName": "A-B", "fontSize": 17, "maximumPointSize": 34 } }"#, []),
    (#"{ "body": { "fontName": "A-B", "fontSize": 17, "maximumPointSize": 33.9 } }"#, ["Brand: 'body' reaches 199 %"]),
    // Up to 20 points.
    (#"{ "title3": { "fontName": "A-B", "fontSize": 20, "fixed": true } }"#, ["Brand: 'title3' reaches 100 %"]),
    // 100 times this size by this size is less than 100.
    (#"{ "body": { "fontName": "A-B", "fontSize": 10.38, "fixed": true } }"#, ["Brand: 'body' reaches 100 %"]),
    (
      #"{ "title3": { "fontName": "A-B", "fontSize": 20.5, "fixed": true } }"#,
      ["Brand: no style of up to 20 points is counted"]
    ),
    ("{}", ["Brand: no style of up to 20 points is counted"]),
    (
      #"{ "body": { "weight": "bold" }, "caption": { "fontName": "A-B", "fontSize": 20, "maximumPointSize": 23 } }"#,
      ["Brand: 'caption' reaches 115 %"]
    ),
    (
      #"""
      { "body": { "weight": "bold" }, "custom": { "logo": { "fontName": "A-B", "fontSize": 15, "fixed": true,
        "typeramp": { "ignore": ["never-doubles"] } } } }
      """#, []
    ),
  ])
  func textToReadMustDouble(text: String, shortcomings: [String]) throws {
    let report = try Self.report(text)
    #expect(report.shortcomings == shortcomings && report.isMet == shortcomings.isEmpty)
    #expect(report.markdown.contains(shortcomings.isEmpty ? "**Sizes met by the dictionary; " : "**Sizes not met:**"))
    #expect(report.json.contains("\"largerText\": \(shortcomings.isEmpty),"))
  }

  /// What is left out of the count is in the result.
  @Test(arguments: [
    (#""largeTitle": { "weight": "bold" }"#, "Not counted, over 20 points: `largeTitle` (176\u{A0}%)."),
    (
      #""custom": { "logo": { "fontName": "A-B", "fontSize": 12, "fixed": true, "typeramp": { "ignore": ["never-doubles"] } } }"#,
      "Exempt: `logo` (100\u{A0}%)."
    ),
    (
      #""custom": { "a": { "fontName": "A-B", "fontSize": 14, "relativeTo": "extraLargeTitle2" } }"#,
      "Inferred: `a` (200\u{A0}%)."
    ),
    // Limits that make the size at the default larger.
    (
      #"""
      "title3": { "fontName": "A-B", "fontSize": 17, "minimumContentSizeCategory": "accessibility1",
        "maximumContentSizeCategory": "accessibility2" }
      """#, "Not: `title3` ("
    ),
  ])
  func theResultSaysWhatIsNotCounted(entry: String, words: String) throws {
    let report = try Self.report(#"{ "body": { "weight": "bold" }, \#(entry) }"#)
    #expect(report.markdown.contains(words))
  }

  /// Brands in folders of their own can have dictionaries of one name.
  @Test(arguments: [nil, "Calm"]) func dictionariesOfOneNameHaveTheirPaths(theme: String?) throws {
    let text = Array(#"{ "body": { "weight": "bold" } }"#.utf8)
    let paths = ["Acme/Typography.json", "Bolt/Typography.json"]
    let report = try #require(EvidenceReport(paths.map { (theme, Compilation(text, path: $0)) }, languages: []))
    for path in paths { #expect(report.markdown.contains("\n## `\(path)\(theme.map { ", \($0)" } ?? "")`\n")) }
  }

  /// A font without a file is named, and one whose outlines cannot be measured is said not to be.
  @Test func fontsThatAreNotCheckedAreNamed() throws {
    let text =
      #"{ "body": { "fontName": "Brand-Text", "fontSize": 17 }, "callout": { "fontName": "Georgia", "fontSize": 16 } }"#
    let report = try Self.report(text, fonts: .exampleOfLetters, languages: ["vi"])
    #expect(report.markdown.contains("- `Brand-Text` has all 178 letters of vi."))
    #expect(report.markdown.contains("Not checked, because no readable font file has them: `Georgia`."))
    #expect(report.json.contains(#""fontName": "Georgia","#) && report.json.contains(#""checked": false"#))
  }

  /// Every dictionary must be met.
  @Test func aReportHasAllDictionaries() throws {
    let texts = [#"{ "body": { "weight": "bold" } }"#, "{}"]
    let compilations = texts.enumerated().map { (nil as String?, Compilation(Array($1.utf8), path: "\($0).json")) }
    let report = try #require(EvidenceReport(compilations, languages: []))
    #expect(!report.isMet && report.shortcomings.count == 1)
    #expect(report.markdown.hasPrefix("# Larger Text: 2 dictionaries\n"))
    let broken = Compilation(Array("[]".utf8), path: "a.json")
    #expect(EvidenceReport([(nil, broken)], languages: []) == nil && EvidenceReport([], languages: []) == nil)
  }

  @Test func lettersAreReported() throws {
    let text = """
      { "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1, "tracking": -0.28 },
        "body": { "fontName": "Brand-Regular", "fontSize": 17 } }
      """
    let report = try Self.report(text, fonts: .exampleOfLetters, languages: ["vi"])
    #expect(
      report.markdown.contains("- `Brand-Regular` lacks 2 of the 178 letters of vi: ạ ậ (outlines not measured)."))
    #expect(report.markdown.contains("- `title` clips 'Ậ' (vi): 2.5 points too high at L, 5 at AX5."))
    #expect(report.markdown.contains("| `title` | 1 | -0.01 |"))
    #expect(report.json.contains(#""letter": "Ậ""#))
    let unknown = try Self.report(text)
    #expect(unknown.markdown.contains("The languages of the app are unknown, so letters were not checked."))
  }

  /// A list that is built in a literal could become the description of a Swift value.
  @Test func thePageIsMarkup() throws {
    let page = String(decoding: try Self.report("{}").html, as: UTF8.self)
    #expect(page.contains("<li>Does all text use these styles") && !page.contains("HTML("))
    #expect(!page.contains("<script"))
  }

  /// Names, fonts and files are text in every form.
  @Test func evilTextsAreEscaped() throws {
    for text in EvilStrings.all {
      let dictionary = ["body": ["fontName": text, "fontSize": 17], "title": ["fontName": text, "fontSize": 28]]
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: dictionary))
      let compilation = Compilation(bytes, path: text.replacing("/", with: "") + ".json")
      guard let report = EvidenceReport([(text, compilation)], languages: []) else { continue }
      let page = String(decoding: report.html, as: UTF8.self)
      for form in [page, report.markdown, report.json] { #expect(EvilStrings.danger(in: form) == nil) }
    }
  }
}
