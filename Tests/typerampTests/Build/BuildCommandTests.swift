import Foundation
import TestSupport
import Testing

/// `typeramp build`, run as a process.
@Suite struct BuildCommand {
  static let configuration = #"""
    {
      "inputs": ["Styles/*.json"],
      "outputs": [
        { "format": "swift", "path": "Generated/{name}.swift", "access": "public" },
        { "format": "css", "path": "web/{name}.css", "mode": "both", "prefix": "brand" }
      ]
    }
    """#

  /// A project with one dictionary.
  private static func project(_ more: [String: String] = [:]) throws -> Scratch {
    let files = ["typeramp.json": configuration, "Styles/Brand.json": CompileCommand.good]
    return try Scratch(files.merging(more) { $1 })
  }

  private static let made = ["Generated/Brand.swift", "web/Brand.css"]

  @Test func outputsAreThoseOfCompile() throws {
    let scratch = try Self.project()
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors.wholeMatch(of: /typeramp: 3 outputs built, 0 unchanged in [0-9]+ ms\n/) != nil)
    #expect(
      scratch.files
        == [
          ".typeramp-manifest.json", "Generated/Brand.swift", "Generated/TypeRamp.swift", "Styles/Brand.json",
          "typeramp.json", "web/Brand.css",
        ])
    let swift = ["compile", "Styles/Brand.json", "--format=swift", "--swift-access=public", "--swift-shared=none"]
    #expect(try scratch.text("Generated/Brand.swift") == Tool.run(swift, in: scratch.folder).output)
    let css = ["compile", "Styles/Brand.json", "--format=css", "--css-mode=both", "--css-prefix=brand"]
    #expect(try scratch.text("web/Brand.css") == Tool.run(css, in: scratch.folder).output)
  }

  @Test func theSummaryNamesWhatWasDone() throws {
    let scratch = try Self.project(["Styles/Old.json": CompileCommand.good])
    #expect(try Tool.run(["build"], in: scratch.folder).errors.hasPrefix("typeramp: 5 outputs built, 0 unchanged in "))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Styles/Old.json"))
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.errors.hasPrefix("typeramp: 0 outputs built, 3 unchanged, 2 removed in "))
    #expect(try Tool.run(["build", "--quiet"], in: scratch.folder).errors == "")
  }

  @Test func theConfigurationIsFoundAbove() throws {
    let scratch = try Self.project(["a/b/c.txt": ""])
    let run = try Tool.run(["build"], in: scratch.folder.appending(path: "a/b"))
    #expect(run.status == 0)
    #expect(Self.made.allSatisfy(scratch.files.contains))
    let manifest = try scratch.text(".typeramp-manifest.json")
    #expect(try Tool.run(["build", "--config", "typeramp.json"], in: scratch.folder).status == 0)
    #expect(try scratch.text(".typeramp-manifest.json") == manifest)
    #expect(!manifest.contains(".."))
  }

  @Test(arguments: [1, 2, 8]) func theNumberOfJobsDoesNotChangeOutputs(jobs: Int) throws {
    let many = (0..<12).map {
      ("Styles/S\($0).json", #"{ "body": { "fontName": "F\#($0)", "fontSize": \#(10 + $0) } }"#)
    }
    let scratch = try Self.project(Dictionary(uniqueKeysWithValues: many))
    let run = try Tool.run(["build", "--jobs", "\(jobs)"], in: scratch.folder)
    #expect(run.status == 0)
    for (name, _) in many {
      let output = name.replacing("Styles", with: "Generated").replacing(".json", with: ".swift")
      let options = ["--format=swift", "--swift-access=public", "--swift-shared=none"]
      let expected = try Tool.run(["compile", name] + options, in: scratch.folder).output
      #expect(try scratch.text(output) == expected)
    }
  }

  @Test func outputsOfARemovedInputAreRemoved() throws {
    let scratch = try Self.project(["Styles/Old.json": CompileCommand.good])
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Styles/Old.json"))
    let check = try Tool.run(["build", "--check"], in: scratch.folder)
    #expect(check.status == 1)
    #expect(check.errors.contains("Generated/Old.swift: error: no input produces this output any more [out-of-date]"))
    #expect(scratch.files.contains("Generated/Old.swift"))
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(!scratch.files.contains { $0.contains("Old") })
    #expect(try !scratch.text(".typeramp-manifest.json").contains("Old"))
  }

  @Test func aPatternWithoutAMatchIsAnErrorAndRemovesNothing() throws {
    let scratch = try Self.project()
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    let before = scratch.files
    let patterns = #"["Stiles/*", "Styles/*.json"]"#
    try scratch.write(Self.configuration.replacing(#"["Styles/*.json"]"#, with: patterns), to: "typeramp.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("typeramp.json:2:15: error: no files match 'Stiles/*' [configuration-missing-file]\n"))
    #expect(scratch.files == before)
  }

  @Test func anErrorInOneInputRemovesNothing() throws {
    let scratch = try Self.project(["Styles/Old.json": CompileCommand.good])
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Styles/Old.json"))
    try scratch.write(CompileCommand.bad, to: "Styles/Brand.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 1)
    #expect(scratch.files.contains("web/Old.css"))
    // The manifest still lists it, so the next run without an error removes it.
    try scratch.write(CompileCommand.good, to: "Styles/Brand.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(!scratch.files.contains("web/Old.css"))
  }

  @Test func aPatternDoesNotMatchOutputsOfTheBuild() throws {
    let configuration = #"""
      { "inputs": ["**/*.json"], "outputs": [{ "format": "json", "path": "out/{name}.json" }] }
      """#
    let scratch = try Scratch(["typeramp.json": configuration, "Styles/Brand.json": CompileCommand.good])
    for _ in 0..<2 {
      let run = try Tool.run(["build"], in: scratch.folder)
      #expect(run.status == 0)
      #expect(!run.errors.contains("error"))
      let own = [".typeramp-manifest.json"]
      #expect(scratch.files == own + ["Styles/Brand.json", "out/Brand.json", "typeramp.json"])
    }
    // A file that no build has written is an ordinary input.
    try scratch.write(CompileCommand.good, to: "out/Own.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("output 'out/Own.json' would replace an input"))
  }

  /// The manifest has the file's old path; on macOS it may differ from the new one only in case.
  @Test func anOutputAtAnotherPathOfTheSameFileStays() throws {
    let scratch = try Self.project(["web/kept.txt": ""])
    let link = scratch.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "web")
    try scratch.write(Self.configuration.replacing("web/", with: "link/"), to: "typeramp.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    let text = try scratch.text("web/Brand.css")
    try scratch.write(Self.configuration, to: "typeramp.json")
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(try scratch.text("web/Brand.css") == text)
    #expect(try !scratch.text(".typeramp-manifest.json").contains("link"))
  }

  @Test func editedOutputsAreNotRemoved() throws {
    let scratch = try Self.project(["Styles/Old.json": CompileCommand.good])
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Styles/Old.json"))
    try scratch.write("mine", to: "web/Old.css")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: no input produces 'web/Old.css' any more; it was edited, so it is kept"))
    #expect(try scratch.text("web/Old.css") == "mine")
    // It is reported until it is removed.
    #expect(try Tool.run(["build"], in: scratch.folder).errors.contains("no input produces 'web/Old.css'"))
    #expect(!scratch.files.contains("Generated/Old.swift"))
  }

  @Test func aHandWrittenFileIsNeverReplaced() throws {
    let scratch = try Self.project(["web/Brand.css": "body { color: red }"])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("'web/Brand.css' was not generated by typeramp, so it is not replaced"))
    #expect(scratch.files == ["Styles/Brand.json", "typeramp.json", "web/Brand.css"])
  }

  @Test(arguments: ["../outside.css", "/tmp/outside.css", "web/../../outside.css"])
  func aManifestCannotRemoveFilesOutsideOfTheFolder(path: String) throws {
    let hash = "cbf29ce484222325"
    let scratch = try Self.project([
      "p/typeramp.json": Self.configuration, "p/Styles/Brand.json": CompileCommand.good, "outside.css": "",
      "p/.typeramp-manifest.json": #"{ "generator": "typeramp", "outputs": { "\#(path)": "\#(hash)" } }"#,
    ])
    #expect(try Tool.run(["build"], in: scratch.folder.appending(path: "p")).status == 0)
    #expect(scratch.files.contains("outside.css"))
  }

  @Test func aCheckShowsTheDifferences() throws {
    let scratch = try Self.project()
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
    try scratch.write(CompileCommand.good.replacing("17", with: "18"), to: "Styles/Brand.json")
    let run = try Tool.run(["build", "--check"], in: scratch.folder)
    #expect(run.status == 1)
    let head = "web/Brand.css: error: this output is out of date [out-of-date]\n--- web/Brand.css\n+++ web/"
    #expect(run.errors.contains(head))
    #expect(run.errors.contains("\n@@ -"))
    #expect(run.errors.hasSuffix("typeramp: 2 outputs are out of date; run: typeramp build\n"))
  }

  @Test func anInputWithErrorsKeepsItsOutputs() throws {
    let scratch = try Self.project()
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    let before = try scratch.text("web/Brand.css")
    try scratch.write(CompileCommand.bad, to: "Styles/Brand.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("Styles/Brand.json:1:4: error: unknown text style 'titel'"))
    #expect(try scratch.text("web/Brand.css") == before)
    #expect(try scratch.text(".typeramp-manifest.json").contains("web/Brand.css"))
  }

  @Test(arguments: [
    (
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x" }], "ruels": {} }"#,
      "1:68: error: unknown key 'ruels'"
    ),
    (
      #"{ "inputs": [], "outputs": [{ "format": "css", "path": "x" }] }"#,
      "1:13: error: the list is empty; expected at least one path"
    ),
    (#"{ "inputs": ["a"] }"#, "1:1: error: missing key 'outputs'; expected a list of outputs"),
    (
      #"{ "inputs": ["a"], "outputs": [{ "format": "pdf", "path": "x" }] }"#,
      "1:45: error: unknown value 'pdf' for 'format'; expected one of 'json', 'css', 'swift'"
    ),
    (#"{ "inputs": ["a"], "outputs": [{ "format": "css" }] }"#, "1:32: error: missing key 'path'; expected a path"),
    (
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x", "access": "public" }] }"#,
      "1:65: error: 'access' is for 'swift', not for 'css'"
    ),
    (
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "x" }], "rules": { "text-to-small": "off" } }"#,
      "replace it with 'text-too-small'"
    ),
    (
      #"{ "inputs": ["a"], "inputs": ["b"], "outputs": [{ "format": "css", "path": "x" }] }"#,
      "1:21: error: duplicate key 'inputs'"
    ),
    (
      #"{ "inputs": ["a"], "outputs": [{ "format": "swift", "path": "x", "type": "2x" }] }"#,
      "error: expected an identifier in UpperCamelCase that hides no type of Swift or UIKit for 'type'"
    ),
    (#"{ "inputs": [""], "outputs": [{ "format": "css", "path": "x" }] }"#, "1:13: error: a path must not be empty"),
    (
      #"{ "inputs": ["a"], "outputs": [{ "format": "css", "path": "{name}/{nam.css" }] }"#,
      "1:60: error: unknown placeholder '{nam.css'; expected one of '{name}'"
    ),
    ("[]", "1:1: error: expected a dictionary with 'inputs' and 'outputs', not an array"),
    ("{ // no", "1:3: error: JSON allows no comments [syntax-comment]"),
  ])
  func mistakesInTheConfigurationHaveTheirPlaces(configuration: String, message: String) throws {
    let scratch = try Scratch(["typeramp.json": configuration])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(scratch.files == ["typeramp.json"])
  }

  @Test(arguments: [
    (["build"], "no typeramp.json in this folder or above it; 'typeramp init' writes one"),
    (["build", "x"], "unexpected 'x'"),
    (["build", "--watch"], "unknown option '--watch'"), (["build", "--jobs", "0"], "a number from 1 to 256"),
    (["build", "--config", "none.json"], "cannot read 'none.json'"),
  ])
  func wrongCalls(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }

  @Test func twoInputsForOneOutputAreAnError() throws {
    let scratch = try Self.project(["Styles/deep/Brand.json": CompileCommand.good])
    try scratch.write(Self.configuration.replacing("Styles/*", with: "**/Styles/**/*"), to: "typeramp.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    let message = "would both be written to 'web/Brand.css'; expected '{name}' in the path, or 'inputs' for this output"
    #expect(run.errors.contains(message) && run.errors.contains("typeramp.json:"), "\(run.errors)")
    #expect(try Tool.run(["validate"], in: scratch.folder).status == 2)
    #expect(!scratch.files.contains { $0.hasPrefix("Generated") })
  }

  @Test func rulesFontsAndTokensAreThoseOfTheConfiguration() throws {
    let configuration = #"""
      {
        "inputs": ["brand.tokens.json"], "map": "map.json", "remBase": 10, "strict": true, "displayScale": 2,
        "rules": { "token-font-name": "off" }, "outputs": [{ "format": "json", "path": "{name}.table.json" }]
      }
      """#
    let tokens = #"""
      { "text": { "$type": "typography", "copy": { "$value": { "fontFamily": "Brand", "fontSize": { "value": 1.7, "unit": "rem" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
      """#
    let scratch = try Scratch([
      "typeramp.json": configuration, "brand.tokens.json": tokens, "map.json": #"{ "body": "text.copy" }"#,
    ])
    let run = try Tool.run(["build", "--quiet"], in: scratch.folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try scratch.text("brand.table.json").contains("\"fontSize\": 17"))
  }
}

/// Outputs with inputs of their own.
@Suite struct OutputsOfSomeInputs {
  private static func project(_ inputs: String) throws -> Scratch {
    let text = { (size: Int) in #"{ "body": { "fontName": "Optima-Regular", "fontSize": \#(size) } }"# }
    return try Scratch([
      "p/Acme/Type.json": text(17), "p/Bolt/Type.json": text(18), "p/Other.json": text(19),
      "p/typeramp.json": """
      { "inputs": ["*/Type.json", "Other.json"], "outputs": [
          { "format": "swift", "path": "out/Acme.swift", "type": "Acme", "inputs": ["Acme/*"] },
          { "format": "swift", "path": "out/Bolt.swift", "type": "Bolt", "inputs": \(inputs) },
          { "format": "json", "path": "out/{name}.json", "inputs": ["Other.json"] } ] }
      """,
    ])
  }

  @Test(arguments: ["p", "."]) func areWrittenForThem(folder: String) throws {
    let scratch = try Self.project(#"["Bolt/**"]"#)
    let run = try Tool.run(
      ["build"] + (folder == "." ? ["--config", "p/typeramp.json"] : []),
      in: folder == "." ? scratch.folder : scratch.folder.appending(path: folder))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.names("p/out") == ["Acme.swift", "Bolt.swift", "Other.json", "TypeRamp.swift"])
    #expect(try scratch.text("p/out/Bolt.swift").contains("fontSize: 18"))
    let check = try Tool.run(["validate"], in: scratch.folder.appending(path: "p"))
    #expect(check.status == 0, "\(check.output)")
  }

  @Test(arguments: ["build", "validate"]) func aPatternWithoutInputsIsAnError(command: String) throws {
    let scratch = try Self.project(#"["Bolt/*.plist"]"#)
    let run = try Tool.run([command], in: scratch.folder.appending(path: "p"))
    #expect(run.status != 0 && (run.output + run.errors).contains("no input matches 'Bolt/*.plist'"))
  }

  /// The plugin takes the options of the output that the dictionary has.
  @Test(arguments: [("Acme", "enum Acme"), ("Bolt", "enum Bolt")]) func thePluginFindsTheOutput(
    folder: String, type: String
  ) throws {
    let scratch = try Self.project(#"["Bolt/*"]"#)
    let run = try Tool.run(
      ["compile", "--found", "p/\(folder)/Type.json", "--config", "p/typeramp.json", "-o", "x.swift"],
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text("x.swift").contains(type))
  }

  /// With two of them, a plugin would have to choose.
  @Test func severalOutputsForAPluginAreAnError() throws {
    let output = { (access: String) in #"{ "format": "swift", "path": "\#(access).swift", "access": "\#(access)" }"# }
    for (one, two) in [("internal", "public"), ("public", "internal")] {
      let scratch = try Scratch([
        "a.json": #"{ "body": { "fontSize": 17 } }"#,
        "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [\#(output(one)), \#(output(two))] }"#,
      ])
      let call = ["compile", "--found", "--config", "typeramp.json"]
      let run = try Tool.run(call + ["a.json", "-o", "x.swift"], in: scratch.folder)
      let message =
        "typeramp.json has 2 'swift' outputs for 'a.json', and a plugin writes one; limit each by \"inputs\""
      #expect(run.status == 2 && run.errors.hasPrefix("typeramp: error: \(message)\n"), "\(run.errors)")
      // What they share is for both.
      #expect(try Tool.run(call + ["--swift-shared", "s.swift"], in: scratch.folder).status == 0)
      #expect(try scratch.text("s.swift").contains("\n  public "))
    }
  }
}
