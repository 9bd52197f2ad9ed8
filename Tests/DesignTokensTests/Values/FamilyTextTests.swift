import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

@Suite struct FamilyTexts {
  @Test(
    arguments: [
      ("", []), (" ,, ", []), ("Arial", ["Arial"]),
      ("Arial Black, Suisse Int'l, sans-serif", ["Arial Black", "Suisse Int'l", "sans-serif"]),
      (
        "-apple-system, 'Segoe UI', \"Helvetica Neue\", sans-serif",
        ["-apple-system", "Segoe UI", "Helvetica Neue", "sans-serif"]
      ),
      ("\"A, B\",C", ["A, B", "C"]), ("'A\"B'", ["A\"B"]), (#""A\"B", C"#, ["A\"B", "C"]), (#"'\\', C"#, ["\\", "C"]),
      ("'A, B", ["A, B"]), ("A, \"B, C", ["A", "B, C"]), (#""A\"#, ["A"]), ("\"", []), ("'', A", ["A"]),
      ("  'A'  ,\n\tB\u{A0}", ["A", "B"]), ("'A' B, C", ["A B", "C"]), ("A 'B, C'", ["A 'B", "C'"]),
      (#"A\, B"#, ["A\\", "B"]), ("微软雅黑, 'Ä'", ["微软雅黑", "Ä"]),
    ] as [(String, [String])])
  func families(text: String, families: [String]) {
    #expect(FamilyText.families(in: text) == families)
  }

  @Test func manyAndLongOnesAreReadAtOnce() {
    #expect(FamilyText.families(in: String(repeating: "a,", count: 300_000)).count == 300_000)
    #expect(FamilyText.families(in: "'" + String(repeating: " ", count: 1_000_000) + "a").first?.count == 1)
  }
}
