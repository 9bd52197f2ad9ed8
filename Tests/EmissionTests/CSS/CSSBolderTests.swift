import DynamicType
import Testing

@testable import Emission
@testable import StyleModel

/// The table of `bolder` in CSS Fonts 4, section 2.2.1, at its boundaries.
@Suite struct CSSBolder {
  @Test(arguments: [(1, 400), (349, 400), (350, 700), (549, 700), (550, 900), (899, 900), (900, 900), (1000, 1000)])
  func weights(weight: Double, bolder: Double) {
    #expect(CSSFont.bolder(than: weight) == bolder)
  }

  /// On a page with Bold Text, a system font is two steps bolder, but not bolder than black.
  @Test(
    arguments: [(.ultraLight, 300), (.regular, 600), (.bold, 900), (.heavy, 900), (.black, 900)] as [(FontWeight, Int)])
  func boldText(weight: FontWeight, bold: Int) {
    let style = cssStyle(font: .system(weight: weight, design: nil, usesPreferredSizes: true))
    let rules = CSSPage([(cssTable([style]), "type")]).boldText.split(separator: "\n")
    #expect(rules.contains(":root[data-bold] .type-body { font-weight: \(bold); }"))
  }
}
