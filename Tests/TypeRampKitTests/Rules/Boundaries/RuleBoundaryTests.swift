import Diagnostics
import FontFiles
import TestSupport
import Testing

@testable import TypeRampKit

/// A file at a condition of a rule, with `«` and `»` around what the rule reports.
///
/// A table has a line for a rule and a template. What replaces `#` is behind ` :: ` or in indented lines, separated by
/// ` | `, and a fix is behind ` => `. A name in brackets chooses options. `'` means `"`, words in capitals are in
/// `words`, and braces around a whole file are left out.
struct RuleBoundary: Sendable, CustomTestStringConvertible {
  let id: String
  /// The options, if not those of the rule's examples.
  let options: CompilationOptions?
  let example: MarkedText
  /// The text of the fix, `none`, or nil if it does not matter.
  let fix: String?

  var testDescription: String { "\(id): \(example.text.prefix(200))" }

  static let all = [sizes, entries, code, texts].flatMap(read)

  /// Rules that pass on what a reader has found, which has its own tests.
  static let others = [
    "references": "token-reference token-file token-older-reference token-cycle",
    "keys and values": "wrong-shape unknown-text-style wrong-type missing-metric-value",
    "groups": "token-shape token-name token-unknown-key token-older-keys token-duplicate-name token-extends",
    "types": "token-unknown-type token-missing-type token-type-mismatch",
    "themes, sets and resolver documents": "token-choice token-set-conflict token-resolver",
    "members of typography": "token-missing-member token-extra-member token-extra-value token-not-composite",
    "families": "token-family-list token-font-name token-system-font",
    "lengths": "token-arithmetic token-point-unit token-string-number token-string-dimension token-relative-spacing",
    "the styles of tokens":
      "token-no-style token-mapped-twice token-shared-name token-unmapped token-unused token-extension token-map",
    "descriptions": "token-deprecated",
  ].values.flatMap { $0.split(separator: " ").map(String.init) }

  private static let words = [
    "'": "\"", "FONT": #""fontName": "A-B", "fontSize": 17"#, "BOLD": #""weight": "bold""#,
    "TYPE": ##""$type": "typography""##,
    "TEN": TextStyle.allCases.filter { ![.extraLargeTitle, .extraLargeTitle2, .caption2].contains($0) }
      .map { "\"\($0.name)\": {}" }.joined(separator: ", "),
    // With the list, its key and the dictionary, the most values of a dictionary.
    "MOST": Array(repeating: "1", count: ForeignFormat.mostValues - 3).joined(separator: ","),
  ]

  private static let options: [Substring: CompilationOptions] = [
    "(none)": CompilationOptions(), "(letters)": .with { $0.fonts = .exampleOfLetters },
    "(A-B)": .with { ($0.outputs, $0.fonts) = ([.css], .declaring("A-B", in: "A.ttf")) },
    "(faces)": .with {
      let faces =
        "A-Regular A-Semibold B-Regular B-Medium C-Light C-Medium D-Light D-Regular E-Medium E-Bold F-Semibold"
      let more = " F-Black G-Regular G-BoldItalic H-Italic H-BoldItalic I-Italic I-Bold J-Regular J-CondensedBold"
      $0.fonts = FontCatalog()
      for name in (faces + more).split(separator: " ") { $0.fonts?.declare(String(name), in: "A.ttf") }
    },
    "(twice)": .with {
      $0.fonts = .declaring("A-B", in: "A-B.ttf")
      for file in ["A.ttf", "A-C.ttf"] { $0.fonts?.declare(file == "A.ttf" ? "A-B" : "A-C", in: file) }
    },
    "(lists)": .with {
      $0.fonts = .declaring("InBoth", in: "A.ttf")
      $0.fonts?.declare("InOne", in: "B.ttf")
      $0.fonts?.declare("InNone", in: "C.ttf")
      $0.fonts?.declarations = [("Info.plist", ["A.ttf", "B.ttf"]), ("Widget.plist", ["A.ttf"])]
    },
    "(measured)": .with {
      $0.fonts = .exampleOfLetters
      let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0)
      for (name, lacking, above, below) in [
        ("Fits", [], 0, 0), ("LacksOne", ["a"], 0, 0), ("LacksBoth", ["a", "b"], 0, 0), ("Above6", [], 6, 0),
        ("Above7", [], 7, 0), ("Below6", [], 0, 6), ("Below7", [], 0, 7),
      ] as [(String, [Unicode.Scalar], Int, Int)] {
        let high = LanguageCoverage.Reach(letter: "a", units: 950 + above, unitsPerEm: 1000)
        let low = LanguageCoverage.Reach(letter: "a", units: -250 - below, unitsPerEm: 1000)
        let letters = LanguageCoverage(tag: "vi", letterCount: 2, lacking: lacking, highest: high, lowest: low)
        $0.fonts?.declare(name, in: "A.ttf", metrics, coverage: [letters])
      }
    },
  ]

  private static func read(_ table: String) -> [RuleBoundary] {
    var (all, head, template) = ([RuleBoundary](), [Substring](), "")
    for line in table.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
      var rows = line
      if !line.hasPrefix(" ") {
        let parts = line.split(separator: " :: ")
        let words = parts[0].split(separator: ": ", maxSplits: 1)
        head = words[0].split(separator: " ")
        template = words.count > 1 ? String(words[1]) : "#"
        rows = parts.count > 1 ? parts[1] : ""
      }
      all += rows.trimmingPrefix("  ").split(separator: " | ").map { row in
        let parts = row.split(separator: " => ")
        let text = words.reduce(template.replacing("#", with: parts[0])) { $0.replacing($1.key, with: $1.value) }
        let isWhole = ["{", "«", "[", "/"].contains(text.first)
        return RuleBoundary(
          id: String(head[0]), options: head.count > 1 ? options[head[1]] : nil,
          example: MarkedText(isWhole ? text : "{ \(text) }"), fix: parts.count > 1 ? String(parts[1]) : nil)
      }
    }
    return all
  }
}

@Suite struct RuleBoundaryTests {
  @Test(arguments: RuleBoundary.all) func aRuleReportsWhatIsMarked(_ row: RuleBoundary) throws {
    let rule = try #require(Rule.all.first { $0.id == row.id })
    let found = rule.findings(inExample: row.example.text, row.options).filter { $0.id == row.id }
    #expect(found.map(\.range) == row.example.ranges, "\(found.map(\.message))")
    guard let fix = row.fix else { return }
    #expect(found.map { $0.fix.map { ($0.isSafe ? "" : "unsafe ") + $0.replacement } ?? "none" } == [fix])
  }

  @Test(arguments: Rule.all) func eachRuleHasRowsOnBothSides(_ rule: Rule) {
    let rows = RuleBoundary.all.filter { $0.id == rule.id }
    let isOther = RuleBoundary.others.contains(rule.id)
    #expect(rows.contains(where: \.example.ranges.isEmpty) != isOther, "no row is clean")
    #expect(rows.contains { !$0.example.ranges.isEmpty } != isOther, "nothing is reported in any row")
  }
}
