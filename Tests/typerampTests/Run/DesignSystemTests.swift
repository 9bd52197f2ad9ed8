import Foundation
import TestSupport
import Testing

/// Token files in the structure of public design systems, rewritten small, with the results that their owners would
/// expect.
@Suite struct DesignSystems {
  private static let folder = Repository.root.appending(path: "Fixtures/Tokens")

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: String
    let rows: [String]

    init(_ name: String, _ arguments: String, _ rows: [String]) {
      (testDescription, self.arguments, self.rows) = (name, arguments, rows)
    }
  }

  private static let cases: [Case] = [
    Case(
      "a platform of Tokens Studio", "platforms.studio.json --theme Platform=iOS",
      ["body body 17 pt, 400, Inter", "heading.lg headingLg, follows title 28.05 pt, 600, Inter"]),
    Case(
      "another platform", "platforms.studio.json --theme Platform=Web",
      ["body body 16 pt, 400, Inter", "heading.lg headingLg, or title itself 28 pt, 600, Inter"]),
    Case("a context of a resolver", "sizes.resolver.json --context size=large", ["body body 21 pt, 400, Optima"]),
    Case(
      "loose tokens by a mapping file", "loose.tokens.json --map loose.map.json",
      ["utrecht.document body 18 pt, 400, Optima", "utrecht.heading-1 title 32 pt, 400, Optima"]),
    Case(
      "loose tokens", "loose.tokens.json",
      [
        "utrecht.document utrechtDocument, follows body 18 pt, 400, Optima",
        "utrecht.heading-1 utrechtHeading1, follows largeTitle 32 pt, 400, Optima",
      ]),
    Case(
      "shorthands in JSON5", "comments.tokens.json5",
      [
        "text.body.shorthand.medium textBodyShorthandMedium, follows footnote 14 pt, 400, -apple-system",
        "text.body.shorthand.large textBodyShorthandLarge, or callout itself 16 pt, 400, -apple-system",
        "text.title.shorthand.large textTitleShorthandLarge, follows largeTitle 32 pt, 600, -apple-system",
      ]),
    Case(
      "composed values of Style Dictionary", "composed.sd.json",
      [
        "typography.sBodyMD typographySBodyMD, or callout itself 16 pt, 500, Avenir Next",
        "typography.sBodySM typographySBodySM, follows footnote 14 pt, 700, Avenir Next",
        "typography.legacy typographyLegacy, follows caption2 9 pt, 400, Avenir Next",
      ]),
    Case(
      "aliases and functions of older tools, and a set that no theme mentions", "aliases.studio.json",
      ["body body 17 pt, 400, Inter", "lead lead, or title2 itself 22 pt, 500, Inter"]),
    Case("contexts in other files", "files.resolver.json", ["body body 17 pt, 400, Optima"]),
    Case(
      "a context in another file", "files.resolver.json --context density=compact", ["body body 15 pt, 400, Optima"]),
    Case(
      "mistakes in what no style uses", "unused.tokens.json",
      ["text.heading textHeading, or title itself 28 pt, 600, Avenir Next"]),
  ]

  @Test(arguments: cases) func aSystemComesToItsStyles(_ example: Case) throws {
    let arguments = example.arguments.split(separator: " ").map(String.init)
    let run = try Tool.run(["map", "--list"] + arguments, in: Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    let rows = run.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(rows == example.rows)
    for format in ["css", "swift", "json"] {
      let compile = try Tool.run(["compile", "--format", format] + arguments, in: Self.folder)
      #expect(compile.status == 0, "\(compile.errors)")
    }
  }

  /// If a choice is required, a single error says which.
  @Test(arguments: [
    (
      "platforms.studio.json",
      "16:37: error: no theme of group 'Platform' is chosen, and 'body', 'headingLg' depend on it"
    ),
    ("sizes.resolver.json", "10:13: error: no context of modifier 'size' is chosen"),
  ])
  func missingChoicesAreReported(file: String, message: String) throws {
    for command in [["compile", "--format", "css"], ["map"], ["map", "--list"]] {
      let run = try Tool.run(command + [file], in: Self.folder)
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.contains("\(file):\(message)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count <= 10)
    }
  }
}
