import Foundation
import TestSupport
import Testing
import TypeRampKit

/// `typeramp show`.
@Suite struct ShowCommandTests {
  private static let brand = """
    { "body": { "fontName": "Optima-Regular", "fontSize": 17 },
      "caption": { "fontName": "Optima-Regular", "fontSize": 12 } }
    """

  @Test func oneStyleAtTwoSizes() throws {
    let scratch = try Scratch(["Brand.json": Self.brand])
    let run = try Tool.run(
      [
        "show", "Brand.json", "--style", "UICTFontTextStyleBody", "--style", "caption1", "--at", "AX3", "--at", "large",
      ],
      in: scratch.folder)
    #expect(
      run.output == """
        Brand: sizes in points, iOS and iPadOS

        Style     L  AX3  Font
        body     17   37  Optima-Regular
        caption  12   29  Optima-Regular

        """)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test func jsonIsThatOfCompile() throws {
    let scratch = try Scratch(["Brand.json": Self.brand])
    let show = try Tool.run(["show", "Brand.json", "--json"], in: scratch.folder)
    let compile = try Tool.run(["compile", "Brand.json"], in: scratch.folder)
    #expect(show.output == compile.output && show.status == 0 && !show.output.isEmpty)
  }

  @Test func standardInputAndMarkdown() throws {
    let scratch = try Scratch()
    let run = try Tool.run(
      ["show", "-", "--markdown", "--style", "body", "--at", "large"], in: scratch.folder, input: Self.brand)
    #expect(
      run.output == """
        `stdin`: sizes in points, iOS and iPadOS

        | Style | L | Font |
        | :-- | --: | --: |
        | `body` | 17 | `Optima-Regular` |

        """)
  }

  @Test func anErrorHasNoTable() throws {
    let scratch = try Scratch(["Brand.json": #"{ "titel": { "fontName": "Optima-Regular", "fontSize": 17 } }"#])
    let run = try Tool.run(["show", "Brand.json"], in: scratch.folder)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Brand.json:1:4: error: unknown text style 'titel'"))
  }

  private static func at(_ value: String) -> String {
    let names = ContentSizeCategory.allCases.map { "'\($0.name)'" }.joined(separator: ", ")
    return "unknown value '\(value)' for '--at'; expected \(names)"
  }

  @Test(arguments: [
    (["show"], "expected a style dictionary, or '-' for standard input"),
    (["show", "Brand.json", "--style", "bodi"], "unknown style 'bodi'; did you mean 'body'?"),
    (["show", "Brand.json", "--style", "Body"], "unknown style 'Body'; did you mean 'body'?"),
    (["show", "Brand.json", "--style", "Caption1"], "unknown style 'Caption1'; did you mean 'caption1'?"),
    (["show", "Brand.json", "--style", "x"], "unknown style 'x'; expected 'extraLargeTitle', 'extraLargeTitle2', "),
    (["show", "Brand.json", "--at", "hugge"], "unknown value 'hugge' for '--at'"),
    (["show", "Brand.json", "--at", "ax3"], "\(at("ax3")); did you mean 'AX3'?"),
    (["show", "Brand.json", "--at", "xxl"], "\(at("xxl")); did you mean 'XXL'?"),
    (["show", "Brand.json", "--at", "l"], "\(at("l")); did you mean 'L'?"),
    (["show", "Brand.json", "--at", "extra-small"], "\(at("extra-small")); did you mean 'extraSmall'?"),
    (["show", "Brand.json", "--json", "--markdown"], "'--markdown' and '--json' are two forms; expected one"),
    (["show", "Brand.json", "Other.json"], "expected one input, not 2"),
    (["show", "."], "cannot read '.': it is a folder; expected a file"),
  ]) func mistakesOfTheCall(arguments: [String], message: String) throws {
    let scratch = try Scratch(["Brand.json": Self.brand])
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("typeramp: error: \(message)"), "\(run.errors)")
  }

  @Test func aTerminalOfEightyColumnsShowsAllCategories() throws {
    let scratch = try Scratch(["Brand.json": Self.brand])
    let script = "stty cols 80 && \(Tool.executable.path) show Brand.json"
    let run = try Tool.run(
      URL(filePath: "/usr/bin/script"), ["-qc", script, "/dev/null"], in: scratch.folder, environment: ["NO_COLOR": "1"]
    )
    let lines = run.output.split(whereSeparator: \.isNewline)
    #expect(lines.contains { $0.hasPrefix("Style") && $0.contains("XXXL") && $0.hasSuffix("AX5") }, "\(run.output)")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("Optima-Regular: body, caption"))
  }
}
