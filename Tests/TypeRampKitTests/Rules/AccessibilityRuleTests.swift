import Diagnostics
import DynamicType
import Testing

@testable import TypeRampKit

/// All accessibility rules compare with Apple's own scale, which therefore has no findings.
@Suite struct AccessibilityRules {
  @Test func applesSizesAsCustomFontsAreClean() throws {
    let entries = TextStyle.allCases.map { style in
      let size = Int(PreferredFont(forTextStyle: style).pointSize(compatibleWith: .large))
      return "\"\(style.name)\": { \"fontName\": \"Noteworthy-Light\", \"fontSize\": \(size) }"
    }
    #expect(findings(in: "{ \(entries.joined(separator: ",\n")) }") == [])
  }

  @Test func applesSizesAsSystemFontsAreClean() throws {
    let entries = TextStyle.allCases.map { "\"\($0.name)\": { \"design\": \"serif\" }" }
    #expect(findings(in: "{ \(entries.joined(separator: ",\n")) }") == [])
  }

  @Test(arguments: TextStyle.allCases) func oneCustomStyleAmongPreferredFontsIsClean(style: TextStyle) throws {
    let size = Int(PreferredFont(forTextStyle: style).pointSize(compatibleWith: .large))
    let text = "{ \"\(style.name)\": { \"fontName\": \"Noteworthy-Light\", \"fontSize\": \(size) } }"
    #expect(findings(in: text).filter { $0.severity > .note } == [])
  }

  @Test(arguments: [
    (
      #"{ "caption": { "fontName": "F", "fontSize": 20 }, "body": { "weight": "bold", "maximumPointSize": 17 } }"#,
      "'caption' is larger than 'body' at large: 20 and 17 points"
    ),
    (
      #"{ "caption": { "fontName": "F", "fontSize": 9, "maximumPointSize": 9 } }"#,
      "'caption' is 7 points at xSmall; expected at least 11"
    ),
    (
      #"{ "body": { "fontName": "F", "fontSize": 17, "relativeTo": "largeTitle" } }"#,
      "'body' reaches only 170 % of its default size; WCAG 1.4.4 requires 200 %; in a bar, offer the Large Content Viewer"
    ),
  ])
  func harmfulLimitsAreFound(input: String, expected: String) throws {
    #expect(findings(in: input).map(\.message).contains(expected))
  }

  /// Such a style never grows, which is another finding.
  @Test func aRangeOfOneCategoryIsNoContradiction() {
    let limits = #""minimumContentSizeCategory": "large", "maximumContentSizeCategory": "large""#
    let found = findings(in: "{ \"body\": { \"weight\": \"regular\", \(limits) } }")
    #expect(found.filter { $0.severity > .note }.map(\.id) == ["limits-accessibility-sizes"])
  }
}
