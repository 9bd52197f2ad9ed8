import Foundation
import TestSupport
import Testing

/// `--theme` and `--context`, and the keys `themes` and `contexts`, in the commands.
@Suite struct ThemeOptions {
  private static func set(_ size: Int) -> String {
    #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
  }

  static let files = [
    "p/$themes.json": #"""
    [{ "name": "Light", "group": "Brand", "selectedTokenSets": { "a": "enabled" } },
     { "name": "Dark", "group": "Brand", "selectedTokenSets": { "b": "enabled" } }]
    """#,
    "p/a.json": set(17), "p/b.json": set(18), "style.json": CompileCommand.good,
    "r.json": ##"""
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/mode" }], "modifiers": { "mode": { "contexts": {
      "small": [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "15px" } } }],
      "big": [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "20px" } } }] } } } }
    """##,
  ]

  private static func run(_ arguments: [String], configuration: String? = nil) throws -> Tool.Run {
    let more = configuration.map { ["typeramp.json": $0] } ?? [:]
    let scratch = try Scratch(files.merging(more) { $1 })
    return try withExtendedLifetime(scratch) { try Tool.run(arguments, in: scratch.folder) }
  }

  @Test(arguments: [
    ("p", "--theme", "Brand=Light", 17), ("p", "--theme", "Brand=Dark", 18),
    ("r.json", "--context", "mode=small", 15), ("r.json", "--context", "mode=big", 20),
  ])
  func theOptionChooses(input: String, option: String, value: String, size: Int) throws {
    for command in [["compile"], ["convert", "--to", "json"]] {
      let run = try Self.run(command + [input, option, value])
      #expect(run.status == 0)
      #expect(run.output.contains("\"fontSize\": \(size)") || run.output.contains("\"fontSize\":\(size)"))
    }
    #expect(try Self.run(["validate", input, option, value, "--rule", "never-doubles=off"]).status == 0)
  }

  @Test func anOpenChoiceIsAnErrorOfTheFile() throws {
    for command in [["compile"], ["convert", "--to", "json"], ["validate"], ["map"]] {
      for (input, advice) in [("p", "add --theme Brand=Light or"), ("r.json", "add --context mode=small or")] {
        let run = try Self.run(command + [input])
        #expect(run.status == 1)
        #expect((run.output + run.errors).contains(advice))
      }
    }
  }

  @Test(arguments: [
    (["p", "--theme", "Brnad=Light"], "unknown theme group 'Brnad'; expected one of 'Brand'; did you mean 'Brand'?"),
    (["p", "--theme", "Brand=Lihgt"], "unknown theme of group 'Brand': 'Lihgt'; expected one of 'Light', 'Dark'"),
    (["p", "--theme", "Light"], "theme 'Light' needs its group; expected --theme Brand=Light"),
    (["p", "--theme", "Mint"], "unknown theme 'Mint'; theme group 'Brand' has 'Light', 'Dark'"),
    (["p", "--theme", "Brand=Light", "--theme=Brand=Dark"], "'--theme' chooses 'Light' and 'Dark' for theme group"),
    (["p", "--theme", "Brand=Light", "--context", "mode=big"], "context 'big' has no use: no input is a resolver"),
    (["style.json", "--theme", "Brand=Light"], "theme 'Light' has no use: no input is a Tokens Studio project"),
    (["r.json", "--context", "mode=bgi"], "unknown context of modifier 'mode': 'bgi'; expected one of 'small', 'big'"),
    (["r.json", "--context", "mdoe=big"], "unknown modifier 'mdoe'; expected one of 'mode'; did you mean 'mode'?"),
  ])
  func anUnknownChoiceIsWrongUsage(arguments: [String], message: String) throws {
    for command in [["compile"], ["convert", "--to", "json"], ["validate"], ["map"]] {
      let run = try Self.run(command + arguments)
      #expect(run.status == 2)
      #expect((run.output + run.errors).contains(message))
      #expect(command == ["validate"] || run.output == "")
    }
  }

  @Test(arguments: [
    (#"{ "themes": { "Brnad": "Light" } }"#, "unknown theme group 'Brnad'"),
    (#"{ "themes": { "Brand": "Lihgt" } }"#, "unknown theme of group 'Brand': 'Lihgt'"),
    (#"{ "themes": { "Brand": 1 } }"#, "typeramp.json:1:13: error: expected a name under 'Brand', not"),
    (#"{ "themes": [] }"#, "typeramp.json:1:13: error: expected a dictionary of theme groups and themes"),
  ])
  func mistakesInTheConfiguration(configuration: String, message: String) throws {
    let run = try Self.run(["compile", "p"], configuration: configuration)
    #expect(run.status == 2)
    #expect(run.output == "" && run.errors.contains(message))
  }

  @Test func aBuildUsesTheConfiguredTheme() throws {
    let outputs = #""inputs": ["p"], "outputs": [{ "format": "json", "path": "out/{name}.json" }]"#
    let scratch = try Scratch(Self.files.merging(["typeramp.json": #"{ \#(outputs) }"#]) { $1 })
    #expect(try Tool.run(["build"], in: scratch.folder).status == 1)
    try scratch.write(#"{ \#(outputs), "themes": { "Brand": "Dark" } }"#, to: "typeramp.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(try scratch.text("out/p.json").contains("\"fontSize\": 18"))
    try scratch.write(#"{ \#(outputs), "themes": { "Brand": "Dark", "Mode": "x" } }"#, to: "typeramp.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("unknown theme group 'Mode'"))
  }

  /// Outputs for each theme do not hide that the chosen one does not exist.
  @Test(arguments: ["show", "validate", "evidence", "preview", "build", "diff"], ["Brand", "Brnad"])
  func aMisspeltChoiceIsAnErrorBesideOutputsOfThemes(command: String, group: String) throws {
    var files = try #require(ProjectFiles.all["themes"])
    let settings = try #require(files["typeramp.json"])
    let isInCall = command != "build"
    if !isInCall {
      files["typeramp.json"] = settings.replacing(
        "{ \"inputs\"", with: #"{ "themes": { "\#(group)": "Lihgt" }, "inputs""#)
    }
    let scratch = try Scratch(files)
    let operands = command == "diff" ? ["p", "p"] : []
    let choice = isInCall ? ["--theme", "\(group)=Lihgt"] : []
    let run = try Tool.run([command] + choice + operands, in: scratch.folder)
    #expect(run.status == 2, "\(run.output) \(run.errors)")
    #expect((run.output + run.errors).contains("did you mean '\(group == "Brand" ? "Light" : "Brand")'?"))
  }
}
