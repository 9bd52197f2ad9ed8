import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Functions of Tokens Studio in arithmetic.
@Suite struct ArithmeticFunctions {
  private static let lengths = [
    "size.m": TokenLength(value: 8, unit: .px), "scale": TokenLength(value: 2, unit: .none),
  ]

  private static func value(_ text: String) throws(ArithmeticMistake) -> TokenLength {
    try Arithmetic.value(of: text) { lengths[$0] }
  }

  private static let sums: [(String, String)] = [
    ("round(17.4)", "17"), ("round(1.5rem)", "2rem"),
    ("round(-2.5)", "-2"), ("round(0.49999999999999994)", "0"), ("floor(-1.5px)", "-2px"),
    ("calc(2 * ({size.m} + 1px))", "18px"), ("ceil(1.2 * 2)", "3"),
    ("abs(-3px)", "3px"), ("-abs(-3px)", "-3px"), ("min(3px, {size.m}, 1px)", "1px"), ("max(1,2)", "2"),
    ("max(2)", "2"), ("roundTo({size.m} * 1.23456, 2)", "9.88px"), ("roundTo(1.005, 2)", "1.01"),
    ("roundTo(2.5)", "3"), ("round ( max( {size.m} / 3 , 2px ) ) + 1px", "4px"), ("2 * max (1, 2)", "4"),
    ("round((1 + 2) * 1.5) - floor(1)", "4"), ("min(max(1, 2), max(3, 4))", "2"), ("$size.m * 2", "16px"),
    ("($size.m+$size.m) / $scale", "8px"), ("roundTo($size.m / 3, $scale)", "2.67px"),
    ("clamp(1px, {size.m}, 12px)", "8px"), ("clamp(9px, {size.m}, 12px)", "9px"), ("clamp(1, 4, 3)", "3"),
    // As in CSS, the smallest value counts if it is above the largest.
    ("clamp(3, 1, 2)", "3"), ("clamp(3, 4, 2)", "3"),
  ]

  @Test(arguments: sums) func results(text: String, result: String) throws {
    #expect(try Self.value(text).value.computed == TokenLength(result)?.value)
    #expect(try Self.value(text).unit == TokenLength(result)?.unit)
  }

  private static let wrong: [(String, ArithmeticMistake)] = [
    ("round()", .argumentCount("round", 0, at: 0)), ("round(1, 2)", .argumentCount("round", 2, at: 0)),
    ("max()", .argumentCount("max", 0, at: 0)), ("roundTo(1, 2, 3)", .argumentCount("roundTo", 3, at: 0)),
    ("clamp(1, 2)", .argumentCount("clamp", 2, at: 0)), ("clamp(1px, 2px, 3)", .mixedArguments("clamp", .px, .none)),
    ("2 * abs( )", .argumentCount("abs", 0, at: 4)), ("max(1px, 2em)", .mixedArguments("max", .px, .em)),
    ("min(1, 2, 3px)", .mixedArguments("min", .none, .px)), ("roundTo(1, 1.5)", .decimals),
    ("roundTo(1, -1)", .decimals), ("roundTo(1, 2px)", .decimals), ("roundTo(1, 1e300)", .decimals),
    ("max(1,)", .notArithmetic), ("max(,1)", .notArithmetic), ("max(1 2)", .notArithmetic), ("1, 2", .notArithmetic),
    ("(1, 2)", .notArithmetic), ("round 2", .notArithmetic), ("max(1, (2, 3))", .notArithmetic),
    ("round(1", .unbalanced), ("max(1, 2))", .unbalanced), ("round(1e308 * 10)", .overflow),
    ("round", .notArithmetic), ("$", .notArithmetic), ("$size.l * 2", .unresolved("size.l")),
  ]

  @Test(arguments: wrong) func mistakes(text: String, mistake: ArithmeticMistake) {
    #expect(throws: mistake) { try Self.value(text) }
  }

  /// The name of the function is marked, if the text is read as it is written.
  @Test(
    arguments: [
      ("1 + sine(4)", ["sine"]), ("round(1) + round()", ["round"]), ("{m} * max()", ["max"]),
      ("$m * max()", ["$m * max()"]), ("1 + ro\\u0075nd()", ["1 + ro\\u0075nd()"]), ("1px + 1em", ["1px + 1em"]),
    ] as [(String, [String])])
  func theFunctionIsMarked(text: String, marked: [String]) {
    let tokens = ReadTokens(
      """
      { "m": { "type": "sizing", "value": "2" }, "body": { "type": "typography",
        "value": { "fontFamily": "Optima", "fontWeight": "400", "fontSize": "\(text)" } } }
      """, form: .tokensStudio)
    #expect(tokens.marked == marked)
  }

  private static let sentences: [(ArithmeticMistake, String)] = [
    (.argumentCount("round", 2, at: 0), "expected 1 argument for 'round', not 2"),
    (.argumentCount("roundTo", 0, at: 0), "expected 1 or 2 arguments for 'roundTo', not 0"),
    (.argumentCount("clamp", 2, at: 0), "expected 3 arguments for 'clamp', not 2"),
    (.argumentCount("max", 0, at: 0), "expected at least 1 argument for 'max', not 0"),
    (.mixedArguments("max", .px, .none), "expected one unit for all arguments of 'max', not 'px' and a plain number"),
    (.decimals, "expected a whole number of decimals from 0 to 12 as second argument of 'roundTo'"),
  ]

  @Test(arguments: sentences) func messages(mistake: ArithmeticMistake, message: String) {
    #expect(mistake.message == message)
  }
}
