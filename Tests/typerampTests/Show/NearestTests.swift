import TestSupport
import Testing

/// `typeramp show --nearest`.
@Suite struct Nearest {
  private static let brand = """
    { "body": { "fontName": "Optima-Regular", "fontSize": 17 },
      "headline": { "fontName": "Optima-Bold", "fontSize": 17 },
      "custom": { "label": { "weight": "semibold", "fontSize": 15, "relativeTo": "subheadline" } } }
    """

  private static func run(_ arguments: [String], _ text: String = brand) throws -> (Run, Scratch) {
    let scratch = try Scratch(["Brand.json": text])
    return (try Tool.run(["show", "Brand.json"] + arguments, in: scratch.folder), scratch)
  }

  private typealias Run = Tool.Run

  @Test func theTextIsATable() throws {
    let run = try Self.run(["--nearest", "15,semibold"]).0
    #expect(
      run.output == """
        Brand: the nearest to 15 points, weight 600

        Style        Points  Weight  Font
        label        15      600     system font semibold, follows subheadline
        subheadline  15      400     Apple's own font
        headline     17      700     Optima-Bold

        """)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  /// It goes with the options that choose styles, and with Markdown.
  @Test func otherOptionsHoldToo() throws {
    let run = try Self.run(["--nearest", "17,700", "--styles", "defined", "--markdown"]).0
    #expect(
      run.output == """
        `Brand`: the nearest to `17 points, weight 700`

        | Style | Points | Weight | Font |
        | :-- | --: | --: | --: |
        | `headline` | 17 | 700 | `Optima-Bold` |
        | `body` | 17 | 400 | `Optima-Regular` |
        | `label` | 15 | 600 | `system font semibold, follows subheadline` |

        """)
    let one = try Self.run(["--nearest", "30", "--style", "body"]).0
    #expect(one.output.split(separator: "\n").count == 3 && one.output.contains("body"))
  }

  /// Mistakes elsewhere are counted, and the style that has them is left out.
  @Test func aDraftIsEnough() throws {
    let text = #"{ "titel": {}, "body": { "fontSize": 17 }, "callout": { "fontName": "A-Regular", "fontSize": 16 } }"#
    let run = try Self.run(["--nearest", "17"], text).0
    #expect(run.output.contains("\ncallout ") && !run.output.contains("\nbody "), "\(run.output)")
    #expect(run.errors == "typeramp: note: 2 errors; see 'typeramp validate Brand.json'\n")
    #expect(run.status == 1)
    let malformed = try Self.run(["--nearest", "17"], "{").0
    #expect(malformed.status == 1 && malformed.output.isEmpty && malformed.errors.contains("[syntax-"))
  }

  /// Without typography, Apple's styles are all that can be used, and the reason is said.
  @Test func tokensWithoutTypography() throws {
    let run = try Self.run(["--nearest", "17"], ##"{ "a": { "$type": "number", "$value": 1 } }"##).0
    #expect(run.output.contains("body") && run.output.contains("Apple's own font"), "\(run.output)")
    #expect(run.status == 1 && run.errors.contains("[token-no-style]"))
  }
}
