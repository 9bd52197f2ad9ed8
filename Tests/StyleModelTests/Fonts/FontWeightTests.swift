import DynamicType
import Testing

@testable import StyleModel
@testable import TypeRampKit

@Suite struct NearestFontWeight {
  @Test(
    arguments: [
      (1, .ultraLight), (149.9, .ultraLight), (150, .thin), (350, .regular), (400, .regular), (449, .regular),
      (450, .medium), (650, .bold), (849.5, .heavy), (850, .black), (950, .black), (1000, .black),
      (-.infinity, .ultraLight), (.infinity, .black),
    ] as [(Double, FontWeight)])
  func ties(cssValue: Double, weight: FontWeight) {
    #expect(FontWeight(nearestTo: cssValue) == weight)
  }

  @Test(arguments: FontWeight.allCases) func everyWeightIsNearestToItself(weight: FontWeight) {
    #expect(FontWeight(nearestTo: Double(weight.cssValue)) == weight)
  }
}
