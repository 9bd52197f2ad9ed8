import Documents
import DynamicType
import Testing

@testable import StyleModel
@testable import TypeRampKit

/// From an entry to its twelve sizes.
@Suite struct Resolution {
  /// The style of an entry, resolved and scaled.
  private func body(_ entry: String, _ name: String = "body") throws -> ScaledStyle {
    let dictionary = try StyleDictionary(json: "{ \"\(name)\": \(entry) }")
    let table = ScaledTable(dictionary.resolved(name: "Test", on: .iOS))
    return try #require(table.styles.first { $0.style.textStyle == TextStyle(spelling: name) })
  }

  private static let customBody: [Double] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
  private static let preferredBody: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  @Test(arguments: [
    ("a custom font", #"{ "fontName": "F", "fontSize": 17 }"#, customBody),
    ("a system font with a size", #"{ "weight": "bold", "fontSize": 17 }"#, customBody),
    ("a system font without a size", #"{ "weight": "bold" }"#, preferredBody),
    ("a design alone", #"{ "design": "serif" }"#, preferredBody),
    (
      "a maximum", #"{ "fontName": "F", "fontSize": 17, "maximumPointSize": 21.5 }"#,
      [15, 15, 16, 17, 19, 20, 21.5, 21.5, 21.5, 21.5, 21.5, 21.5]
    ),
    (
      "a maximum of a system font", #"{ "weight": "bold", "maximumPointSize": 20 }"#,
      [14, 15, 16, 17, 19, 20, 20, 20, 20, 20, 20, 20]
    ),
    (
      "a range of categories",
      #"{ "fontName": "F", "fontSize": 17, "minimumContentSizeCategory": "M", "maximumContentSizeCategory": "AX1" }"#,
      [16, 16, 16, 17, 19, 20, 22, 26, 26, 26, 26, 26]
    ),
    (
      "another style's curve", #"{ "fontName": "F", "fontSize": 12, "relativeTo": "caption1" }"#,
      [10, 10, 10, 12, 14, 16, 17, 20, 24, 29, 33, 38]
    ),
    (
      "a system font on another curve", #"{ "weight": "bold", "relativeTo": "caption" }"#,
      [14, 14, 14, 17, 20, 22, 24, 29, 34, 41, 47, 54]
    ),
    ("its own curve by name", #"{ "weight": "bold", "relativeTo": "body" }"#, preferredBody),
    (
      "fixed", #"{ "fontName": "F", "fontSize": 17.8, "fixed": true }"#,
      Array(repeating: 17.8, count: 12)
    ),
    ("fixed system font", #"{ "design": "rounded", "fixed": true }"#, Array(repeating: 17, count: 12)),
    ("an unusable entry", #"{ "fontName": "F" }"#, preferredBody),
  ])
  func sizes(name: String, entry: String, expected: [Double]) throws {
    #expect(try body(entry).sizes == expected, "\(name)")
  }

  @Test func originsSayWhyAStyleFellBack() throws {
    let dictionary = try StyleDictionary(json: #"{ "body": { "fontSize": 1 }, "title": { "weight": "bold" } }"#)
    let styles = dictionary.resolved(name: "Test", on: .iOS).styles
    #expect(styles.map(\.textStyle) == TextStyle.allCases)
    for style in styles {
      switch style.textStyle {
      case .body: #expect(style.origin == .fallbackForUnusable)
      case .title: #expect(style.origin == .dictionary)
      default: #expect(style.origin == .fallbackForAbsent)
      }
    }
  }

  @Test func onlyFallbacksHaveTheSystemsLineSpacings() throws {
    #expect(try body(#"{ "weight": "bold" }"#).lineSpacings == nil)
    #expect(try body("{}").lineSpacings == PreferredFont(forTextStyle: .body).lineSpacings)
  }

  @Test(arguments: [
    (#"{ "fontName": "F", "fontSize": 36 }"#, "extraLargeTitle", 11),
    (#"{ "fontName": "F", "fontSize": 36, "relativeTo": "largeTitle" }"#, "extraLargeTitle", 0),
    (#"{ "fontName": "F", "fontSize": 36, "fixed": true }"#, "extraLargeTitle", 0),
    (#"{ "fontName": "F", "fontSize": 17, "relativeTo": "extraLargeTitle2" }"#, "body", 11),
    (#"{ "fontName": "F", "fontSize": 17 }"#, "body", 0),
  ])
  func inferredNumbersAreMarked(entry: String, name: String, count: Int) throws {
    #expect(try body(entry, name).inferred.count == count)
  }

  @Test(arguments: [(1, 21.0), (2, 20.5), (3, 62.0 / 3)])
  func metricsAreRoundedToPixels(displayScale: Int, expected: Double) throws {
    let dictionary = try StyleDictionary(json: #"{ "metrics": { "icon": { "value": 24 } } }"#)
    let table = ScaledTable(dictionary.resolved(name: "Test", on: .iOS), displayScale: displayScale)
    #expect(table.metrics.first?.values.first == expected)
    #expect(table.metrics.first?.values.count == 12)
  }

  @Test(arguments: TextStyle.allCases) func anEmptyDictionaryIsApplesOwnTable(style: TextStyle) throws {
    let table = ScaledTable(try StyleDictionary(json: "{}").resolved(name: "Test", on: .iOS))
    #expect(table.styles[style.index].sizes == PreferredFont(forTextStyle: style).pointSizes)
    #expect(table.styles[style.index].style.textStyle == style)
  }
}

extension StyleDictionary {
  /// The dictionary in a JSON text that is well-formed.
  fileprivate init(json: String) throws {
    let document = Document(Array(json.utf8), path: "example.json")
    self.init(try document.tree.get().root)
  }
}
