import Foundation
import TestSupport
import Testing

/// Design tokens in a folder are found like dictionaries.
@Suite struct TokenSearch {
  private static let good = ##"""
    { "body": { "$type": "typography", "$value": {
        "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }
    """##
  private static let studio =
    #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{size}" } } }"#

  /// Each with its path in the findings of the folder; nil for a file that is skipped.
  @Test(
    arguments: [
      ("App/brand.tokens.json", good.replacing("17", with: "\"x\""), "App/brand.tokens.json:2:"),
      ("App/brand.tokens", good.replacing("17", with: "\"x\""), "App/brand.tokens:2:"),
      ("App/broken.tokens.json", "{ \"body\"", "App/broken.tokens.json:1:"),
      ("App/sets.json", "{ \"$themes\": [], \"core\": \(studio) }", "App/sets.json:1:"),
      (
        "App/brand.resolver.json", ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }] }"##,
        "App/brand.resolver.json:1:"
      ),
      ("App/package.json", #"{ "name": "x", "value": 1 }"#, nil),
      ("App/map.json", #"{ "body": { "token": "a.b" } }"#, nil),
    ] as [(String, String, String?)])
  func aFileOfTokensIsFound(path: String, text: String, expected: String?) throws {
    let scratch = try Scratch([path: text, "App/Good.json": CompileCommand.good])
    let run = try Tool.run(["validate", "App"], in: scratch.folder)
    #expect(run.status == (expected == nil ? 0 : 1), "\(run.output)\(run.errors)")
    if let expected { #expect(run.output.contains(expected), "\(run.output)") }
  }

  /// A project of Tokens Studio is the same from the folder above it.
  @Test(arguments: [[], ["--from", "tokens-studio"]]) func aProjectBelowTheFolderIsFound(form: [String]) throws {
    let set = { (size: Int) in
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
    }
    let theme = { (name: String) in #"{ "name": "\#(name)", "selectedTokenSets": { "\#(name)": "enabled" } }"# }
    let scratch = try Scratch([
      "tokens/$themes.json": "[\(theme("a")), \(theme("b"))]", "tokens/a.json": set(17), "tokens/b.json": set(18),
    ])
    for command in ["show", "validate", "map", "compile"] {
      for folder in [".", "tokens"] {
        let run = try Tool.run([command, folder] + form, in: scratch.folder)
        #expect(
          run.status == 1 && (run.output + run.errors).contains("expected one of 'a', 'b'"), "\(command) \(folder)")
      }
    }
  }

  /// The names of text styles are also those of tokens.
  @Test func aFolderOfTokensWithTheNamesOfStylesIsAProject() throws {
    let scratch = try Scratch([
      "tokens/size.json": #"{ "size": { "value": "17px" } }"#,
      "tokens/text.json": #"{ "body": { "value": { "fontFamily": "Optima", "fontSize": "{size}" } } }"#,
    ])
    let run = try Tool.run(["validate", "tokens"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains(" in 2 files"), "\(run.output)\(run.errors)")
  }

  /// A configuration beside the files of a project is not one of them.
  @Test func aConfigurationIsNotAFileOfTokens() throws {
    let scratch = try Scratch([
      "$metadata.json": #"{ "tokenSetOrder": ["core"] }"#, "typeramp.json": #"{ "inputs": ["."] }"#,
      "core.json": Self.studio.replacing("{size}", with: "17"),
    ])
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains(" in 2 files"), "\(run.output)\(run.errors)")
  }

  @Test func aProjectOfTokensIsOneInput() throws {
    let scratch = try Scratch([
      "App/Good.json": CompileCommand.good,
      "App/tokens/$metadata.json": #"{ "tokenSetOrder": ["core", "text/mobile"] }"#,
      "App/tokens/core.json": #"{ "size": { "type": "fontSizes", "value": "17" } }"#,
      "App/tokens/text/mobile.json": Self.studio,
    ])
    let run = try Tool.run(["validate", "App", "--report", "json"], in: scratch.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("skipped"))
    let wrong = Self.studio.replacing("{size}", with: "{siez}")
    try wrong.write(
      to: scratch.folder.appending(path: "App/tokens/text/mobile.json"), atomically: true, encoding: .utf8)
    let second = try Tool.run(["validate", "App"], in: scratch.folder)
    #expect(second.status == 1)
    #expect(second.output.contains("App/tokens/text/mobile.json:1:"))
  }
}
