import DynamicType
import Testing

@testable import TypeRampKit

/// The changes between two dictionaries.
@Suite struct Comparisons {
  /// A custom font at a size, with other keys.
  private static func body(_ keys: String = "", font: String = "A-Regular", size: String = "17") -> String {
    #"{ "body": { "fontName": "\#(font)", "fontSize": \#(size)\#(keys.isEmpty ? "" : ", " + keys) } }"#
  }

  private static func custom(_ styles: String) -> String { #"{ "custom": { \#(styles) } }"# }

  private static func style(_ name: String, size: String = "20", _ keys: String = "") -> String {
    #""\#(name)": { "fontName": "A-Regular", "fontSize": \#(size), "relativeTo": "title3"\#(keys) }"#
  }

  /// Each with the changes from the first to the second dictionary, and back.
  private static let cases: [(old: String, new: String, there: [String], back: [String])] = [
    (
      body(), body(font: "B-Regular"), ["body font-changed A-Regular B-Regular"],
      ["body font-changed B-Regular A-Regular"]
    ),
    (
      body(#""maximumPointSize": 40"#), body(#""maximumPointSize": 37"#),
      ["body! size-decreased accessibility4 accessibility5", "body! limit-lowered 40 points 37 points"],
      ["body size-increased accessibility4 accessibility5", "body limit-raised 37 points 40 points"]
    ),
    (
      body(), body(#""maximumPointSize": 100"#), ["body! limit-lowered - 100 points"],
      ["body limit-raised 100 points -"]
    ),
    (
      body(), body(#""maximumContentSizeCategory": "accessibility4""#),
      ["body! size-decreased accessibility5", "body! limit-lowered - accessibility4"],
      ["body size-increased accessibility5", "body limit-raised accessibility4 -"]
    ),
    (body(), body(#""maximumContentSizeCategory": "accessibility5""#), [], []),
    (
      body(), body(#""minimumContentSizeCategory": "medium""#),
      ["body size-increased xSmall small", "body minimum-changed - medium"],
      ["body! size-decreased xSmall small", "body minimum-changed medium -"]
    ),
    (
      body(), body(#""relativeTo": "headline""#),
      ["body! size-decreased accessibility4", "body curve-changed body headline"],
      ["body size-increased accessibility4", "body curve-changed headline body"]
    ),
    (body(), body(#""relativeTo": "body""#), [], []),
    (
      body(), body(#""boldFontName": "A-Bold""#), ["body bold-font-changed - A-Bold"],
      ["body bold-font-changed A-Bold -"]
    ),
    (body(), body(#""fontStyle": "italic""#), ["body slant-changed - italic"], ["body slant-changed italic -"]),
    (
      body(), body(#""fallbackFamilies": ["B", "serif"]"#), ["body fallback-families-changed - B, serif"],
      ["body fallback-families-changed B, serif -"]
    ),
    (body(), body(#""lineHeight": 1.5"#), ["body line-height-changed - 1.5"], ["body line-height-changed 1.5 -"]),
    (body(), body(#""tracking": 1"#), ["body tracking-changed - 1 point"], ["body tracking-changed 1 point -"]),
    (body(), body(#""tracking": 0, "textCase": "none", "textDecoration": "none""#), [], []),
    (
      body(), body(#""textCase": "uppercase""#), ["body text-case-changed none uppercase"],
      ["body text-case-changed uppercase none"]
    ),
    (
      body(), body(#""textDecoration": "underline""#), ["body text-decoration-changed none underline"],
      ["body text-decoration-changed underline none"]
    ),
    (
      body(), body(#""paragraphSpacing": 8"#), ["body paragraph-spacing-changed - 8 points"],
      ["body paragraph-spacing-changed 8 points -"]
    ),
    (body(), body(#""description": "words", "typeramp": { "ignore": [] }"#), [], []),
    (
      #"{ "body": { "weight": "bold" } }"#, #"{ "body": { "weight": "heavy", "design": "serif" } }"#,
      ["body weight-changed bold heavy", "body design-changed default serif"],
      ["body weight-changed heavy bold", "body design-changed serif default"]
    ),
    (
      body(), #"{ "body": { "weight": "bold", "fontSize": 17 } }"#,
      ["body font-changed A-Regular system font bold"], ["body font-changed system font bold A-Regular"]
    ),
    // A text style falls back to the preferred font.
    (
      body(size: "18"), "{}",
      [
        "body! style-removed A-Regular the preferred font",
        "body! size-decreased xSmall small medium large xLarge xxxLarge",
        "body size-increased accessibility3 accessibility4 accessibility5",
      ],
      [
        "body style-added the preferred font A-Regular",
        "body! size-decreased accessibility3 accessibility4 accessibility5",
        "body size-increased xSmall small medium large xLarge xxxLarge",
      ]
    ),
    // Custom styles.
    (custom(style("price")), "{}", ["price! style-removed A-Regular -"], ["price style-added - A-Regular"]),
    (
      custom(style("price")), custom(style("amount")), ["amount! style-renamed price amount"],
      ["price! style-renamed amount price"]
    ),
    (
      custom(style("price")), custom(style("amount", #", "lineHeight": 2"#)),
      ["amount! style-renamed price amount", "amount line-height-changed - 2"],
      ["price! style-renamed amount price", "price line-height-changed 2 -"]
    ),
    (
      custom(style("price")), custom(style("amount", size: "21")),
      ["amount style-added - A-Regular", "price! style-removed A-Regular -"],
      ["price style-added - A-Regular", "amount! style-removed A-Regular -"]
    ),
    (
      custom(style("a") + ", " + style("b")), custom(style("c")),
      ["c! style-renamed a c", "b! style-removed A-Regular -"], ["a! style-renamed c a", "b style-added - A-Regular"]
    ),
    (
      custom(style("a") + ", " + style("b")), custom(style("b") + ", " + style("a")), [], []
    ),
    (
      #"{ "custom": { "logo": { "fontName": "A", "fontSize": 20, "relativeTo": "body" } } }"#,
      #"{ "custom": { "logo": { "fontName": "A", "fontSize": 20, "fixed": true } } }"#,
      [
        "logo! size-decreased xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 "
          + "accessibility5", "logo size-increased xSmall small medium", "logo! scaling-stopped",
      ],
      [
        "logo! size-decreased xSmall small medium",
        "logo size-increased xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 "
          + "accessibility5", "logo scaling-started",
      ]
    ),
    // Metrics.
    (
      #"{ "metrics": { "gap": { "value": 8 } } }"#, "{}", ["metric gap! metric-removed 8 points -"],
      ["metric gap metric-added - 8 points"]
    ),
    (
      #"{ "metrics": { "gap": { "value": 8, "relativeTo": "body" } } }"#,
      #"{ "metrics": { "gap": { "value": 8, "relativeTo": "largeTitle" } } }"#,
      [
        "metric gap metric-decreased xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 "
          + "accessibility5", "metric gap metric-increased xSmall small",
      ],
      [
        "metric gap metric-decreased xSmall small",
        "metric gap metric-increased xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 "
          + "accessibility5",
      ]
    ),
  ]

  @Test(arguments: cases.indices) func changesAreNamed(_ index: Int) throws {
    let (old, new, there, back) = Self.cases[index]
    #expect(try Self.words(old, new) == there)
    #expect(try Self.words(new, old) == back)
  }

  /// The numbers of a familiar example.
  @Test func sizesAreThoseOfTheTables() throws {
    let changes = try Self.changes(Self.body(#""maximumPointSize": 37"#), Self.body(#""maximumPointSize": 40"#))
    let first = try #require(changes.first?.sizes.first)
    #expect(first == Change.SizeChange(category: .accessibility4, old: 37, new: 40))
  }

  /// A table limited to the styles that a dictionary defines is compared as far as possible.
  @Test func aVersionWithAnErrorIsNotCompared() {
    let broken = Compilation(Array(#"{ "bodi": {} }"#.utf8), path: "a.json")
    let sound = Compilation(Array("{}".utf8), path: "a.json")
    #expect(Comparison.changes(from: broken, to: sound) == nil)
    #expect(Comparison.changes(from: sound, to: broken) == nil)
    #expect(Comparison.changes(from: sound, to: sound) == [])
  }

  @Test func everyKindHasItsWords() {
    #expect(Set(ChangeKind.all.map(\.id)).count == ChangeKind.all.count)
    for kind in ChangeKind.all {
      #expect(kind.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(kind.summary.hasSuffix(".") && !kind.phrase.isEmpty)
    }
  }

  private static func changes(_ old: String, _ new: String) throws -> [Change] {
    let tables = try [old, new].map { try #require(Compilation(Array($0.utf8), path: "a.json").table, "\($0)") }
    return Comparison.changes(from: tables[0], to: tables[1])
  }

  /// A change on one line: `body! limit-lowered 40 points 37 points`, with `!` if it is breaking.
  private static func words(_ old: String, _ new: String) throws -> [String] {
    try changes(old, new).map { change in
      let name = change.subject.words { $0 } ?? "dictionary"
      let values = change.old == nil && change.new == nil ? [] : [change.old?.words ?? "-", change.new?.words ?? "-"]
      let words =
        [name + (change.kind.isBreaking ? "!" : ""), change.kind.id] + values + change.sizes.map(\.category.name)
      return words.joined(separator: " ")
    }
  }
}
