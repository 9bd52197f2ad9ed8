import Foundation
import TestSupport
import Testing
import TypeRampKit

/// `typeramp convert`, and tokens in `compile` and `validate`, as processes.
@Suite struct ConvertCommand {
  static let dictionary = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17, "maximumPointSize": 40 } }"#
  static let studio = [
    "p/$metadata.json": #"{ "tokenSetOrder": ["core/size", "type"] }"#,
    "p/core/size.json": #"{ "m": { "value": "16 + 1", "type": "fontSizes" } }"#,
    "p/type.json":
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{m}", "fontWeight": "Bold" } } }"#,
  ]

  @Test(arguments: ConversionTarget.all.map(\.name))
  func thereAndBackIsTheSame(target: String) throws {
    let scratch = try Scratch(["a.json": Self.dictionary])
    let there = try Tool.run(["convert", "a.json", "--to", target, "-o", "out/b"], in: scratch.folder)
    #expect(there.status == 0)
    let note = "a.json: note: other tools do not read the extension 'dev.typeramp'; without it these differ: "
    #expect(there.output == "" && there.errors.hasPrefix(["plist", "json"].contains(target) ? "" : note))
    #expect(there.errors.contains("'maximumPointSize' of 1 style") == !there.errors.isEmpty)
    let back = try Tool.run(["convert", "out/b", "--to", "json"], in: scratch.folder)
    #expect(back.errors == "")
    #expect(
      try JSONSerialization.jsonObject(with: Data(back.output.utf8)) as? NSDictionary
        == JSONSerialization.jsonObject(with: Data(Self.dictionary.utf8)) as? NSDictionary)
  }

  @Test(arguments: [("out/", "out/a.tokens.json"), ("out", "out/a.tokens.json"), ("x.tokens", "x.tokens")])
  func outputsGoWhereTheyAreSent(path: String, expected: String) throws {
    let scratch = try Scratch(["a.json": Self.dictionary, "out/old": ""])
    #expect(try Tool.run(["convert", "a.json", "--to", "dtcg", "-o", path], in: scratch.folder).status == 0)
    #expect(scratch.files.contains(expected))
  }

  @Test(arguments: [
    (["convert", "a.json"], "option '--to' is missing"), (["convert", "--to", "json"], "expected an input"),
    (["convert", "a.json", "a.json", "--to", "json"], "expected one input, not 2"),
    (["convert", "a.json", "--to", "jsn"], "did you mean 'json'?"),
    (["convert", "a.json", "--to", "binary-plist"], "unknown value 'binary-plist' for '--to'; expected 'plist'"),
    (["convert", "a.json", "--to", "json", "-o", "./a.json"], "would replace an input"),
    (
      ["convert", "a.json", "--to", "dtcg", "-o", "b.plist"],
      "'b.plist' is not the name of a 'dtcg' file; expected '.tokens.json'"
    ),
    (
      ["convert", "a.json", "--to", "plist", "-o", "out/b.CSS"],
      "'out/b.CSS' is not the name of a 'plist' file; expected '.plist'"
    ),
    (["convert", "a.json", "--to", "json", "--rem-base", "0"], "greater than zero"),
    (["convert", "a.json", "--to", "json", "--from", "tokens-studio", "--conformance", "strict"], "is for DTCG"),
    (["convert", "-", "--to", "json", "--map", "-"], "standard input can be read only once"),
  ])
  func wrongCalls(arguments: [String], message: String) throws {
    let scratch = try Scratch(["a.json": Self.dictionary])
    let run = try Tool.run(arguments, in: scratch.folder, input: "{}")
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(run.output == "")
    #expect(scratch.files == ["a.json"])
  }

  @Test func anInputWithErrorsIsNotConverted() throws {
    let scratch = try Scratch(["a.json": CompileCommand.bad, "b.plist": "old"])
    let run = try Tool.run(["convert", "a.json", "--to", "plist", "-o", "b.plist"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.json:1:4: error: unknown text style 'titel'"))
    #expect(try scratch.text("b.plist") == "old")
  }

  @Test func unrepresentableValuesAreReportedAtTheirPositions() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "weight": "bold", "$extensions": { "a.b": null } } }"#])
    let run = try Tool.run(["convert", "a.json", "--to", "plist"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("a.json:1:55: error: 'plist' cannot hold null [not-held]"))
  }

  @Test(arguments: [
    (
      "plist", "{ \"body\": { \"weight\": \"bold\", \"$extensions\": { \"a.b\": 18446744073709551616 } } }",
      "1:55: error: 'plist' cannot hold the number 1.8446744073709552e+19 [not-held]"
    ),
    (
      "plist",
      "<plist><dict><key>$extensions</key><dict><key>a</key><date>2020-01-01T00:00:00Z</date></dict></dict></plist>",
      "1:60: error: a date is not converted, even to a property list [not-held]"
    ),
  ])
  func whatIsNotConvertedIsReportedWhereItIs(target: String, input: String, message: String) throws {
    let scratch = try Scratch(["a.json": input])
    let run = try Tool.run(["convert", "a.json", "--to", target], in: scratch.folder)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func aFolderOfSetsIsOneInput() throws {
    let scratch = try Scratch(Self.studio)
    let arguments = ["compile", "p", "-o", "out.json", "--depfile", "out.d"]
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try scratch.text("out.json").contains("\"fontName\": \"Optima-Bold\",\n      \"fontSize\": 17"))
    let depfile = try scratch.text("out.d")
    #expect(depfile.hasPrefix("out.json: \\\n  p/$$metadata.json \\\n  p/core/size.json \\\n  p/type.json\n\n"))
  }

  @Test func mistakesInAFolderOfSetsHaveTheirOwnFiles() throws {
    let scratch = try Scratch(Self.studio)
    try scratch.write(#"{ "m": { "value": "16px + 1rem", "type": "fontSizes" } }"#, to: "p/core/size.json")
    let run = try Tool.run(["validate", "p"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("p/type.json:1:83: error:"))
    #expect(run.output.contains("in 3 files"))
    try scratch.write("{ ", to: "p/core/size.json")
    let malformed = try Tool.run(["validate", "p"], in: scratch.folder)
    #expect(malformed.status == 1)
    #expect(malformed.output.contains("p/core/size.json:1:3: error: expected '}'"))
  }

  @Test func aMappingFileIsReportedAsAFileOfItsOwn() throws {
    let scratch = try Scratch(Self.studio)
    try scratch.write(#"{ "title": "body", "titel2": "body", "body": "bodi" }"#, to: "map.json")
    let run = try Tool.run(["validate", "p", "--map", "map.json"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("map.json:1:21: error: unknown text style 'titel2' [token-map]"))
    #expect(run.output.contains("map.json:1:47: error: there is no token 'bodi' [token-map]"))
  }

  @Test func safeRepairsOfTokensAreMade() throws {
    let token = { (size: String) in
      #"""
      { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": \#(size), "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }
      """#
    }
    let scratch = try Scratch(["a.tokens.json": token("\"17px\"")])
    let run = try Tool.run(["validate", "a.tokens.json", "--fix"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("a.tokens.json: fixed 1 problem\n  1: ") && run.errors.contains("17px"))
    #expect(run.errors.contains(" → '{ \"value\": 17, \"unit\": \"px\" }' ["), "\(run.errors)")
    #expect(try scratch.text("a.tokens.json") == token(#"{ "value": 17, "unit": "px" }"#))
    let strict = ["validate", "a.tokens.json", "--conformance", "strict"]
    #expect(try Tool.run(strict, in: scratch.folder).status == 0)
  }
}
