import DynamicType
import Testing

/// The published table of Apple's Human Interface Guidelines (Typography, iOS and iPadOS Dynamic Type sizes), typed in
/// a second time: point size and leading for each category. The system's line spacings differ in the cells listed.
@Suite struct PublishedTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: TextStyle
    let sizes: [Double]
    let leadings: [Double]

    var testDescription: String { style.name }
  }

  static let rows = [
    Row(
      style: .largeTitle, sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    Row(
      style: .title, sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    Row(
      style: .title2, sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    Row(
      style: .title3, sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    Row(
      style: .headline, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(
      style: .subheadline, sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    Row(
      style: .body, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(
      style: .callout, sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    Row(
      style: .footnote, sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    Row(
      style: .caption, sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    Row(
      style: .caption2, sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  @Test(arguments: rows) func sizesAgree(row: Row) {
    #expect(PreferredFont(forTextStyle: row.style).pointSizes == row.sizes)
  }

  @Test func leadingsAgreeButForEightCells() {
    let differences = Self.rows.flatMap { row in
      let font = PreferredFont(forTextStyle: row.style)
      return zip(ContentSizeCategory.allCases, row.leadings).compactMap { category, leading in
        let spacing = font.lineSpacing(compatibleWith: category)
        return spacing == leading ? nil : "\(row.style) \(category) \(Int(spacing)), published \(Int(leading))"
      }
    }
    #expect(
      differences == [
        "title xLarge 36, published 37",
        "title xxLarge 38, published 39",
        "title accessibility4 61, published 62",
        "headline accessibility4 51, published 56",
        "subheadline xxxLarge 26, published 28",
        "subheadline accessibility2 36, published 37",
        "caption accessibility1 27, published 28",
        "caption2 accessibility2 29, published 30",
      ])
  }
}
