import DynamicType
import Testing

/// A cell of a platform's table: one style at one category.
struct Cell: Sendable, CustomTestStringConvertible {
  let platform: Platform
  let style: TextStyle
  let category: ContentSizeCategory

  static let all = Platform.all.flatMap(cells)
  static let ofIOS = cells(of: .iOS)

  private static func cells(of platform: Platform) -> [Cell] {
    TextStyle.allCases.flatMap { style in
      ContentSizeCategory.allCases.map { Cell(platform: platform, style: style, category: $0) }
    }
  }

  var font: PreferredFont { platform.preferredFont(style) }
  var metrics: FontMetrics { platform.metrics(style) }
  var testDescription: String { "\(style) at \(category) on \(platform.name)" }
}

/// Laws for all 156 cells of every platform.
@Suite struct Laws {
  @Test func thereAreThirteenStylesAndTwelveCategories() {
    #expect(TextStyle.allCases.count == 13)
    #expect(ContentSizeCategory.allCases.count == 12)
    #expect(Cell.all.count == 156 * Platform.all.count)
  }

  @Test func indicesMatchTheLists() {
    #expect(TextStyle.allCases.map(\.index) == Array(0..<13))
    #expect(ContentSizeCategory.allCases.map(\.index) == Array(0..<12))
  }

  @Test func platformNamesAreUnique() {
    #expect(Set(Platform.all.map(\.name)).count == Platform.all.count)
    #expect(Set(Platform.all.map(\.label)).count == Platform.all.count)
    #expect(Platform.all.contains(.iOS))
  }

  @Test(arguments: Platform.all) func everyTableHasTwelveValuesInOrder(_ platform: Platform) {
    #expect(platform.preferredFonts.map(\.textStyle) == TextStyle.allCases)
    for font in platform.preferredFonts {
      #expect(font.pointSizes.count == 12)
      #expect(font.lineSpacings.count == 12)
    }
  }

  @Test(arguments: Cell.all) func lineSpacingsExceedSizes(_ cell: Cell) {
    let size = cell.font.pointSize(compatibleWith: cell.category)
    #expect(cell.font.lineSpacing(compatibleWith: cell.category) > size - 3)
    #expect(size > 0)
  }

  @Test(arguments: Cell.ofIOS) func noTextIsSmallerThanElevenPoints(_ cell: Cell) {
    #expect(cell.font.pointSize(compatibleWith: cell.category) >= 11)
  }

  @Test(arguments: Cell.all) func aLargerCategoryNeverShrinksText(_ cell: Cell) {
    guard let next = ContentSizeCategory.allCases.first(where: { $0 > cell.category }) else { return }
    for size in stride(from: 0.5, through: 60, by: 0.5) {
      let here = cell.metrics.scaledFont(ofSize: size, compatibleWith: cell.category)
      #expect(here <= cell.metrics.scaledFont(ofSize: size, compatibleWith: next))
    }
  }

  @Test(arguments: Cell.all) func sizesAreWholePointsNearTheRatioOfTheLineSpacings(_ cell: Cell) {
    let ratio = cell.font.lineSpacing(compatibleWith: cell.category) / cell.font.lineSpacing(compatibleWith: .large)
    for size in stride(from: 1.0, through: 60, by: 0.25) {
      let scaled = cell.metrics.scaledFont(ofSize: size, compatibleWith: cell.category)
      #expect(scaled == scaled.rounded())
      #expect(abs(scaled - size * ratio) <= 0.5 + 1e-9)
    }
  }

  @Test(arguments: Cell.all) func valuesAreWholePixelsAndOddFunctions(_ cell: Cell) {
    let metrics = cell.metrics
    for scale in [1.0, 2, 3] {
      for value in stride(from: 0.0, through: 60, by: 0.25) {
        let scaled = metrics.scaledValue(for: value, compatibleWith: cell.category, displayScale: scale)
        #expect(abs(scaled * scale - (scaled * scale).rounded()) < 1e-9)
        #expect(-scaled == metrics.scaledValue(for: -value, compatibleWith: cell.category, displayScale: scale))
      }
    }
  }

  @Test(arguments: Cell.ofIOS) func onlyTheExtraLargeTitlesAwayFromLargeAreInferred(_ cell: Cell) {
    let isInferred = cell.font.inferredCategories.contains(cell.category)
    let isExtraLarge = cell.style == .extraLargeTitle || cell.style == .extraLargeTitle2
    #expect(isInferred == (isExtraLarge && cell.category != .large))
  }
}
