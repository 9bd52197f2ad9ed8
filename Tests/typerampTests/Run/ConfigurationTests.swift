import Foundation
import TestSupport
import Testing
import TypeRampKit
import TypeRampProject

/// typeramp.json, as every command reads it.
@Suite struct ConfigurationFile {
  private static let small = #"{ "caption": { "fontName": "Noteworthy-Light", "fontSize": 9 } }"#
  private static let off = ["--rule", "missing-text-style=off", "--rule", "never-doubles=off"]

  private static func project(_ configuration: String, _ more: [String: String] = [:]) throws -> Scratch {
    try Scratch(["typeramp.json": configuration, "Styles/Small.json": small].merging(more) { $1 })
  }

  private static func finds(_ rule: String, _ arguments: [String], _ scratch: Scratch) throws -> Bool {
    try Tool.run(["validate"] + arguments, in: scratch.folder).output.contains("[\(rule)]")
  }

  @Test func validateUsesTheConfiguredInputs() throws {
    let scratch = try Self.project(#"{ "inputs": ["Styles/*.json"] }"#, ["Other.json": CompileCommand.bad])
    let run = try Tool.run(["validate"] + Self.off, in: scratch.folder)
    #expect(run.output.contains("Styles/Small.json:1:") && !run.output.contains("Other.json"))
    try scratch.write(#"{ "inputs": ["Stiles/*.json"] }"#, to: "typeramp.json")
    let missing = try Tool.run(["validate"], in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.output.contains("typeramp.json:1:15: error: no files match 'Stiles/*.json' [configuration-"))
  }

  /// Rules for files that do not exist count nowhere: mostly the path is misspelt.
  @Test(arguments: ["Stiles/*.json", "Styles", "Styles/Smal.json"])
  func anOverrideWithoutFilesIsAnError(pattern: String) throws {
    let override = #"{ "files": ["Styles/*", "\#(pattern)"], "rules": { "text-too-small": "off" } }"#
    let scratch = try Self.project(#"{ "inputs": ["Styles/*.json"], "overrides": [\#(override)] }"#)
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.contains("typeramp.json:1:71: error: no files match '\(pattern)' [configuration-missing-file]"))
  }

  @Test func aCallCanNameAnotherOrNone() throws {
    let scratch = try Self.project(#"{ "rules": { "text-too-small": "off" } }"#)
    let file = ["Styles/Small.json"]
    #expect(try !Self.finds("text-too-small", file, scratch))
    #expect(try Self.finds("text-too-small", file + ["--no-config"], scratch))
    try scratch.write("{}", to: "other.json")
    #expect(try Self.finds("text-too-small", file + ["--config", "other.json"], scratch))
    let both = try Tool.run(["validate", "--config", "other.json", "--no-config"] + file, in: scratch.folder)
    #expect(both.status == 2 && both.errors.contains("'--config' and '--no-config' exclude each other"))
  }

  @Test func itIsFoundAboveAndItsPathsAreItsOwn() throws {
    let configuration = #"{ "overrides": [{ "files": ["Styles/**"], "rules": { "text-too-small": "off" } }] }"#
    let scratch = try Self.project(configuration, ["Other/Small.json": Self.small])
    #expect(try !Self.finds("text-too-small", ["Styles/Small.json"], scratch))
    #expect(try Self.finds("text-too-small", ["Other/Small.json"], scratch))
    let below = try Tool.run(["validate", "Small.json"], in: scratch.folder.appending(path: "Styles"))
    #expect(!below.output.contains("text-too-small"))
  }

  /// From any folder, the nearest file to the inputs counts.
  @Test func itIsSearchedFromTheInputs() throws {
    let scratch = try Self.project(
      #"{ "rules": { "text-too-small": "error" } }"#,
      ["App/Small.json": Self.small, "App/typeramp.json": #"{ "rules": { "text-too-small": "off" } }"#])
    let app = scratch.folder.appending(path: "App")
    for (path, folder, isFound) in [
      ("App", scratch.folder, false), ("App/Small.json", scratch.folder, false), ("Small.json", app, false),
      ("../Styles", app, true), ("../Styles/Small.json", app, true), (scratch.folder.path + "/Styles", app, true),
    ] {
      let run = try Tool.run(["validate", path] + Self.off, in: folder)
      #expect(run.output.contains("error: 'caption' is 7 points") == isFound, "\(path): \(run.output)")
    }
    let both = try Tool.run(["validate", "App", "Styles"] + Self.off, in: scratch.folder)
    #expect(both.status == 1 && both.output.contains("Styles/Small.json:1:") && !both.output.contains("App/"))
    let shown = try Tool.run(["show", "App/Small.json", "Styles/Small.json"], in: scratch.folder)
    #expect(shown.status == 2 && shown.output == "")
    #expect(shown.errors.contains("different configurations: 'App/typeramp.json', 'typeramp.json'; expected '--config"))
  }

  @Test func compileAndConvertReadItToo() throws {
    let scratch = try Self.project(#"{ "strict": true, "dialect": "scaledfont", "from": "dictionary" }"#)
    let run = try Tool.run(["compile", "Styles/Small.json", "-o", "a.css", "--depfile", "d"], in: scratch.folder)
    #expect(run.status == 1 && run.errors.contains("error: "))
    #expect(try Tool.run(["compile", "Styles/Small.json", "--no-config"], in: scratch.folder).status == 0)
    try scratch.write(#"{ "rules": { "text-too-small": "off" } }"#, to: "typeramp.json")
    let compile = ["compile", "Styles/Small.json", "-o", "a.css", "--depfile", "d"]
    #expect(try Tool.run(compile, in: scratch.folder).errors == "")
    #expect(try scratch.text("d").contains("typeramp.json"))
    #expect(try Tool.run(["convert", "Styles/Small.json", "--to", "plist"], in: scratch.folder).status == 0)
  }

  @Test(arguments: [
    (["show", "Styles/Small.json"], #"{ "ruels": {} }"#, "typeramp.json:1:4: error: unknown key 'ruels'"),
    (["compile", "Styles/Small.json"], #"{ "ios": "99" }"#, "1:11: error: unknown version of iOS '99'; expected a"),
    (["convert", "Styles/Small.json", "--to=json"], "[]", "error: expected a dictionary with 'inputs' and 'outputs'"),
    (["show", "Styles/Small.json"], #"{ "overrides": [{ "files": ["x"] }] }"#, "missing key 'rules'"),
    (["diff", "a", "b"], #"{ "overrides": [{ "files": ["x"], "rules": { "x": "off" } }] }"#, "unknown rule 'x'"),
    (
      ["build"], #"{ "inputs": ["gone.json"], "outputs": [{ "format": "css", "path": "x.css" }] }"#,
      "1:15: error: there is no file 'gone.json' [configuration-"
    ),
    (["show", "Styles/Small.json"], #"{ "fonts": ["Gone"] }"#, "1:14: error: there is no file or folder 'Gone' [conf"),
    (["compile", "Styles/Small.json"], #"{ "infoPlist": "Gone" }"#, "1:17: error: there is no file or folder 'Gone'"),
    (
      ["show", "Styles/Small.json"], #"{ "missing-text-style": "off" }"#,
      "1:4: error: 'missing-text-style' is a rule; expected it under 'rules' [configuration-unknown-key]"
    ),
    (
      ["build"], #"{ "inputs": ["Styles/*"], "outputs": [{ "format": "css", "path": "{name}.swift" }] }"#,
      ": error: this is the name of a 'swift' file, and the format is 'css' [configuration-unknown-value]"
    ),
    (["show", "Styles/Small.json"], #"{ "rules": { "missing-text-style": "none" } }"#, "replace it with 'off'"),
    (["build"], #"{ "map": "gone.json" }"#, "1:11: error: there is no file or folder 'gone.json' [conf"),
  ])
  func aMistakeInItStopsEveryCommand(arguments: [String], configuration: String, message: String) throws {
    let scratch = try Self.project(configuration)
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "" && run.errors.contains(message))
  }

  @Test(arguments: Reporter.all.map(\.name)) func itsMistakesAreInEveryReport(form: String) throws {
    let scratch = try Self.project(#"{ "inputs": ["gone.json"] }"#)
    for (configuration, id) in [(#"{ "inputs": ["gone.json"] }"#, "missing-file"), (#"{ "ruels": 1 }"#, "unknown-key")]
    {
      try scratch.write(configuration, to: "typeramp.json")
      let run = try Tool.run(["validate", "--report", form], in: scratch.folder)
      #expect(run.status == 2 && run.errors == "")
      #expect(run.output.contains("typeramp.json") && run.output.contains("configuration-" + id), "\(run.output)")
      let explained = try Tool.run(["explain", "configuration-" + id], in: scratch.folder)
      #expect(explained.status == 0 && explained.output.contains("typeramp.json, or in"))
    }
    let replacing = try Tool.run(["validate", "--report", form + "=typeramp.json"], in: scratch.folder)
    #expect(replacing.status == 2 && replacing.errors.contains("would replace a file that is read"))
  }

  /// `validate` without paths checks what `build` writes. Each mistake is reported once, whatever the inputs.
  @Test(arguments: Reporter.all.map(\.name)) func pathsOfOutputsAreChecked(form: String) throws {
    let scratch = try Self.project(
      #"""
      { "inputs": ["Styles/*.json", "b.json"],
        "outputs": [{ "format": "css", "path": "{name}.css" }, { "format": "css", "path": "{nme}.css" }] }
      """#)
    try scratch.write(#"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#, to: "b.json")
    for arguments in [["validate"], ["validate", "--fix"]] {
      let run = try Tool.run(arguments + ["--report", form], in: scratch.folder)
      #expect(run.status == 2, "\(run.output)")
      #expect(run.output.matches(of: /unknown placeholder .{1,6}\{nme\}/).count >= 1, "\(run.output)")
      #expect(run.output.contains("typeramp.json") && run.output.contains("configuration-placeholder"))
    }
    let text = try Tool.run(["validate", "--report", "text"], in: scratch.folder)
    #expect(
      text.output.matches(of: /typeramp\.json:2:\d+: error: unknown placeholder '\{nme\}'/).count == 1, "\(text.output)"
    )
    #expect(try Tool.run(["validate", "b.json"], in: scratch.folder).status == 0)
  }

  /// `--fix` does not change it, and no suggestion leads to a second key of one name.
  @Test func whatItSuggestsIsNotCalledAFix() throws {
    let scratch = try Self.project(#"{ "strcit": true, "font": [], "fonts": [] }"#)
    let run = try Tool.run(["validate", "Styles", "--fix"], in: scratch.folder)
    #expect(run.status == 2 && run.output.contains("= suggestion: replace it with 'strict'"), "\(run.output)")
    #expect(!run.output.contains("= fix") && !run.output.contains("with 'fonts'"), "\(run.output)")
  }

  /// They have an id for each kind, and are in the order of the file.
  @Test func itsMistakesAreInOrder() throws {
    let scratch = try Self.project(
      #"""
      { "overrides": [{ "files": ["x"], "rules": { "text-too-small": "of" } }],
        "strict": 1,
        "overrides": [{ "files": ["x"], "rules": {} }],
        "jobs": 1,
        "remBase": -1,
        "outputs": [{ "format": "css" }] }
      """#)
    let run = try Tool.run(["validate", "Styles"], in: scratch.folder)
    let ids = run.output.matches(of: /\[configuration-([a-z-]+)\]/).map { String($0.1) }
    #expect(
      ids == ["unknown-value", "wrong-type", "duplicate-key", "unknown-key", "number-out-of-range", "missing-key"],
      "\(run.output)")
    let page = try String(contentsOf: Repository.root.appending(path: "docs/build.md"), encoding: .utf8)
    #expect(
      Set(ids + ["missing-file", "placeholder", "outside", "collision"]) == Set(Configuration.mistakes.map(\.id)))
    #expect(
      Configuration.mistakes.allSatisfy { page.contains("| `\(Configuration.idPrefix)\($0.id)` | \($0.meaning) |") })
  }

  @Test func theBaselineIsThatOfTheConfiguration() throws {
    let scratch = try Self.project(#"{ "baseline": "known.json" }"#)
    let arguments = ["validate", "Styles"] + Self.off
    let update = try Tool.run(arguments + ["--update-baseline"], in: scratch.folder)
    #expect(update.status == 0 && update.errors.contains("wrote 1 known finding to 'known.json'"))
    #expect(try Tool.run(arguments, in: scratch.folder).output == "no problems in 1 file (1 known from the baseline)\n")
  }

  /// Each file has the nearest configuration; a note names the files for which there is none.
  @Test(arguments: [
    (["Sources"], []),
    (["Sources/A"], []), (["Sources", "--no-config"], []), (["Sources", "--config", "Sources/A/typeramp.json"], []),
    (
      ["Sources/A/X.json", "Sources/B/Y.json"],
      [
        "no typeramp.json is near 'Sources/B'; 'Sources/A/typeramp.json' was read for it"
      ]
    ),
  ])
  func otherConfigurationsAreNamed(arguments: [String], notes: [String]) throws {
    let text = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    let scratch = try Scratch([
      "Sources/A/X.json": text, "Sources/B/Y.json": text, "Sources/A/typeramp.json": #"{ "strict": true }"#,
    ])
    let run = try Tool.run(["validate"] + arguments, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == notes.map { "typeramp: note: \($0)\n" }.joined())
  }
}
