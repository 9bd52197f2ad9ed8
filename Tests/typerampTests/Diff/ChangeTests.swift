import Foundation
import OperatingSystem
import TestSupport
import Testing
import TypeRampKit

@testable import typeramp

/// Every kind of change, as `diff` prints it, from one version to the other and back.
@Suite struct Changes {
  /// A custom font at a size, with other keys.
  private static func body(_ keys: String = "", font: String = "A-Regular", size: String = "17") -> String {
    #"{ "body": { "fontName": "\#(font)", "fontSize": \#(size)\#(keys.isEmpty ? "" : ", " + keys) } }"#
  }

  private static func custom(_ styles: String...) -> String { #"{ "custom": { \#(styles.joined(separator: ", ")) } }"# }

  private static func style(_ name: String, size: String = "20", _ keys: String = "") -> String {
    #""\#(name)": { "fontName": "A-Regular", "fontSize": \#(size), "relativeTo": "title3"\#(keys) }"#
  }

  private static func metric(_ keys: String) -> String { #"{ "metrics": { "gap": { \#(keys) } } }"# }

  private static let limits = #""minimumContentSizeCategory": "large", "maximumContentSizeCategory": "#

  /// The lines of the changes from the first to the second dictionary, and back, unless that is the opposite. A version
  /// without the dictionary is nil.
  private static let cases: [(old: String?, new: String?, there: String, back: String?)] = [
    (body(), body(font: "B-Regular"), "body / font changed: 'A-Regular' → 'B-Regular' [font-changed]", nil),
    (
      body(#""maximumPointSize": 40"#), body(#""maximumPointSize": 37"#),
      "body / breaking: smaller text [size-decreased] / AX4 to AX5: 40 → 37 / "
        + "breaking: limit lowered: 40 points → 37 points [limit-lowered]", nil
    ),
    (
      body(), body(#""maximumPointSize": 100"#),
      "body / breaking: limit lowered: no limit → 100 points [limit-lowered]", nil
    ),
    (
      body(), body(#""maximumContentSizeCategory": "accessibility4""#),
      "body / breaking: smaller text [size-decreased] / AX5: 48 → 43 / breaking: limit "
        + "lowered: no limit → AX4 [limit-lowered]", nil
    ),
    (body(), body(#""maximumContentSizeCategory": "accessibility5""#), "", nil),
    (
      body(), body(#""minimumContentSizeCategory": "medium""#),
      "body / larger text [size-increased] / XS to S: 15 → 16 / smallest text size changed: none → "
        + "M [minimum-changed]", nil
    ),
    (body(), body(#""minimumContentSizeCategory": "xSmall""#), "", nil),
    (
      body(), body(#""relativeTo": "headline""#),
      "body / breaking: smaller text [size-decreased] / AX4: 43 → 39 / curve changed: body → "
        + "headline [curve-changed]", nil
    ),
    (body(), body(#""relativeTo": "body""#), "", nil),
    (
      body(), body(#""boldFontName": "A-Bold""#),
      "body / font for Bold Text changed: none → 'A-Bold' [bold-font-changed]", nil
    ),
    (body(), body(#""fontStyle": "italic""#), "body / slant changed: the face's own → italic [slant-changed]", nil),
    (
      body(), body(#""fallbackFamilies": ["B", "serif"]"#),
      "body / fallback families changed: none → 'B, serif' [fallback-families-changed]",
      "body / fallback families changed: 'B, serif' → none [fallback-families-changed]"
    ),
    (
      body(), body(#""lineHeight": 1.5"#),
      "body / line height changed: the font's own → 1.5 [line-height-changed]", nil
    ),
    (body(), body(#""tracking": 1"#), "body / letter spacing changed: none → 1 point [tracking-changed]", nil),
    (body(), body(#""tracking": 0, "paragraphSpacing": 0, "textCase": "none", "textDecoration": "none""#), "", nil),
    (body(), body(#""textCase": "uppercase""#), "body / case changed: none → uppercase [text-case-changed]", nil),
    (
      body(), body(#""textDecoration": "underline""#),
      "body / decoration changed: none → underline [text-decoration-changed]", nil
    ),
    (
      body(), body(#""paragraphSpacing": 8"#),
      "body / paragraph spacing changed: none → 8 points [paragraph-spacing-changed]", nil
    ),
    (body(), body(#""description": "words", "typeramp": { "ignore": [] }"#), "", nil),
    (
      #"{ "body": { "weight": "bold" } }"#, #"{ "body": { "weight": "heavy", "design": "serif" } }"#,
      "body / weight changed: bold → heavy [weight-changed] / design changed: default → serif "
        + "[design-changed]", nil
    ),
    // A system font has no bold face of its own, and a custom font no weight or design.
    (
      body(#""boldFontName": "A-Bold""#), #"{ "body": { "weight": "bold", "design": "serif", "fontSize": 17 } }"#,
      "body / font changed: 'A-Regular' → system font bold serif [font-changed]", nil
    ),
    // The lines of a font are compared where its size is the same.
    (
      body(#"\#(limits)"large""#, font: "Brand-Regular"), body(#"\#(limits)"xLarge""#, font: "Tall-Regular"),
      "body / larger text [size-increased] / XL to AX5: 17 → 19 / font changed: "
        + "'Brand-Regular' → 'Tall-Regular' [font-changed] / limit raised: L → XL [limit-raised] / "
        + "line spacing changed [line-spacing-changed] / XS to L: 20.4 → 23.8", nil
    ),
    // A text style falls back to Apple's own font.
    (
      body(), "{}",
      "body / breaking: style removed: 'A-Regular' → Apple's own font [style-removed] / breaking: smaller "
        + "text [size-decreased] / XS: 15 → 14 / larger text [size-increased] / XXL: 20 → 21, XXXL: "
        + "22 → 23, AX1: 26 → 28, AX2: 31 → 33, AX3: 37 → 40, / AX4: 43 → 47, AX5: 48 → 53",
      "body / style added: Apple's own font → 'A-Regular' [style-added] / breaking: smaller text "
        + "[size-decreased] / XXL: 21 → 20, XXXL: 23 → 22, AX1: 28 → 26, AX2: "
        + "33 → 31, AX3: 40 → 37, / AX4: 47 → 43, AX5: 53 → 48 / larger text "
        + "[size-increased] / XS: 14 → 15"
    ),
    // Custom styles.
    (
      custom(style("price")), "{}",
      "price / breaking: style removed [style-removed]",
      "price / style added: 'A-Regular' [style-added]"
    ),
    (
      custom(style("price")), custom(style("amount")),
      "amount / breaking: style renamed: 'price' → 'amount' [style-renamed]",
      "price / breaking: style renamed: 'amount' → 'price' [style-renamed]"
    ),
    (
      custom(style("price")), custom(style("amount", #", "lineHeight": 2"#)),
      "amount / breaking: style renamed: 'price' → 'amount' [style-renamed] / line height changed: the "
        + "font's own → 2 [line-height-changed]",
      "price / breaking: style renamed: 'amount' → 'price' [style-renamed] / line height changed: 2 → the "
        + "font's own [line-height-changed]"
    ),
    (
      custom(style("price")), custom(style("amount", size: "21")),
      "amount / style added: 'A-Regular' [style-added] / price / breaking: style removed [style-removed]",
      "price / style added: 'A-Regular' [style-added] / amount / breaking: style removed [style-removed]"
    ),
    (
      custom(style("a"), style("b")), custom(style("c")),
      "c / breaking: style renamed: 'a' → 'c' [style-renamed] / b / breaking: style removed [style-removed]",
      "a / breaking: style renamed: 'c' → 'a' [style-renamed] / b / style added: 'A-Regular' [style-added]"
    ),
    (custom(style("a"), style("b")), custom(style("b"), style("a")), "", nil),
    (
      custom(style("logo", #", \#(limits)"large""#)),
      custom(#""logo": { "fontName": "A-Regular", "fontSize": 20, "fixed": true, \#(limits)"large" }"#),
      "logo / curve changed: title3 → body [curve-changed] / breaking: text no longer scales [scaling-stopped]", nil
    ),
    // Three styles with the same change are a group, two are not.
    (
      custom(style("a"), style("b"), style("c")),
      custom(style("a", #", "tracking": 1"#), style("b", #", "tracking": 1"#), style("c", #", "tracking": 1"#)),
      "3 styles: a, b, c / letter spacing changed: none → 1 point [tracking-changed]", nil
    ),
    (
      custom(style("a"), style("b")), custom(style("a", #", "tracking": 1"#), style("b", #", "tracking": 1"#)),
      "a / letter spacing changed: none → 1 point [tracking-changed] / b / letter spacing changed: none → "
        + "1 point [tracking-changed]", nil
    ),
    // Metrics.
    (
      metric(#""value": 8"#), "{}",
      "metric gap / breaking: removed [metric-removed]",
      "metric gap / added: 8 points [metric-added]"
    ),
    (
      metric(#""value": 8"#), metric(#""value": 8, "relativeTo": "headline""#),
      "metric gap / smaller [metric-decreased] / AX4: 20.333 → 18.667", nil
    ),
    // Findings and files.
    (
      body(), body(#""fontSise": 1"#),
      "findings / new warning: unknown key 'fontSise' [unknown-key] [finding-added]",
      "findings / resolved warning: unknown key 'fontSise' [unknown-key] [finding-resolved]"
    ),
    (body(), nil, "breaking: dictionary removed [dictionary-removed]", nil),
  ]

  @Test func everyKindHasARow() {
    let lines = Self.cases.flatMap { [$0.there, $0.back ?? Self.opposite(of: $0.there)] }
    let missing = ChangeKind.all.map(\.id).filter { id in !lines.contains { $0.contains("[\(id)]") } }
    #expect(missing == [], "add a row to the table")
  }

  @Test(arguments: cases.indices) func changesAreNamed(_ index: Int) throws {
    let (old, new, there, back) = Self.cases[index]
    let found = try [Self.lines(old, new), Self.lines(new, old)]
    #expect(found == [there, back ?? Self.opposite(of: there)])
  }

  /// The lines with opposite values and kinds. A kind that is not here is its own opposite.
  private static func opposite(of lines: String) -> String {
    let kinds = [
      ("breaking: smaller text [size-decreased]", "larger text [size-increased]"),
      ("breaking: limit lowered: ", "limit raised: "), ("[limit-lowered]", "[limit-raised]"),
      ("smaller [metric-decreased]", "larger [metric-increased]"),
      ("breaking: text no longer scales [scaling-stopped]", "text scales [scaling-started]"),
      ("breaking: dictionary removed [dictionary-removed]", "dictionary added [dictionary-added]"),
    ]
    return kinds.reduce(lines) { $0.replacing($1.0, with: "…").replacing($1.1, with: $1.0).replacing("…", with: $1.1) }
      .replacing(/: ([^\/:]+?) → ([^\/]+?)(?=,| \[| \/ |$)/) { ": \($0.2) → \($0.1)" }
  }

  /// The lines of a comparison of two folders without their margins and the summary; each call has the right status.
  private static func lines(_ old: String?, _ new: String?) throws -> String {
    let rules = Rule.all.map { #""\#($0.id)": "\#($0.id == "unknown-key" ? "warning" : "off")""# }
    let scratch = try Scratch([
      "typeramp.json": #"{ "fonts": ["Fonts"], "rules": { \#(rules.joined(separator: ", ")) } }"#,
      "old/b.json": body(), "new/b.json": body(),
    ])
    for (folder, text) in [("old", old), ("new", new)] {
      try text.map { try scratch.write($0, to: folder + "/a.json") }
    }
    var tall = DrawnFont()
    (tall.postScriptName, tall.ascender) = ("Tall-Regular", 1100)
    try DrawnFont.write([DrawnFont(), tall], in: scratch)
    let transcript = Transcript()
    let words = ["--config", scratch.path("typeramp.json"), scratch.path("old"), scratch.path("new")]
    let status = try [[], ["--fail-on", "breaking"]].map { more in
      let call = Invocation(
        arguments: try Command.diff.arguments(words + more), argumentFiles: [],
        console: Console(transcript: more.isEmpty ? transcript : Transcript()))
      return try Command.diff.run(call)
    }
    #expect(transcript.text(of: .error) == "")
    let blocks = transcript.text(of: .output).split(separator: "\n").map { $0.drop { $0 == " " } }
    let lines = blocks.dropLast().filter { $0 != "a.json" }.map(String.init)
    #expect(status[0] == (lines.isEmpty ? .success : .findings))
    #expect(status[1] == (lines.contains { $0.hasPrefix("breaking: ") } ? .findings : .success))
    return lines.joined(separator: " / ")
  }
}
