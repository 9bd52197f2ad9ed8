import TestSupport
import Testing

/// What a baseline lists is known to every command, not only to `validate`.
@Suite struct KnownFindings {
  private static let configuration = """
    { "inputs": ["Brand.json"], "baseline": "known.json", "strict": true,
      "outputs": [{ "format": "css", "path": "out/{name}.css" }], "fit": [{ "keys": "*", "style": "body", "width": 300 }] }
    """
  private static let small = #"{ "body": { "fontName": "Georgia", "fontSize": 9 } }"#

  /// A project whose findings are all in its baseline.
  private static func project(_ files: [String: String], _ configuration: String = configuration) throws -> Scratch {
    let scratch = try Scratch(["typeramp.json": configuration].merging(files) { $1 })
    #expect(try Tool.run(["validate", "--update-baseline"], in: scratch.folder).status == 0)
    return scratch
  }

  @Test(arguments: [
    "validate", "build", "show", "evidence", "compile Brand.json -o a.css", "convert Brand.json --to plist -o a.plist",
    "preview -o a.html", "fit --stand-in Fonts/Lato-Regular.ttf", "fit --json --stand-in Fonts/Lato-Regular.ttf",
    "audit A.swift", "diff Brand.json Brand.json",
  ])
  func aKnownWarningStopsNoCommand(call: String) throws {
    let scratch = try Self.project(["Brand.json": Self.small, "L.strings": #""ok" = "OK";"#, "A.swift": "let a = 1"])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    let font = try #require(scratch.files.first { $0.hasSuffix(".ttf") })
    let words = call.split(separator: " ").map { $0.hasSuffix(".ttf") ? font : String($0) }
    let run = try Tool.run(words, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!(run.output + run.errors).contains("text-too-small"))
  }

  @Test func aNewWarningStopsABuild() throws {
    let scratch = try Self.project(["Brand.json": Self.small])
    let more = #", "caption": { "fontName": "Georgia", "fontSize": 7 } }"#
    try scratch.write(Self.small.dropLast(2) + more, to: "Brand.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 1 && run.errors.contains("'caption' is"), "\(run.errors)")
    #expect(!run.errors.contains("'body' is"))
  }

  /// Each style of a finding is known by itself: a further one fails, and mending the first does not.
  @Test func eachStyleIsKnownByItself() throws {
    func text(_ tight: [String]) -> String {
      let entries = ["body", "callout"].map { name in
        #""\#(name)": { "fontName": "Georgia", "fontSize": 17, "lineHeight": \#(tight.contains(name) ? 1.4 : 1.5) }"#
      }
      return "{ \(entries.joined(separator: ", ")) }"
    }
    let configuration = #"{ "inputs": ["a.json"], "baseline": "known.json", "rules": { "tight-text": "warning" } }"#
    let scratch = try Self.project(["a.json": text(["body"])], configuration)
    try scratch.write(text(["body", "callout"]), to: "a.json")
    let more = try Tool.run(["validate", "--strict"], in: scratch.folder)
    #expect(more.status == 1 && more.output.contains("'callout' has a line height under 1.5"), "\(more.output)")
    #expect(try Tool.run(["validate", "--update-baseline"], in: scratch.folder).status == 0)
    try scratch.write(text(["callout"]), to: "a.json")
    #expect(try Tool.run(["validate", "--strict"], in: scratch.folder).status == 0)
  }

  /// A known error stops only what cannot be computed; then it is shown.
  @Test(arguments: [
    (#"{ "titel": { "fontName": "Georgia", "fontSize": 28 } }"#, true, "unknown-text-style"),
    (#"{ "body": { "fontName": 3, "fontSize": 17 } }"#, false, "wrong-type"),
    (#"{ "body": { "$type": "typography", "$value": "{gone}" } }"#, false, "token-reference"),
  ])
  func aKnownErrorStopsWhatNeedsATable(text: String, isBuilt: Bool, id: String) throws {
    let scratch = try Self.project(["Brand.json": text], Self.configuration.replacing("true", with: "false"))
    #expect(try Tool.run(["validate"], in: scratch.folder).status == 0)
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == (isBuilt ? 0 : 1), "\(run.errors)")
    #expect(run.errors.contains("[\(id)]") == !isBuilt, "\(run.errors)")
    #expect(scratch.files.contains("out/Brand.css") == isBuilt)
  }

  /// A finding is in the file that has it, and that of one theme does not hide that of another.
  @Test func findingsOfJoinedFilesAreKnownByFile() throws {
    func set(_ size: Int) -> String {
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
    }
    func theme(_ name: String) -> String {
      #"{ "name": "\#(name)", "group": "Brand", "selectedTokenSets": { "\#(name)": "enabled" } }"#
    }
    let themes = "[\(theme("a")), \(theme("b"))]"
    let output = #"[{ "format": "css", "path": "out/{theme}.css" }]"#
    let configuration = #"{ "inputs": ["p"], "baseline": "known.json", "strict": true, "outputs": \#(output) }"#
    let scratch = try Self.project(["p/$themes.json": themes, "p/a.json": set(9), "p/b.json": set(17)], configuration)
    #expect(try scratch.text("known.json").contains(#""path": "p/a.json""#))
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    try scratch.write(set(8), to: "p/b.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 1)
    #expect(try Tool.run(["validate"], in: scratch.folder).output.contains("p/b.json"))
  }

  /// Two themes can have a finding of one name, of which only that of one is known.
  @Test func whatOneThemeHasDoesNotHideWhatAnotherHas() throws {
    func tokens(_ size: Int) -> String {
      ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/m" }], "modifiers": { "m": { "contexts": {
        "a": [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "9px" } } }],
        "b": [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "\##(size)px" } } }]
      } } } }
      """##
    }
    let output = #"[{ "format": "css", "path": "out/{m}.css" }]"#
    let configuration = #"{ "inputs": ["r.json"], "baseline": "known.json", "strict": true, "outputs": \#(output) }"#
    let scratch = try Self.project(["r.json": tokens(17)], configuration)
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    try scratch.write(tokens(8), to: "r.json")
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("(for 'm=b') [text-too-small]"), "\(run.output)")
    #expect(!run.output.contains("(for 'm=a') [text-too-small]"), "\(run.output)")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 1)
    // What one theme no longer has is no news about the other.
    #expect(try Tool.run(["validate", "--update-baseline"], in: scratch.folder).status == 0)
    try scratch.write(tokens(17), to: "r.json")
    #expect(try Tool.run(["validate"], in: scratch.folder).status == 0)
  }

  /// The finding of the first theme is above the one that is known.
  @Test func theFindingOfAnotherThemeIsNew() throws {
    func tokens(_ first: Int) -> String {
      func set(_ size: Int) -> String {
        #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
      }
      func theme(_ name: String) -> String {
        #"{ "group": "G", "name": "\#(name)", "selectedTokenSets": { "\#(name)": "enabled" } }"#
      }
      return #"{ "a": \#(set(first)), "b": \#(set(9)), "$themes": [\#(theme("a")), \#(theme("b"))] }"#
    }
    let configuration = """
      { "inputs": ["s.json"], "baseline": "known.json", "outputs": [{ "format": "css", "path": "out/{G}.css" }] }
      """
    let scratch = try Self.project(["s.json": tokens(17)], configuration)
    try scratch.write(tokens(8), to: "s.json")
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.output.contains("(for 'G=a') [text-too-small]"), "\(run.output)")
    #expect(!run.output.contains("(for 'G=b') [text-too-small]"), "\(run.output)")
  }

  @Test(.enabled(if: Git.isThere, "no git on the PATH")) func aRevisionHasTheBaselineOfTheWorkingTree() throws {
    let scratch = try Self.project(["Brand.json": Self.small])
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]] {
      #expect(try Git.run(arguments, in: scratch.folder).status == 0)
    }
    let run = try Tool.run(["diff", "HEAD"], in: scratch.folder)
    #expect(run.status == 0 && run.output == "no changes\n", "\(run.output)\(run.errors)")
  }

  @Test func onlyChecksNeedAFileThatIsMissing() throws {
    let configuration = Self.configuration.replacing("true", with: "false")
    let scratch = try Scratch(["typeramp.json": configuration, "Brand.json": "{}"])
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("there is no baseline 'known.json' yet"))
    try scratch.write("[]", to: "known.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 2)
  }
}
