import Foundation
import TestSupport
import Testing

/// `typeramp map`: a first mapping file.
@Suite struct MapCommand {
  private static func token(_ size: Int, _ weight: Int = 400) -> String {
    ##"""
    { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": \##(size), "unit": "px" },
      "fontWeight": \##(weight), "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } }
    """##
  }

  private static let tokens = """
    { "text": { "callout": \(token(16)), "a": \(token(17)), "b": \(token(17, 700)), "c": \(token(22)), "d": \(token(22)),
                "big": \(token(48)) } }
    """

  @Test func everyTypographyTokenIsInIt() throws {
    let scratch = try Scratch(["a.tokens.json": Self.tokens])
    let run = try Tool.run(["map", "a.tokens.json", "-o", "map.json"], in: scratch.folder)
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors == "typeramp: note: to use it, add to typeramp.json: \"map\": \"map.json\"\n")
    let expected = """
      {
        "callout": {
          "token": "text.callout",
          "$comment": "16 pt, 400, Optima"
        },
        "custom": {
          "textA": {
            "token": "text.a",
            "relativeTo": "body",
            "$comment": "17 pt, 400, Optima; may be 'body', which has this size"
          },
          "textB": {
            "token": "text.b",
            "relativeTo": "body",
            "$comment": "17 pt, 700, Optima; may be 'headline', which has this size"
          },
          "textC": {
            "token": "text.c",
            "relativeTo": "title2",
            "$comment": "22 pt, 400, Optima; may be 'title2', which has this size"
          },
          "textD": {
            "token": "text.d",
            "relativeTo": "title2",
            "$comment": "22 pt, 400, Optima; may be 'title2', which has this size"
          },
          "textBig": {
            "token": "text.big",
            "relativeTo": "largeTitle",
            "$comment": "48 pt, 400, Optima"
          }
        }
      }

      """
    #expect(try scratch.text("map.json") == expected)
    // It changes nothing until it is edited.
    let commands = [["--map", "map.json"], []].map { ["compile", "a.tokens.json"] + $0 }
    let runs = try commands.map { try Tool.run($0, in: scratch.folder) }
    #expect(runs[0].status == 0 && runs[0].output == runs[1].output)
  }

  /// A configuration can be in another folder, and can have the file already.
  @Test(arguments: [(#"{ "inputs": ["a.tokens.json"] }"#, true), (#"{ "map": "sub/map.json" }"#, false)])
  func theConfigurationNeedsTheFile(configuration: String, isNamed: Bool) throws {
    let scratch = try Scratch(["a.tokens.json": Self.tokens, "typeramp.json": configuration, "sub/map.json": "{}"])
    let folder = scratch.folder.appending(path: "sub")
    let run = try Tool.run(["map", "../a.tokens.json", "-o", "new.json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("add to typeramp.json: \"map\": \"sub/new.json\"\n") == isNamed, "\(run.errors)")
  }

  /// Whatever is left out is said.
  @Test func anOldMappingFileLosesItsSettings() throws {
    let map = #"{ "custom": { "price": { "token": "text.big", "maximumPointSize": 60 } } }"#
    let scratch = try Scratch(["a.tokens.json": Self.tokens, "old.json": map])
    let run = try Tool.run(["map", "a.tokens.json", "--map", "old.json", "-o", "new.json"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.errors == "typeramp: note: only the styles of 'old.json' are copied, without its other settings\n")
    #expect(try !scratch.text("new.json").contains("maximumPointSize"))
    let list = try Tool.run(["map", "a.tokens.json", "--map", "old.json", "--list"], in: scratch.folder)
    #expect(list.errors == "" && list.output.contains("price, follows largeTitle  "))
  }

  @Test func theListIsATable() throws {
    let scratch = try Scratch(["a.tokens.json": Self.tokens])
    let run = try Tool.run(["map", "a.tokens.json", "--list"], in: scratch.folder)
    #expect(
      run.output == """
        TOKEN         STYLE                        FONT
        text.callout  callout                      16 pt, 400, Optima
        text.a        textA, or body itself        17 pt, 400, Optima
        text.b        textB, or headline itself    17 pt, 700, Optima
        text.c        textC, or title2 itself      22 pt, 400, Optima
        text.d        textD, or title2 itself      22 pt, 400, Optima
        text.big      textBig, follows largeTitle  48 pt, 400, Optima

        """)
  }

  @Test(arguments: [
    (["map"], 2, "expected an input, '-' for standard input, or 'inputs' in typeramp.json"),
    (["map", "a.json"], 2, "is a text-style dictionary"),
    (["map", "a.tokens.json", "-o", "a.json"], 2, "'a.json' already exists"),
    (["map", "b.tokens.json"], 1, "there is no typography here"), (["map", "c.tokens.json"], 1, "error"),
    (["map", "no.json"], 2, "no such file"),
  ])
  func whatCannotBeMapped(arguments: [String], status: Int32, message: String) throws {
    let scratch = try Scratch([
      "a.tokens.json": Self.tokens, "a.json": CompileCommand.good, "c.tokens.json": "{",
      "b.tokens.json": ##"{ "a": { "$type": "number", "$value": 1 } }"##,
    ])
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.contains(message))
    #expect(try scratch.text("a.json") == CompileCommand.good)
  }
}
