import TestSupport
import Testing

@testable import TypeRampKit

/// Silenced findings, and findings that follow from others.
@Suite struct Suppressions {
  private static func ids(_ text: String) -> [String] {
    Compilation(Array(text.utf8), path: "a.json").findings.filter { $0.id != "missing-text-style" }.map(\.id)
  }

  @Test(arguments: [
    (#""typeramp": { "ignore": ["text-too-small"] }"#, "", []),
    ("", #""typeramp": { "ignore": ["text-too-small"] }"#, []),
    (#""typeramp": { "ignore": ["unlikely-size"] }"#, "", ["text-too-small"]),
    ("", #""typeramp": { "ignore": ["text-to-small"] }"#, ["unknown-value", "text-too-small"]),
    ("", #""typeramp": { "ignore": "text-too-small" }"#, ["wrong-shape", "text-too-small"]),
    (#""typeramp": [1]"#, "", ["text-too-small", "wrong-type"]),
  ])
  func anIgnoredRuleIsSilent(inEntry: String, atTop: String, expected: [String]) {
    let entry = #""fontName": "Noteworthy-Light", "fontSize": 9"# + (inEntry.isEmpty ? "" : ", " + inEntry)
    let text = "{ " + (atTop.isEmpty ? "" : atTop + ", ") + "\"footnote\": { \(entry) } }"
    #expect(Self.ids(text) == expected)
  }

  @Test func anotherStyleIsReported() {
    let small = #"{ "fontName": "Noteworthy-Light", "fontSize": 8"#
    let text =
      "{ \"footnote\": \(small), \"typeramp\": { \"ignore\": [\"text-too-small\"] } }, \"caption2\": \(small) } }"
    #expect(Self.ids(text).filter { $0 == "text-too-small" }.count == 1)
  }

  /// A style with an intended limit has one finding, and is not compared with styles that the dictionary leaves out.
  @Test(arguments: [
    (
      #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 20 }, "footnote": { "fontName": "Noteworthy-Light", "fontSize": 13 }, "caption": { "fontName": "Noteworthy-Light", "fontSize": 12 }, "subheadline": { "fontName": "Noteworthy-Light", "fontSize": 15 } }"#,
      ["never-doubles"]
    ),
    (#"{ "caption": { "fontName": "Noteworthy-Light", "fontSize": 20 } }"#, []),
    (#"{ "titel2": { "weight": "bold" } }"#, ["unknown-text-style"]),
  ])
  func findingsThatFollowFromOthersAreLeftOut(text: String, expected: [String]) {
    #expect(Self.ids(text) == expected)
  }

  @Test func missingStylesAreCounted() {
    let text = #"{ "titel2": { "weight": "bold" }, "body": { "weight": "bold" } }"#
    let messages = Compilation(Array(text.utf8), path: "a.json").findings.map(\.message)
    #expect(messages.contains("9 text styles have no entry and are in Apple's own font"))
  }
}
