import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

@Suite struct TokenArithmetic {
  private static let lengths = [
    "size.m": TokenLength(value: 8, unit: .px), "scale": TokenLength(value: 2, unit: .none),
  ]

  private static func value(_ text: String) throws(ArithmeticMistake) -> TokenLength {
    try Arithmetic.value(of: text) { lengths[$0] }
  }

  @Test(
    arguments: [
      ("16px", "16px"), (" 1.5 rem ", "1.5rem"), ("-2.6%", "-2.6%"), ("16 * 1.5", "24"), ("16*1.5", "24"),
      ("{size.m} * 1.25", "10px"), ("{ size.m }*{scale}", "16px"), ("(4px + 2px) / 2", "3px"), ("4px-2px", "2px"),
      ("4px - 2px", "2px"), ("4px -2px", "2px"), ("4px - -2px", "6px"), ("1 - 2 - 3", "-4"), ("24 / 2 / 3", "4"),
      ("24 / (2 * 3)", "4"), ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("2 * 3 + 4", "10"), ("-(2 + 3)", "-5"),
      ("-2 * -3", "6"), ("- - 2", "2"), ("+2px", "2px"), ("2 * +3px", "6px"), ("2 * -(1em + 2em)", "-6em"),
      ("12px / 8px", "1.5"), ("1.5 * 2em", "3em"), ("4 px * 2", "8px"), ("50% + 5%", "55%"), ("1e2px / 1E1", "10px"),
      ("((((1))))", "1"), ("2em-1em", "1em"), ("{size.m}-{size.m}", "0px"), ("-{size.m}", "-8px"),
      ("16px / 2 * 3", "24px"), ("0px / 4", "0px"),
      ("2 ^ 3 ^ 2", "512"), ("-2 ^ 2", "-4"), ("2 ^ -1", "0.5"), ("2px * 2 ^ 3", "16px"), ("10 % 4", "2"),
      ("{size.m} % 3", "2px"), ("-7 % 3", "-1"), ("7 % {scale}", "1"), ("{size.m}%{size.m}", "0px"),
      ("10 % (1 + 2)", "1"), ("1 %.75", "0.25"), ("10 % min(3, 4)", "1"), ("10% * 2", "20%"), ("{scale}rem", "2rem"),
      ("{scale}%", "2%"),
      ("2 * {scale}px", "4px"), ("pow(2, 3)", "8"), ("sqrt(16px)", "4px"),
    ])
  func results(text: String, result: String) throws {
    #expect(try Self.value(text) == TokenLength(result))
  }

  @Test(
    arguments: [
      ("", .notArithmetic), ("AUTO", .notArithmetic), ("16 16", .notArithmetic), ("16 *", .notArithmetic),
      ("* 2", .notArithmetic), ("16 * / 2", .notArithmetic), ("()", .notArithmetic), ("(2 + )", .notArithmetic),
      ("2(3)", .notArithmetic), ("(2)3", .notArithmetic), ("16dp", .notArithmetic),
      ("16px ^ 2", .mixedUnits(.px, .none)),
      ("2 −1", .notArithmetic), ("1.", .notArithmetic), ("-", .notArithmetic), ("{size.m} {size.m}", .notArithmetic),
      ("16 roundTo(2)", .notArithmetic), ("#fff", .notArithmetic), ("{size.m}px", .notArithmetic),
      ("1px + 1em", .mixedUnits(.px, .em)), ("1px - 1", .mixedUnits(.px, .none)),
      ("1 + 50%", .mixedUnits(.none, .percent)),
      ("2px * 2px", .mixedUnits(.px, .px)), ("1 / 2px", .mixedUnits(.none, .px)), ("1pt / 2px", .mixedUnits(.pt, .px)),
      ("1 / 0", .divisionByZero), ("1px / (2px - 2px)", .divisionByZero), ("1 / -0", .divisionByZero),
      ("sine({size.m} * 1.5)", .unknownFunction("sine", at: 0)), ("2 * Max (1, 2)", .unknownFunction("Max", at: 4)),
      ("{size.l} * 2", .unresolved("size.l")), ("2 * { }", .unresolved("")),
      ("(4px + 2px", .unbalanced), ("4px)", .unbalanced), ("((4px)", .unbalanced), ("{size.m", .unbalanced),
      ("size.m}", .notArithmetic), ("4px}", .unbalanced), ("}", .unbalanced), ("{{size.m}}", .unbalanced),
      ("1e308 * 10", .overflow), ("1e999", .overflow), ("-1e308 - 1e308", .overflow), ("1 / 1e-320", .overflow),
    ] as [(String, ArithmeticMistake)])
  func mistakes(text: String, mistake: ArithmeticMistake) {
    #expect(throws: mistake) { try Self.value(text) }
  }

  /// Functions may be nested as deeply as the text's length allows.
  @Test func nestedFunctionsDoNotOverflowTheStack() throws {
    let depth = (Arithmetic.longest - 1) / 5
    let text = String(repeating: "abs(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(try Self.value(text) == TokenLength("1"))
    #expect(throws: ArithmeticMistake.unbalanced) { try Self.value(String(repeating: "min(1,", count: 166) + "1") }
  }

  @Test func aReferenceToAnInfiniteNumberOverflows() {
    #expect(throws: ArithmeticMistake.overflow) {
      try Arithmetic.value(of: "{a}") { _ in TokenLength(value: .infinity, unit: .px) }
    }
  }

  @Test func lengthIsLimited() throws {
    let longest = String(repeating: "-", count: Arithmetic.longest - 1) + "1"
    #expect(try Self.value(longest) == TokenLength("-1"))
    #expect(throws: ArithmeticMistake.tooLong) { try Self.value("-" + longest) }
  }

  @Test func depthDoesNotOverflowTheStack() throws {
    let depth = Arithmetic.longest / 2 - 1
    let text = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(try Self.value(text) == TokenLength("1"))
    #expect(throws: ArithmeticMistake.unbalanced) { try Self.value("(" + text) }
    #expect(throws: ArithmeticMistake.unbalanced) { try Self.value(text + ")") }
  }

  private static let python = URL(filePath: "/usr/bin/python3")
  private static let hasPython = FileManager.default.isExecutableFile(atPath: python.path)

  /// All combinations of three operators, with and without signs, between four numbers.
  @Test(.enabled(if: hasPython, "no /usr/bin/python3")) func precedenceIsThatOfPython() throws {
    let operators = ["+", "-", "*", "/", "+-", "--", "*-", "/-"]
    let starts = operators.flatMap { first in operators.map { "7\(first)2\($0)" } }
    let texts = starts.flatMap { start in operators.flatMap { ["\(start)3\($0)5", "-\(start)(3\($0)5)"] } }
    let script = "import sys\nfor line in sys.stdin: print(eval(line))"
    let run = try Tool.run(
      Self.python, ["-c", script], in: Repository.root, input: Data(texts.joined(separator: "\n").utf8))
    let expected = run.output.split(separator: "\n").compactMap { Double($0) }
    #expect(expected.count == 1024)
    for (text, value) in zip(texts, expected) {
      #expect(try Self.value(text).value == value, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("", []), ("16px", []), ("{a}", ["a"]), ("{a.b} * { c d }", ["a.b", "c d"]), ("({a}+{a})", ["a", "a"]),
      ("{}", [""]), ("{a", []), ("a}", []), ("{a}}", []), ("{{a}}", []), ("}{", []), ("{a}{b", []),
      ("{ä} x {ö}", ["ä", "ö"]), ("$a.b * 2", ["a.b"]), ("($a + $b.c)", ["a", "b.c"]), ("US$ 5", []), ("$ a", []),
      ("max($a,$b-c)", ["a", "b-c"]), ("$a.", ["a"]), ("{ $a }", ["$a"]), ("$$a", []),
    ] as [(String, [String])])
  func references(text: String, paths: [String]) {
    #expect((ReferringText(text)?.paths ?? []) == paths)
  }

  @Test func aMillionBracesAreReadAtOnce() {
    #expect(ReferringText(String(repeating: "{a}", count: 300_000))?.paths.count == 300_000)
    #expect(ReferringText(String(repeating: "{", count: 1_000_000))?.paths == nil)
    #expect(ReferringText("{a" + String(repeating: " ", count: 1_000_000) + "}")?.paths == ["a"])
  }

  @Test(
    arguments: [
      (.notArithmetic, "expected a length such as '16px', or arithmetic such as '16 * 1.5'"),
      (
        .mixedUnits(.px, .none),
        "expected one unit in a sum, and a plain number as factor, divisor or power, not 'px' and a plain number"
      ),
      (.divisionByZero, "expected a divisor other than zero"),
      (
        .unknownFunction("sine", at: 0),
        "unknown function 'sine'; expected one of 'abs', 'calc', 'ceil', 'clamp', 'floor', 'max', "
          + "'min', 'pow', 'round', 'roundTo', 'sqrt'"
      ),
      (.unresolved("a.b"), "expected '{a.b}' to be a length or a number"),
      (.unbalanced, "expected a partner for each bracket and brace"),
      (.tooLong, "expected arithmetic of at most 1000 bytes"),
      (.overflow, "expected a result that is a finite number"),
    ] as [(ArithmeticMistake, String)])
  func messages(mistake: ArithmeticMistake, message: String) {
    #expect(mistake.message == message)
  }
}
