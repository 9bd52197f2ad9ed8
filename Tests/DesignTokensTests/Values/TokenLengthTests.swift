import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

@Suite struct TokenLengths {
  @Test(
    arguments: [
      ("16px", 16, .px), (" 1.5 rem ", 1.5, .rem), ("16", 16, .none), ("-2.6%", -2.6, .percent), (".5em", 0.5, .em),
      ("1e2px", 100, .px), ("1E-2", 0.01, .none), ("2em", 2, .em), ("1e2em", 100, .em), ("+12PT", 12, .pt),
      ("0", 0, .none), ("-0.0px", 0, .px), ("120 %", 120, .percent), ("\t16Px\n", 16, .px),
    ] as [(String, Double, TokenLength.Unit)])
  func whatIsRead(text: String, value: Double, unit: TokenLength.Unit) {
    #expect(TokenLength(text) == TokenLength(value: value, unit: unit))
  }

  @Test(arguments: [
    "", " ", "px", "%", "-", "--1", "- 1", "1 2", "16px 2px", "16pxx", "16 px px", "16dp", "1fr", "1vw", "NaN", "nan",
    "inf", "-infinity", "0x10", "0x1p3", "1e999", "-1e999px", "1.", "1.px", ".", ".px", "1..2", "1.2.3", "1,5", "1e",
    "1e+",
    "1_000", "１６", "16ｐｘ", "16 px;", "16/2", "{a}", "AUTO", "1\0",
  ])
  func invalidLengths(text: String) {
    #expect(TokenLength(text) == nil)
  }

  /// The width of the screen is a unit in arithmetic only.
  @Test(arguments: TokenLength.Unit.allCases.filter { !$0.isOfScreen }) func everyUnitReadsItself(
    unit: TokenLength.Unit
  ) {
    #expect(TokenLength("3\(unit.rawValue)") == TokenLength(value: 3, unit: unit))
    #expect(TokenLength("3 \(unit.rawValue.uppercased())") == TokenLength(value: 3, unit: unit))
  }
}
