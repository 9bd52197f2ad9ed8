import Foundation
import TestSupport
import Testing

/// Design tokens in several files that refer to each other, in the commands.
@Suite struct ReferencedFileTests {
  static let type = #"""
    { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "{size.m}", "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }
    """#

  private static func size(_ size: Int) -> String {
    #"{ "size": { "m": { "$type": "dimension", "$value": { "value": \#(size), "unit": "px" } } } }"#
  }

  private static func color(_ part: Int) -> String {
    let value = #"{ "colorSpace": "srgb", "components": [\#(part), \#(part), \#(part)] }"#
    return #"{ "color": { "text": { "$type": "color", "$value": \#(value) } } }"#
  }

  /// Three files, a theme that changes only colours, and a density that changes sizes.
  static let files = [
    "p/brand.resolver.json": ##"""
    { "version": "2025.10",
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" }],
      "sets": { "base": { "sources": [{ "$ref": "tokens/base.tokens.json" }, { "$ref": "./type.tokens.json" }] } },
      "modifiers": {
        "theme": { "contexts": { "light": [], "dark": [{ "$ref": "tokens/dark.tokens.json" }] }, "default": "light" },
        "density": { "contexts": {
          "regular": [{ "$ref": "tokens/base.tokens.json" }], "compact": [{ "$ref": "tokens/compact.json" }] } } } }
    """##,
    "p/tokens/base.tokens.json": size(17).dropLast(2) + "," + color(0).dropFirst() + "",
    "p/type.tokens.json": type, "p/tokens/dark.tokens.json": color(1), "p/tokens/compact.json": size(15),
  ]

  static func run(_ arguments: [String], _ more: [String: String] = [:], input: String = "") throws -> Tool.Run {
    let scratch = try Scratch(files.merging(more) { $1 })
    return try withExtendedLifetime(scratch) { try Tool.run(arguments, in: scratch.folder, input: input) }
  }

  private static let resolver = "p/brand.resolver.json"

  @Test(arguments: [
    ("regular", "light", 17), ("regular", "dark", 17), ("compact", "light", 15), ("compact", "dark", 15),
  ])
  func contextsAreFiles(density: String, theme: String, size: Int) throws {
    let run = try Self.run([
      "compile", Self.resolver, "--context", "density=\(density)", "--context", "theme=\(theme)",
    ])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("\"fontSize\": \(size)"))
  }

  @Test func aDensityMustBeChosen() throws {
    let run = try Self.run(["compile", Self.resolver])
    #expect(run.status == 1)
    #expect(run.errors.contains("expected one of 'regular', 'compact'; add --context density=regular or"))
  }

  /// A finding in a referenced file is reported in that file.
  @Test func findingsHaveTheirOwnFile() throws {
    let bad = Self.type.replacing("400", with: "\"bald\"")
    let run = try Self.run(
      ["validate", Self.resolver, "--context", "density=regular"], ["p/type.tokens.json": bad])
    #expect(run.status == 1)
    #expect(run.output.contains("p/type.tokens.json:1:"))
    #expect(run.output.contains("in 5 files"))
  }

  @Test func aMalformedFileHasItsOwnPlace() throws {
    let run = try Self.run(["compile", Self.resolver], ["p/tokens/compact.json": "{\n  \"a\": ]\n}"])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("p/tokens/compact.json:2:8: error:"))
  }

  @Test func theDepfileNamesTheFiles() throws {
    let scratch = try Scratch(Self.files)
    let compile = ["compile", Self.resolver, "--context", "density=regular", "-o", "a.css", "--depfile", "d"]
    #expect(try Tool.run(compile, in: scratch.folder).status == 0)
    let depfile = try scratch.text("d")
    for file in Self.files.keys { #expect(depfile.contains(" \\\n  \(file)")) }
  }

  @Test(arguments: [
    ["compile", "p/brand.resolver.json", "-o", "p/type.tokens.json"],
    ["convert", "p/brand.resolver.json", "--to", "json", "-o", "p/type.tokens.json"],
    ["validate", "p/brand.resolver.json", "--report", "json=p/type.tokens.json"],
  ])
  func noOutputReplacesAFile(arguments: [String]) throws {
    let scratch = try Scratch(Self.files)
    let run = try Tool.run(arguments + ["--context", "density=regular"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("would replace"))
    #expect(try scratch.text("p/type.tokens.json") == Self.type)
  }

  @Test func aBuildDoesNotEither() throws {
    let configuration = #"""
      { "inputs": ["p/brand.resolver.json"], "contexts": { "density": "regular" },
        "outputs": [{ "format": "json", "path": "p/type.tokens.json" }] }
      """#
    let run = try Self.run(["build"], ["typeramp.json": configuration])
    #expect(run.status == 2 && run.errors.contains("would replace an input"))
    let good = configuration.replacing("type.tokens.json", with: "brand.json")
    #expect(try Self.run(["build"], ["typeramp.json": good]).status == 0)
  }

  @Test func standardInputHasNoFolder() throws {
    let run = try Self.run(
      ["compile", "-", "--context", "density=regular"], input: Self.files[Self.resolver] ?? "")
    #expect(run.status == 1)
    let reason = "standard input has no folder to read it from; name a file instead"
    #expect(
      run.errors.contains(
        "error: cannot read 'tokens/base.tokens.json': \(reason), here and in line 7 [token-resolver]"))
  }

  /// The files of a project folder refer to each other.
  @Test func aFolderIsOneProject() throws {
    let files = [
      "q/a.json": ##"{ "title1": { "$ref": "tokens/more.json#/b" }, "callout": { "$ref": "../x.json#/b" } }"##,
      "q/tokens/more.json": Self.type.replacing("\"body\"", with: "\"b\""), "q/tokens/size.json": Self.size(17),
    ]
    let run = try Self.run(["validate", "q", "--from", "dtcg"], files)
    #expect(run.output.contains("q/a.json:1:"))
    #expect(run.output.contains("expected a path within the folder of the document, not a path that leaves it"))
    #expect(run.output.contains("1 error,") && !run.output.contains("cannot read"), "\(run.output)")
  }

  /// A file found in a folder that is not a style dictionary is skipped with all its references.
  @Test func whatAPluginFindsRefersToNothing() throws {
    let style = ["p/style.json": CompileCommand.good, "p/type.tokens.json": "{"]
    #expect(try Self.run(["compile", "--found", Self.resolver, "-o", "a.css"], style).status == 0)
  }
}
