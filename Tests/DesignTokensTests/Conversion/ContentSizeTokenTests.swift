import Documents
import DynamicType
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Values of tokens that depend on the content size category.
@Suite struct ContentSizeTokens {
  /// A custom body of 20 points, with changes, whose font has lines of 1.5 times its size, or unknown ones.
  private func body(
    size: Double = 20, knowsLines: Bool = false, _ change: (inout ResolvedStyle) -> Void = { _ in }
  ) -> ScaledStyle {
    let font = ResolvedStyle.Font.custom(name: "A", boldName: nil)
    var style = ResolvedStyle(textStyle: .body, origin: .dictionary, font: font, fontSize: size)
    change(&style)
    let scaled = ScaledStyle(style)
    return ScaledStyle(
      style: style, sizes: scaled.sizes, lineSpacings: knowsLines ? scaled.sizes.map { $0 * 1.5 } : nil, inferred: [])
  }

  /// The line height of the preferred body at `large`, at `accessibility1` and at `accessibility5`.
  private static let preferred = (large: 22.0 / 17, first: 34.0 / 28, last: 62.0 / 53)

  @Test func lineHeightsComeFromTheEntryTheFileOrThePreferredFont() {
    #expect(body(knowsLines: true) { $0.lineHeight = 1.25 }.lineHeightValue(at: .accessibility5).text == "1.25\n")
    #expect(body(knowsLines: true).lineHeightOfFont(at: .accessibility5) == 1.5)
    #expect(body().lineHeightOfFont(at: .large) == Self.preferred.large)
    #expect(body().lineHeightOfFont(at: .accessibility5) == Self.preferred.last)
  }

  /// If a limit stops the size, it also stops the line height.
  @Test func lineHeightsAreThoseOfTheSizeThatIsShown() {
    let limited = body { $0.limits.maximumCategory = .accessibility1 }
    #expect(limited.lineHeightValue(at: .accessibility5).text == "\(Self.preferred.first)\n")
    #expect(body { $0.isFixed = true }.lineHeightValue(at: .accessibility5).text == "\(Self.preferred.large)\n")
  }

  /// A size that is rounded to zero has no line height, and nothing is divided by it.
  @Test func aSizeOfZeroIsHarmless() {
    let style = body(size: 0.4, knowsLines: true) { $0.tracking = 2 }
    #expect(style.sizes[ContentSizeCategory.large.index] == 0)
    #expect(style.lineHeightOfFont(at: .large) == Self.preferred.large)
    #expect(style.letterSpacingValue(at: .accessibility5)?.text == JSONValue.dimension(.number(2)).text)
  }

  @Test(arguments: [
    (0.5, ContentSizeCategory.large, "0.5"), (0.5, .accessibility5, "1.4"), (-0.1, .xSmall, "-0.085"),
    (0, .xSmall, "0"),
    (0.0004, .large, "0"),
  ])
  func letterSpacingGrowsWithTheText(tracking: Double, category: ContentSizeCategory, expected: String) {
    let style = body { $0.tracking = tracking }
    #expect(style.letterSpacingValue(at: category)?.text == JSONValue.dimension(.decimal(expected)).text)
    let plain = body().letterSpacingValue(at: category)
    #expect(plain?.text == nil)
  }
}
