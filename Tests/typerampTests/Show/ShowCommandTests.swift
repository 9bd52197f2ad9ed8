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

  @Test func fallbacksAreLeftOut() throws {
    let scratch = try Scratch(["Brand.json": Self.brand])
    let run = try Tool.run(["show", "Brand.json", "--styles", "defined", "--at", "large"], in: scratch.folder)
    #expect(run.output.contains("caption") && !run.output.contains("headline") && run.status == 0)
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

  /// Many warnings must not bury the table.
  @Test func warningsAreCounted() throws {
    let small = #"{ "caption": { "fontName": "A-Regular", "fontSize": 9 } }"#
    let scratch = try Scratch(["It's.json": small, "Brand.json": Self.brand])
    let run = try Tool.run(["show", "It's.json", "--at", "L"], in: scratch.folder)
    #expect(run.output.hasPrefix("It's: sizes in points") && run.status == 0)
    #expect(run.errors == "typeramp: note: 1 warning; see 'typeramp validate 'It'\\''s.json''\n")
    let error = try Tool.run(["show", "It's.json", "--strict"], in: scratch.folder)
    #expect(error.status == 1 && error.output.isEmpty && error.errors.contains(": error: 'caption' is 7 points"))
    #expect(try Tool.run(["show", "Brand.json"], in: scratch.folder).errors.isEmpty)
  }

  /// People try the files that are at hand.
  @Test(arguments: ["show", "validate", "compile"]) func otherFilesAreRecognised(command: String) throws {
    let scratch = try Scratch([
      "Info.plist": #"{ "CFBundleName": "App", "UIAppFonts": ["A.ttf"], "LSRequiresIPhoneOS": true }"#
    ])
    try Data(DrawnFont().file).write(to: scratch.folder.appending(path: "A.ttf"))
    let list = try Tool.run([command, "Info.plist"], in: scratch.folder)
    #expect(list.status == 1)
    let found = list.output + list.errors
    #expect(
      found.hasPrefix("Info.plist:1:4: error: this is an app's Info.plist, not a text-style dictionary"), "\(found)")
    #expect(!found.contains("unknown text style"))
    let font = try Tool.run([command, "A.ttf"], in: scratch.folder)
    #expect(font.status == 2)
    #expect(
      font.errors == """
        typeramp: error: cannot read 'A.ttf': it is a font; expected a dictionary or design tokens \
        ('typeramp fonts' lists a font's names)

        """)
  }

  /// Without a project, what is in the folder is shown, and without a dictionary Apple's own styles.
  @Test func nothingIsNamed() throws {
    let scratch = try Scratch(["s/Brand.json": Self.brand, "package.json": "{}"])
    let found = try Tool.run(["show", "--at", "L"], in: scratch.folder)
    #expect(found.status == 0 && found.output.hasPrefix("Brand: sizes in points"), "\(found.output)\(found.errors)")
    #expect(found.errors == "typeramp: note: no input was named; found './s/Brand.json'\n")
    let empty = try Scratch(["package.json": "{}"])
    let none = try Tool.run(["show", "--style", "body", "--at", "L"], in: empty.folder)
    #expect(none.status == 0 && none.output.hasSuffix("body   17  Apple's own font\n"), "\(none.output)")
    #expect(
      none.errors == "typeramp: note: there is no text-style dictionary in this folder; these are Apple's own styles\n")
  }

  private static func at(_ value: String) -> String {
    let names = ContentSizeCategory.allCases.map { "'\($0.shortName)'" }.joined(separator: ", ")
    return "unknown value '\(value)' for '--at'; expected \(names)"
  }

  @Test(arguments: [
    (["show", "--config", "none.json"], "expected an input, '-' for standard input, or 'inputs' in typeramp.json"),
    (["show", "Brand.json", "--style", "bodi"], "unknown style 'bodi'; did you mean 'body'?"),
    (["show", "Brand.json", "--style", "x"], "unknown style 'x'; expected 'extraLargeTitle', 'extraLargeTitle2', "),
    (["show", "Brand.json", "--at", "hugge"], "unknown value 'hugge' for '--at'"),
    (["show", "Brand.json", "--at", "extra-small"], "\(at("extra-small")); did you mean 'extraSmall'?"),
    (["show", "Brand.json", "--json", "--markdown"], "'--markdown' and '--json' are two forms; expected one"),
    (["show", "Brand.json", "Brand.json", "--json"], "'--json' shows one table, not 2"),
    (
      ["show", "Brand.json", "--nearest", "15", "--json"],
      "'--nearest' lists styles by their default sizes, and excludes"
    ),
    (
      ["show", "Brand.json", "--nearest", "15", "--at", "L"], "'--nearest' lists styles by their default sizes, and ex"
    ),
    (["show", "Brand.json", "--nearest", "0"], "unknown value '0' for '--nearest'; expected a size and a weight"),
    (["show", "Brand.json", "--nearest", "15,fat"], "unknown value '15,fat' for '--nearest'; expected a size"),
  ]) func mistakesOfTheCall(arguments: [String], message: String) throws {
    let scratch = try Scratch(["Brand.json": Self.brand, "none.json": "{}"])
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("typeramp: error: \(message)"), "\(run.errors)")
  }

  /// A folder with one document is that document; other files in it are not asked for.
  @Test func theOnlyDocumentOfAFolderIsRead() throws {
    let scratch = try Scratch(["s/Brand.json": Self.brand, "s/package.json": "{}", "s/notes.md": ""])
    let run = try Tool.run(["show", "s"], in: scratch.folder)
    let named = try Tool.run(["show", "s/Brand.json"], in: scratch.folder)
    #expect(run.status == 0 && run.output == named.output)
    try scratch.write(Self.brand, to: "s/Other.json")
    let several = try Tool.run(["show", "s"], in: scratch.folder)
    #expect(several.status == 2)
    #expect(several.errors.contains("it is a folder of several documents; name one of them, such as 's/Brand.json'"))
  }

  @Test(arguments: [["ax3", "Body"], ["AX3", "body"], ["ACCESSIBILITY3", "UICTFontTextStyleBody"]])
  func namesOfSystemsAreUnderstoodInAnyCase(names: [String]) throws {
    let scratch = try Scratch(["Brand.json": Self.brand])
    let run = try Tool.run(["show", "Brand.json", "--at", names[0], "--style", names[1]], in: scratch.folder)
    let expected = try Tool.run(
      ["show", "Brand.json", "--at", "accessibility3", "--style", "body"], in: scratch.folder)
    #expect(run.status == 0 && run.output == expected.output)
  }

  /// Without a path, the inputs of the configuration are shown.
  @Test func theConfigurationHasTheInputs() throws {
    let scratch = try Scratch([
      "Brand.json": Self.brand, "Other.json": Self.brand,
      "typeramp.json": #"{ "inputs": ["*.json"], "outputs": [{ "format": "css", "path": "x/{name}.css" }] }"#,
    ])
    let run = try Tool.run(["show", "--at", "large"], in: scratch.folder)
    let each = try ["Brand", "Other"].map {
      try "\($0):\n" + Tool.run(["show", "\($0).json", "--at", "large"], in: scratch.folder).output
    }
    #expect(run.status == 0 && run.output == each.joined(separator: "\n"))
    let page = try Tool.run(["preview", "-o", "x.html"], in: scratch.folder)
    #expect(page.status == 0)
    #expect(try scratch.text("x.html").contains("Brand") && scratch.text("x.html").contains("Other"))
  }

  @Test(arguments: [[], ["--markdown"]]) func textStylesThatTokensLeaveOutAreOneLine(options: [String]) throws {
    let body = ##"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "17px" } }"##
    let scratch = try Scratch(["a.tokens.json": #"{ "body": \#(body), "price": \#(body) }"#])
    let run = try Tool.run(["show", "a.tokens.json"] + options, in: scratch.folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.contains("Optima-Regular") } == 2)
    #expect(lines.count { $0.contains("largeTitle") } == 1)
    #expect(
      lines.contains {
        $0.hasSuffix("caption2")
          && $0.contains("in Apple's own font: extraLargeTitle, extraLargeTitle2, largeTitle, title, ")
      })
    let one = try Tool.run(["show", "a.tokens.json", "--style", "title"] + options, in: scratch.folder)
    #expect(one.output.contains("28") && !one.output.contains("in Apple's own font:"))
  }

  /// The rows are those of the project's outputs.
  @Test(arguments: [(["defined"], 1), (["all"], 13), (["defined", "all"], 13)])
  func outputsLimitTheRows(styles: [String], rows: Int) throws {
    let outputs = styles.map { #"{ "format": "json", "path": "\#($0).json", "styles": "\#($0)" }"# }
    let configuration = #"{ "inputs": ["a.dict.json"], "outputs": [\#(outputs.joined(separator: ", "))] }"#
    let dictionary = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#
    let scratch = try Scratch(["a.dict.json": dictionary, "typeramp.json": configuration])
    let lines = try Tool.run(["show"], in: scratch.folder).output.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("Optima-Regular") || $0.hasSuffix("Apple's own font") } == rows)
    #expect(lines.contains { $0.contains("in Apple's own font: ") } == (rows == 1))
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
