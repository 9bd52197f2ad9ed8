import Foundation
import TestSupport
import Testing

/// Files without styles, or files that are not dictionaries, never become Apple's own table.
@Suite struct NothingToCompile {
  @Test(arguments: [
    ("{}", "there is no typography here"),
    (#"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#, "typography"),
    (##"{ "a": { "$type": "color", "$value": "#fff" } }"##, "there is no typography here"),
    // The reason is reported.
    (#"{ "a": { "$type": "typography", "$value": "{a}" } }"#, "references lead in a circle: a → a"),
    (#"{ "a": { "$type": "typograhy", "$value": "{a}" } }"#, "unknown type 'typograhy'"),
  ])
  func tokensWithoutTypography(tokens: String, message: String) throws {
    let scratch = try Scratch(["a.tokens.json": tokens])
    let run = try Tool.run(["compile", "a.tokens.json", "--from", "dtcg", "-o", "a.css"], in: scratch.folder)
    if run.status == 0 {
      // A dimension is a metric, so there is something to compile.
      #expect(tokens.contains("dimension"))
    } else {
      #expect(run.status == 1 && run.errors.contains(message) && scratch.files == ["a.tokens.json"])
    }
  }

  @Test func anEmptyFolderOfTokens() throws {
    let scratch = try Scratch(["tokens/readme.txt": ""])
    let run = try Tool.run(["compile", "tokens", "--from", "dtcg", "-o", "a.css"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no typography here"))
    #expect(scratch.files == ["tokens/readme.txt"])
  }

  @Test func aWrongValueMakesNoTokenFile() throws {
    let input = """
      {
        "title": { "fontName": "Noteworthy-Bold", "fontSize": 28 },
        "body": { "fontName": "Noteworthy-Light",
          "fontSize": { "value": 17 } }
      }
      """
    let scratch = try Scratch(["a.json": input])
    let run = try Tool.run(["validate", "a.json"], in: scratch.folder)
    #expect(run.output.contains("a.json:4:17: error: expected a number for 'fontSize', not a dictionary"))
    #expect(run.status == 1)
  }

  /// With the command line, and with the configuration.
  @Test(arguments: [
    ("compile a.json b.json --styles defined --format css -o out/", #"{ "inputs": ["x"] }"#),
    (
      "build",
      #"{ "inputs": ["a.json", "b.json"], "outputs": [{ "format": "css", "path": "out/{name}.css", "styles": "defined" }] }"#
    ),
  ])
  func anOutputOfDefinedStylesNeedsSome(call: String, configuration: String) throws {
    let scratch = try Scratch([
      "a.json": #"{ "metrics": { "icon": { "value": 24 } } }"#, "b.json": CompileCommand.good,
      "typeramp.json": configuration,
    ])
    let run = try Tool.run(call.split(separator: " ").map(String.init), in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.json:1:1: error: the dictionary defines no styles"))
    if call.hasPrefix("compile") {
      let text = try scratch.text("out/b.css")
      #expect(text.contains("-body-size: 17px") && !text.contains("headline"))
    }
    #expect(!scratch.files.contains("out/a.css"))
  }

  @Test func aSizeOfZeroPointsIsAnError() throws {
    let scratch = try Scratch([
      "a.json": #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 0.4, "tracking": 1 } }"#
    ])
    let run = try Tool.run(["compile", "a.json", "--format", "swift"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output == "" && run.errors.contains("a font size of 0.4 points is rounded to 0 at XS"))
  }
}
