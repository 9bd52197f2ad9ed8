import DynamicType
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Custom styles, besides the thirteen.
@Suite struct CustomStyles {
  private static let dictionary = """
    { "body": { "fontName": "Optima-Regular", "fontSize": 17 },
      "custom": {
        "price": { "fontName": "Optima-Bold", "fontSize": 22, "relativeTo": "title2" },
        "note": { "weight": "light", "relativeTo": "caption1" },
        "logo": { "design": "serif", "fixed": true }
      } }
    """

  private static func table(_ text: String = dictionary) -> ScaledTable? {
    Compilation(Array(text.utf8), path: "Shop.json").table
  }

  @Test(arguments: [
    ("price", [19, 20, 21, 22, 24, 26, 28, 34, 38, 43, 48, 53]),
    ("note", PreferredFont(forTextStyle: .caption).pointSizes),
    ("logo", Array(repeating: 17, count: 12)),
  ])
  func aStyleFollowsTheTextStyleThatItNames(name: String, expected: [Double]) throws {
    let style = try #require(Self.table()?.customStyles.first { $0.style.name == name })
    let curve = FontMetrics(forTextStyle: .title2)
    let scaled = ContentSizeCategory.allCases.map { curve.scaledFont(ofSize: 22, compatibleWith: $0) }
    #expect(style.sizes == (name == "price" ? scaled : expected))
  }

  @Test func theThirteenStayWhatTheyAre() throws {
    let table = try #require(Self.table())
    let without = try #require(Self.table(#"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#))
    #expect(table.styles == without.styles)
    #expect(table.allStyles.map(\.style.name) == TextStyle.allCases.map(\.name) + ["price", "note", "logo"])
  }

  /// Each output shows the styles where its readers look for them.
  @Test(arguments: [
    (Emitter.json, ["\"custom\": {", "\"price\": {", "\"relativeTo\": \"title2\""]),
    (.css, ["-price-size: 22px;", "-price) {", "-note) {"]),
    (.swift, ["case price", "case .price: .init(textStyle: .title2,", "fontName: \"Optima-Bold\""]),
  ])
  func theyAreInEveryOutput(_ emitter: Emitter, _ expected: [String]) throws {
    let text = emitter.text(of: try #require(Self.table()))
    for part in expected { #expect(text.contains(part), "\(emitter.name) has no '\(part)'") }
  }

  @Test(arguments: Emitter.all) func anOutputCanBeLimitedToWhatIsDefined(_ emitter: Emitter) throws {
    var emitter = emitter
    let table = try #require(Self.table())
    emitter.styles = .defined
    let text = emitter.text(of: table)
    #expect(emitter.hasStyles(of: table))
    #expect(text.contains("body") && text.contains("price"))
    // What generated Swift has for every dictionary names all text styles.
    let shared = ["enum TypeRamp {}", "enum ContentSize"].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    let own = text[..<(shared ?? text.endIndex)]
    #expect(!own.contains("headline") && !own.contains("Headline"))
    #expect(!emitter.hasStyles(of: try #require(Self.table("{}"))))
  }

  /// Paths of tokens in real files, and paths that are not names.
  @Test(arguments: [
    ("price", "price"), ("font.heading.xl", "fontHeadingXl"), ("Display/Large-1", "displayLarge1"), ("XL", "xl"),
    ("body.$root", "tokenBody"), ("Title 1", "tokenTitle1"), ("2xl", "token2xl"), ("metrics.a", "tokenMetricsA"),
    ("reader", "tokenReader"), ("标题", "u6807u9898"), ("...", "token"), ("", "token"),
  ])
  func thePathOfATokenIsMadeAName(path: String, expected: String) {
    #expect(StyleNames.customName(ofPath: path) == expected)
    #expect(StyleNames.isCustomName(expected))
  }
}
