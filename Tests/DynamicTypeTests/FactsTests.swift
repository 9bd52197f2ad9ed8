import Testing

@testable import DynamicType

/// Known measurements from devices and published tables.
@Suite struct MeasuredVectors {
  @Test(arguments: [
    (TextStyle.caption, 12.0, [10, 10, 10, 12, 14, 16, 17, 20, 24, 29, 33, 38]),
    (.caption2, 11, [11, 11, 11, 11, 15, 17, 19, 21, 25, 30, 35, 41]),
    (.body, 17, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
  ])
  func customFontsFollowLineSpacings(style: TextStyle, size: Double, expected: [Double]) {
    let metrics = FontMetrics(forTextStyle: style)
    #expect(ContentSizeCategory.allCases.map { metrics.scaledFont(ofSize: size, compatibleWith: $0) } == expected)
  }

  @Test func aFractionalSizeIsRoundedEvenAtLarge() {
    #expect(FontMetrics(forTextStyle: .body).scaledFont(ofSize: 17.8, compatibleWith: .large) == 18)
  }

  @Test func aTieOfHeadlineAtAccessibility4RoundsDown() {
    let headline = FontMetrics(forTextStyle: .headline)
    #expect(headline.scaledFont(ofSize: 11, compatibleWith: .accessibility4) == 25)
    #expect(headline.scaledFont(ofSize: 11.01, compatibleWith: .accessibility4) == 26)
    // Only fonts: other dimensions have the number of the table.
    #expect(headline.scaledValue(for: 11, compatibleWith: .accessibility4, displayScale: 3) == 77 / 3.0)
    #expect(headline.scaledValue(for: 5.5, compatibleWith: .accessibility4, displayScale: 2) == 13)
  }

  /// The cells in which the line spacing of fonts is not the number of the table, by the sign of the difference.
  @Test func theSystemsArithmeticMissesFiveCells() {
    var cells: [String: [Bool]] = [:]
    for (style, category) in TextStyle.allCases.flatMap({ style in ContentSizeCategory.allCases.map { (style, $0) } }) {
      let difference =
        Platform.iOS.leading(style, at: category)
        - Platform.iOS.preferredFont(style).lineSpacing(compatibleWith: category)
      #expect(difference.magnitude < 1e-14)
      if difference != 0 { cells["\(style.name) \(category.name)", default: []].append(difference > 0) }
    }
    #expect(
      cells == [
        "headline accessibility4": [false], "title accessibility2": [true], "title3 accessibility3": [true],
        "caption accessibility5": [true], "extraLargeTitle2 accessibility2": [true],
      ])
  }

  @Test func otherTiesRoundAwayFromZero() {
    for style in [TextStyle.body, .headline] {
      #expect(FontMetrics(forTextStyle: style).scaledFont(ofSize: 16.5, compatibleWith: .large) == 17)
    }
    #expect(FontMetrics.default.scaledValue(for: -16.5, compatibleWith: .large, displayScale: 1) == -17)
  }

  @Test func theMaximumIsAppliedAfterRounding() {
    let body = FontMetrics(forTextStyle: .body)
    #expect(body.scaledFont(ofSize: 17, maximumPointSize: 30.5, compatibleWith: .accessibility5) == 30.5)
    #expect(body.scaledFont(ofSize: 17, maximumPointSize: 30.5, compatibleWith: .xSmall) == 15)
  }

  @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 62.0 / 3)])
  func valuesAreRoundedToThePixelsOfTheDisplay(displayScale: Double, expected: Double) {
    // 24 × 19 / 22 = 20.727 points.
    #expect(FontMetrics.default.scaledValue(for: 24, compatibleWith: .xSmall, displayScale: displayScale) == expected)
  }
}
