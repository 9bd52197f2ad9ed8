import DynamicType
import Foundation
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct CSSLiveLengthTests {
  private static let curves: [(name: String, points: [Double], lines: [String])] = [
    ("all the same", [Double](repeating: 20.5, count: 12), ["20.5px"]),
    ("a third", [Double](repeating: 62.0 / 3, count: 12), ["20.667px"]),
    ("the body itself", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], ["calc(14px + clamp(0px, x - 14px, 39px))"]),
    (
      "steps", [10, 10, 11, 11, 11, 13, 13, 13, 13, 13, 13, 13],
      ["calc(10px", "  + clamp(0px, x - 15px, 1px)", "  + clamp(0px, x - 19px, 2px))"]
    ),
    (
      "a dip", [10, 10, 10, 10, 9, 8, 8, 8, 15, 15, 15, 10],
      [
        "calc(10px", "  - clamp(0px, x - 17px, 4px) / 2", "  + clamp(0px, x - 28px, 5px) * 7 / 5",
        "  - clamp(0px, x - 47px, 6px) * 5 / 6)",
      ]
    ),
    (
      "thirds", [20 + 2.0 / 3, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22],
      ["calc(62px / 3 + clamp(0px, x - 14px, 1px) * 4 / 3)"]
    ),
    (
      "decimals", [20, 20, 20, 20, 20, 20, 20, 20.25, 20.25, 20.25, 20.25, 20.25],
      ["calc(20px + clamp(0px, x - 23px, 5px) / 20)"]
    ),
  ]

  @Test(arguments: curves)
  func aCurveIsWrittenInFewTerms(_ name: String, _ points: [Double], _ expected: [String]) {
    #expect(
      CSSLiveLength(points.map { CSSLength($0) }, on: .iOS).formula(reader: "x")
        == expected.joined(separator: "\n"))
  }

  @Test func aSharedCurveIsWrittenOnce() {
    let styles = [TextStyle.body, .callout, .footnote].map { cssStyle($0, size: 17) { $0.relativeTo = .body } }
    let text = css(cssTable(styles)) { $0.mode = .live }
    #expect(text.components(separatedBy: "/* 15 15 16 17 19 20 22 26 31 37 43 48 */").count == 2)
    for style in ["body", "callout", "footnote"] { #expect(text.contains("  --type-\(style)-size: var(--type-curve-")) }
  }

  @Test(arguments: TextStyle.allCases)
  func theCurveGoesThroughAllTwelveSizes(_ style: TextStyle) {
    for size in stride(from: 5.0, through: 80, by: 2.5) {
      let metrics = FontMetrics(forTextStyle: style)
      let sizes = ContentSizeCategory.allCases.map { metrics.scaledFont(ofSize: size, compatibleWith: $0) }
      let values = ContentSizeCategory.allCases.map {
        metrics.scaledValue(for: size, compatibleWith: $0, displayScale: 3)
      }
      for points in [sizes, values] {
        #expect(counts(of: CSSLiveLength(points.map { CSSLength($0) }, on: .iOS)) == points.map { CSSLength($0).count })
      }
    }
  }

  /// The values of the curve at the twelve body sizes, computed with whole numbers.
  private func counts(of live: CSSLiveLength) -> [Int] {
    PreferredFont(forTextStyle: .body).pointSizes.map { Int($0) }.map { size in
      live.first.count
        + live.segments.reduce(0) { sum, segment in
          let way = min(max(0, size - segment.start), segment.width) * CSSLength.partsPerPixel
          return sum + way * segment.slope.numerator / segment.slope.denominator
        }
    }
  }

  @Test(arguments: [
    (17, "17px"), (62.0 / 3, "20.667px"), (-0.0001, "0px"), (33.33, "33.33px"), (-7.5, "-7.5px"),
    (.infinity, "1000000000px"), (1e300, "1000000000px"),
  ])
  func aLengthIsRoundedToThousandths(_ points: Double, _ expected: String) {
    #expect("\(CSSLength(points))" == expected)
  }
}
