import DynamicType
import Testing

/// A cell of the table: one style at one category.
struct Cell: Sendable, CustomTestStringConvertible {
  let style: TextStyle
  let category: ContentSizeCategory

  static let all = TextStyle.allCases.flatMap { style in
    ContentSizeCategory.allCases.map { Cell(style: style, category: $0) }
  }

  var testDescription: String { "\(style) at \(category)" }
}

/// What holds in all 156 cells.
@Suite struct Laws {
  @Test func thereAreThirteenStylesAndTwelveCategories() {
    #expect(TextStyle.allCases.count == 13)
    #expect(ContentSizeCategory.allCases.count == 12)
    #expect(Cell.all.count == 156)
  }

  @Test func indicesAreThePlacesInTheLists() {
    #expect(TextStyle.allCases.map(\.index) == Array(0..<13))
    #expect(ContentSizeCategory.allCases.map(\.index) == Array(0..<12))
  }

  @Test func everyTableHasItsPlaceAndTwelveValues() {
    for style in TextStyle.allCases {
      let font = PreferredFont(forTextStyle: style)
      #expect(font.textStyle == style)
      #expect(font.pointSizes.count == 12)
      #expect(font.lineSpacings.count == 12)
    }
  }

  @Test(arguments: Cell.all) func linesAreFartherApartThanLettersAreTall(_ cell: Cell) {
    let font = PreferredFont(forTextStyle: cell.style)
    #expect(font.lineSpacing(compatibleWith: cell.category) > font.pointSize(compatibleWith: cell.category) - 3)
    #expect(font.pointSize(compatibleWith: cell.category) >= 11)
  }

  @Test(arguments: Cell.all) func aLargerCategoryNeverShrinksText(_ cell: Cell) {
    guard let next = ContentSizeCategory.allCases.first(where: { $0 > cell.category }) else { return }
    let metrics = FontMetrics(forTextStyle: cell.style)
    for size in stride(from: 0.5, through: 60, by: 0.5) {
      let here = metrics.scaledFont(ofSize: size, compatibleWith: cell.category)
      #expect(here <= metrics.scaledFont(ofSize: size, compatibleWith: next))
    }
  }

  @Test(arguments: Cell.all) func sizesAreWholePointsNearTheRatioOfTheLineSpacings(_ cell: Cell) {
    let font = PreferredFont(forTextStyle: cell.style)
    let ratio = font.lineSpacing(compatibleWith: cell.category) / font.lineSpacing(compatibleWith: .large)
    for size in stride(from: 1.0, through: 60, by: 0.25) {
      let scaled = FontMetrics(forTextStyle: cell.style).scaledFont(ofSize: size, compatibleWith: cell.category)
      #expect(scaled == scaled.rounded())
      #expect(abs(scaled - size * ratio) <= 0.5 + 1e-9)
    }
  }

  @Test(arguments: Cell.all) func valuesAreWholePixelsAndOddFunctions(_ cell: Cell) {
    let metrics = FontMetrics(forTextStyle: cell.style)
    for scale in [1.0, 2, 3] {
      for value in stride(from: 0.0, through: 60, by: 0.25) {
        let scaled = metrics.scaledValue(for: value, compatibleWith: cell.category, displayScale: scale)
        #expect(abs(scaled * scale - (scaled * scale).rounded()) < 1e-9)
        #expect(-scaled == metrics.scaledValue(for: -value, compatibleWith: cell.category, displayScale: scale))
      }
    }
  }

  @Test(arguments: Cell.all) func onlyTheExtraLargeTitlesAwayFromLargeAreInferred(_ cell: Cell) {
    let isInferred = PreferredFont(forTextStyle: cell.style).inferredCategories.contains(cell.category)
    let isExtraLarge = cell.style == .extraLargeTitle || cell.style == .extraLargeTitle2
    #expect(isInferred == (isExtraLarge && cell.category != .large))
  }
}
