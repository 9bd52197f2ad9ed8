import DynamicType
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct ComputedNumbers {
  private static let noisy: [(Double, String)] = [
    (0.05279999999999999, "0.0528"), (0.30000000000000004, "0.3"), (17.600000000000001, "17.6"), (-0.442, "-0.442"),
    (1.4117647058823528, "1.41176470588"), (5.551115123125783e-17, "0"), (123456789.123456789, "123456789.123"),
    (1e20, "1e+20"), (999999999999.96, "1000000000000"),
  ]

  @Test(arguments: noisy)
  func noiseIsRoundedAway(number: Double, text: String) {
    #expect(number.computed.shortest == text)
  }

  /// Numbers of up to twelve digits with any position of the decimal point do not change; rounding is idempotent.
  @Test func numbersWithFewDigitsAreKept() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...12, using: &generator)
      let decimals = Int.random(in: 0...12, using: &generator)
      let bound = (0..<digits).reduce(1) { bound, _ in bound * 10 }
      let whole = Int.random(in: -bound..<bound, using: &generator)
      let literal = Double("\(whole)e-\(decimals)") ?? .nan
      #expect(literal.computed == literal)
      let noisy = literal * 1.1 / 0.7
      #expect(noisy.computed.computed == noisy.computed)
      #expect((noisy.computed - noisy).magnitude <= max(noisy.magnitude * 1e-11, 1e-12))
    }
  }

  private static let large: [Double] = [.infinity, -.infinity, .greatestFiniteMagnitude, 0, 1e12, 1e300]

  @Test(arguments: large) func wholeNumbersAreKept(number: Double) {
    #expect(number.computed == number)
    #expect(Double.nan.computed.isNaN)
  }

  private static func typography(_ members: String) -> String {
    """
    { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontWeight": "400", \(members) } } }
    """
  }

  private static let read: [(String, Double, Double?, Double?)] = [
    (##""fontSize": "12", "letterSpacing": "0.4%""##, 12, 0.048, nil),
    (##""fontSize": "1.1rem", "letterSpacing": "0.1em""##, 17.6, 1.76, nil),
    (##""fontSize": "17", "lineHeight": "24px", "letterSpacing": "0.1 + 0.2""##, 17, 0.3, 1.41176470588),
    (##""fontSize": "17", "lineHeight": "(1 / 7) * 7""##, 17, nil, 1),
    // Literals are never rounded.
    (
      ##""fontSize": "12.345678901234567px", "lineHeight": 1.0123456789012345"##, 12.345678901234567,
      nil, 1.0123456789012345
    ),
  ]

  @Test(arguments: read)
  func numbersThatAreReadAreShort(members: String, size: Double, tracking: Double?, lineHeight: Double?) {
    let tokens = ReadTokens(Self.typography(members), form: .tokensStudio)
    #expect(tokens.number(.fontSize) == size)
    #expect(tokens.number(.tracking) == tracking)
    #expect(tokens.number(.lineHeight) == lineHeight)
  }

  @Test(arguments: Emitter.all) func noOutputHasNoise(_ emitter: Emitter) throws {
    let text = Self.typography(##""fontSize": "12", "letterSpacing": "0.4%""##)
    let output = try #require(ReadTokens(text, form: .tokensStudio).compilation.text(as: emitter))
    // In CSS it is relative to the size. Formats that accompany another, such as tests, have no letter spacing.
    let expected = emitter.name == "css" ? "0.004em" : "0.048"
    #expect(output.contains(expected) || !emitter.fileSuffix.isEmpty)
    #expect(!output.contains("0.04800") && !output.contains("0.00400"))
  }

  /// Every format has the short number, and keeps it when it is read back.
  @Test(arguments: ConversionTarget.all) func noConversionHasNoise(_ target: ConversionTarget) throws {
    let tokens = ReadTokens(Self.typography(##""fontSize": "12", "letterSpacing": "0.4%""##), form: .tokensStudio)
    let output = try tokens.compilation.converted(to: target)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("0.048"))
    #expect(!text.contains("0.04800"))
  }
}
