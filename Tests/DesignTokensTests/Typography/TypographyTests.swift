import Diagnostics
import Documents
import DynamicType
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Typography in both readings: common deviations from DTCG are read with a warning each.
@Suite struct TypographyReading {
  /// A deviating member of the token `body`.
  struct Deviation: CustomTestStringConvertible, Sendable {
    let key: EntryKey
    let member: String
    /// The JSON text; nil leaves the member out.
    let json: String?
    /// The value that is read; nil for none.
    let value: Double?
    let rule: String?
    /// Whether the strict reading accepts the fixed value.
    var isRepaired = true

    var testDescription: String { "\(member): \(json ?? "-")" }

    func text() -> String {
      switch member {
      case "fontSize": TokenExample.body(fontSize: json)
      case "letterSpacing": TokenExample.body(letterSpacing: json)
      case "lineHeight": TokenExample.body(lineHeight: json)
      default: TokenExample.body(fontWeight: json)
      }
    }
  }

  private static func size(_ json: String?, _ value: Double?, _ rule: String?, _ isRepaired: Bool = true) -> Deviation {
    Deviation(key: .fontSize, member: "fontSize", json: json, value: value, rule: rule, isRepaired: isRepaired)
  }

  private static func spacing(_ json: String?, _ value: Double?, _ rule: String?, _ isRepaired: Bool = true)
    -> Deviation
  {
    Deviation(key: .tracking, member: "letterSpacing", json: json, value: value, rule: rule, isRepaired: isRepaired)
  }

  private static func height(_ json: String?, _ value: Double?, _ rule: String?, _ isRepaired: Bool = true) -> Deviation
  {
    Deviation(key: .lineHeight, member: "lineHeight", json: json, value: value, rule: rule, isRepaired: isRepaired)
  }

  /// The font size is 17 unless it is the deviating member.
  private static let read: [Deviation] = [
    size(##"{ "value": 17, "unit": "px" }"##, 17, nil), size(##"{ "unit": "rem", "value": 1.5 }"##, 24, nil),
    size(##"{ "value": 1.7e1, "unit": "px" }"##, 17, nil),
    size(##"{ "value": 17, "unit": "pt" }"##, 17, "token-point-unit"),
    size("\"17px\"", 17, "token-string-dimension"), size("\"17PX\"", 17, "token-string-dimension"),
    size("\"1.5rem\"", 24, "token-string-dimension"), size("\"17\"", 17, "token-string-dimension"),
    size("\"17pt\"", 17, "token-string-dimension"), size("17", 17, "token-bare-dimension"),
    spacing(##"{ "value": 0, "unit": "px" }"##, 0, nil), spacing(##"{ "value": -0.5, "unit": "px" }"##, -0.5, nil),
    spacing(##"{ "value": 0.1, "unit": "rem" }"##, 1.6, nil), spacing("0", 0, "token-bare-dimension"),
    spacing("-1", -1, "token-bare-dimension"), spacing("\"0\"", 0, "token-string-dimension"),
    spacing("\"-0.5px\"", -0.5, "token-string-dimension"), spacing("\"10%\"", 1.7, "token-relative-spacing"),
    spacing("\"-0.1em\"", -1.7, "token-relative-spacing"),
    spacing(##"{ "value": 0.1, "unit": "em" }"##, 1.7, "token-relative-spacing"),
    spacing(##"{ "value": 10, "unit": "%" }"##, 1.7, "token-relative-spacing"),
    spacing(nil, nil, "token-missing-member"),
    height("1.3", 1.3, nil), height("2", 2, nil), height("\"1.3\"", 1.3, "token-string-number"),
    height("\"130%\"", 1.3, "token-line-height"), height("\"34px\"", 2, "token-line-height"),
    height("\"34pt\"", 2, "token-line-height"), height("\"1.5em\"", 1.5, "token-line-height"),
    height(##"{ "value": 34, "unit": "px" }"##, 2, "token-line-height"),
    height(##"{ "value": 34, "unit": "pt" }"##, 2, "token-line-height"),
    height(##"{ "value": 1.5, "unit": "em" }"##, 1.5, "token-line-height"),
    height(##"{ "value": 150, "unit": "%" }"##, 1.5, "token-line-height"), height(nil, nil, "token-missing-member"),
  ]

  @Test(arguments: read) func whatIsRead(_ deviation: Deviation) throws {
    let lenient = ReadTokens(deviation.text())
    #expect(lenient.ids == (deviation.rule.map { [$0] } ?? []))
    #expect(lenient.findings.allSatisfy { $0.severity == .warning })
    if let value = deviation.value {
      let actual = try #require(lenient.number(deviation.key))
      #expect(abs(actual - value) < 1e-12)
    } else {
      #expect(lenient.number(deviation.key) == nil)
    }
    #expect(lenient.compilation.table != nil)
  }

  @Test(arguments: read) func theStrictReadingRejectsDeviations(_ deviation: Deviation) {
    let strict = ReadTokens(deviation.text(), isStrict: true)
    #expect(strict.ids == (deviation.rule.map { [$0] } ?? []))
    #expect(strict.findings.allSatisfy { $0.severity == .error })
    #expect((strict.compilation.table == nil) == (deviation.rule != nil))
  }

  /// Each fix alone makes the token valid DTCG without changing its meaning.
  @Test(arguments: read.filter { $0.rule != nil }) func offeredFixesAreStrict(_ deviation: Deviation) throws {
    let lenient = ReadTokens(deviation.text())
    let repaired = ReadTokens(lenient.repaired, isStrict: true)
    #expect(repaired.findings == [], "\(lenient.repaired)")
    guard let value = deviation.value else { return }
    let actual = try #require(repaired.number(deviation.key))
    #expect(abs(actual - value) < 1e-12)
  }

  @Test(arguments: [
    ("\"16px\"", ##"{ "value": 16, "unit": "px" }"##, true),
    ("\"1.50rem\"", ##"{ "value": 1.5, "unit": "rem" }"##, true),
    ("\"16\"", ##"{ "value": 16, "unit": "px" }"##, false), ("16", ##"{ "value": 16, "unit": "px" }"##, false),
    (##"{ "value": 16, "unit": "pt" }"##, "\"px\"", true),
  ])
  func theTextOfARepair(fontSize: String, replacement: String, isSafe: Bool) {
    let fix = ReadTokens(TokenExample.body(fontSize: fontSize)).findings.first?.fix
    #expect(fix?.replacement == replacement)
    #expect(fix?.isSafe == isSafe)
  }

  private static let rejected: [(member: Deviation, message: String)] = [
    (size(##"{ "value": 0, "unit": "px" }"##, nil, nil), "greater than zero"),
    (size("0", nil, nil), "greater than zero"),
    (size(##"{ "value": -4, "unit": "px" }"##, nil, nil), "greater than zero"),
    (size("\"-4px\"", nil, nil), "greater than zero"),
    (size(##"{ "value": 1e9, "unit": "px" }"##, nil, nil), "at most"), (size("1e400", nil, nil), "finite"),
    (size(##"{ "value": 1e400, "unit": "px" }"##, nil, nil), "expected a number"),
    (size("\"1e400px\"", nil, nil), "such as"),
    (size(##"{ "value": 1e300, "unit": "rem" }"##, nil, nil), "at most"),
    (size("\"NaN\"", nil, nil), "such as"), (size("\"nanpx\"", nil, nil), "such as"),
    (size("\"big\"", nil, nil), "such as"),
    (size("\"\"", nil, nil), "such as"), (size("\"1.5em\"", nil, nil), "has no base here"),
    (size("\"150%\"", nil, nil), "has no base here"),
    (size("\"16 * 2\"", nil, nil), "such as"), (size("null", nil, nil), "null"), (size("[]", nil, nil), "an array"),
    (size("{}", nil, nil), "'value' and 'unit'"), (size(##"{ "value": 16 }"##, nil, nil), "'value' and 'unit'"),
    (size(##"{ "value": 16, "unit": "px", "x": 1 }"##, nil, nil), "'value' and 'unit'"),
    (size(##"{ "value": "16", "unit": "px" }"##, nil, nil), "expected a number"),
    (size(##"{ "value": 16, "unit": "PX" }"##, nil, nil), "the unit"),
    (size(##"{ "value": 16, "unit": "em" }"##, nil, nil), "the unit"),
    (size(##"{ "value": 16, "unit": "" }"##, nil, nil), "the unit"),
    (size(##"{ "value": 16, "unit": 1 }"##, nil, nil), "the unit"), (spacing("\"wide\"", nil, nil), "such as"),
    (spacing("true", nil, nil), "the boolean true"), (height("0", nil, nil), "greater than zero"),
    (height("-1", nil, nil), "greater than zero"),
    (height("\"normal\"", nil, nil), "such as"), (height("\"AUTO\"", nil, nil), "such as"),
    (height("1e400", nil, nil), "finite"),
    (height("\"0%\"", nil, nil), "greater than zero"),
  ]

  @Test(arguments: rejected.indices) func whatBothReadingsReject(_ index: Int) {
    let (deviation, message) = Self.rejected[index]
    for isStrict in [true, false] {
      let tokens = ReadTokens(deviation.text(), isStrict: isStrict)
      #expect(tokens.ids == ["token-value"], "\(deviation.testDescription)")
      #expect(tokens.messages.first?.contains(message) == true, "\(deviation.testDescription): \(tokens.messages)")
      #expect(tokens.findings.allSatisfy { $0.severity == .error })
    }
  }

  @Test(
    arguments: [
      ("1", 1, nil), ("1000", 1000, nil), ("350.5", 350.5, nil), ("\"semi-bold\"", 600, nil),
      ("\"Bold\"", 700, "token-font-weight"),
      ("\"Semi Bold\"", 600, "token-font-weight"), ("\"semibold\"", 600, "token-font-weight"),
      ("\"700\"", 700, "token-font-weight"),
      ("\"halbfett\"", 600, "token-font-weight"), (nil, 400, "token-missing-member"),
    ] as [(String?, Double, String?)])
  func weights(json: String?, weight: Double, rule: String?) {
    for isStrict in [true, false] {
      let tokens = ReadTokens(TokenExample.body(fontFamily: "\"Inter\"", fontWeight: json), isStrict: isStrict)
      #expect(tokens.ids.filter { $0 != "token-font-name" } == (rule.map { [$0] } ?? []))
      #expect(tokens.typography("body")?.weight?.value.weight ?? 400 == weight)
      #expect(ReadTokens(tokens.repaired, isStrict: true).ids.filter { $0 != "token-font-name" } == [])
    }
  }

  @Test(arguments: [
    "0", "0.5", "1001", "-1", "true", "null", "\"heavyish\"", "\"\"", "{}", "[700]", "1e400", "\"1001\"", "\"0\"",
  ])
  func invalidWeights(_ json: String) {
    for isStrict in [true, false] {
      #expect(ReadTokens(TokenExample.body(fontWeight: json), isStrict: isStrict).ids == ["token-value"])
    }
  }

  @Test(
    arguments: [
      (##""Optima""##, ["Optima"], nil), (##"["Optima"]"##, ["Optima"], nil),
      (##"["Optima", "serif"]"##, ["Optima", "serif"], nil),
      (##""Optima, serif""##, ["Optima", "serif"], "token-family-list"),
      (##""'Optima'""##, ["Optima"], "token-family-list"),
      (##"["Optima, Arial", "serif"]"##, ["Optima", "Arial", "serif"], "token-family-list"),
      (##"["Optima", "A, B"]"##, ["Optima", "A, B"], nil),
    ] as [(String, [String], String?)])
  func families(json: String, families: [String], rule: String?) {
    let tokens = ReadTokens(TokenExample.body(fontFamily: json))
    #expect(tokens.ids.filter { $0 != "token-font-name" } == (rule.map { [$0] } ?? []))
    #expect(tokens.typography("body")?.families?.value == families)
    #expect(ReadTokens(tokens.repaired, isStrict: true).ids.filter { $0 != "token-font-name" } == [])
  }

  @Test(arguments: ["1", "null", "{}", "[]", "[1]", "[\"Optima\", 1]", "[\"\"]", "\"\"", "\" , \"", "[[\"Optima\"]]"])
  func invalidFamilies(_ json: String) {
    for isStrict in [true, false] {
      #expect(ReadTokens(TokenExample.body(fontFamily: json), isStrict: isStrict).ids == ["token-value"], "\(json)")
    }
  }
}
