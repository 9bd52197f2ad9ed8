import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Where there are several, none stands for all.
@Suite struct Several {
  private static func call(_ words: [String], _ files: [String: String]) throws -> InProcess {
    let scratch = try Scratch(files)
    for font in DrawnFont.family { try scratch.write(font.file, to: "Fonts/\(font.postScriptName).ttf") }
    return try InProcess(words, in: scratch.folder.path)
  }

  private static let configuration = ["--config", "@/typeramp.json"]

  /// A chosen theme is measured alone, by its name.
  @Test(arguments: [("Light", 0), ("Dark", 1)]) func aThemeIsChosen(theme: String, status: Int32) throws {
    let files = PairFiles.project(PairFiles.twoThemes)
    let call = try Self.call(["fit", "--strict", "--theme", "Brand=\(theme)"] + Self.configuration, files)
    #expect(call.status == status && call.text.contains("typeramp: 1 text measured"), "\(call.text)")
  }

  /// The page shows the texts in the styles of each theme.
  @Test func aPageHasTheTextsOfEachTheme() throws {
    let scratch = try Scratch(PairFiles.project(PairFiles.twoThemes))
    for font in DrawnFont.family { try scratch.write(font.file, to: "Fonts/\(font.postScriptName).ttf") }
    let words = ["preview", "-o", "@/p.html", "--text", "@"] + Self.configuration
    #expect(try InProcess(words, in: scratch.folder.path).status == 0)
    let page = try scratch.text("p.html")
    for prefix in ["d1", "d2"] { #expect(page.contains("label \(prefix)-label-0 \(prefix)-body")) }
  }

  /// Two themes that are chosen together have one text of an option, whatever the order of the file.
  @Test(
    arguments: [#"{ "Light": "One", "Small": "Two" }"#, #"{ "Small": "Two", "Light": "One" }"#], ["validate", "build"])
  func textsForThemesOfTwoGroupsAreRefused(types: String, command: String) throws {
    var files = PairFiles.twoThemes.files
    files["p/$themes.json"] = """
      [{ "id": "L", "name": "Light", "group": "Brand", "selectedTokenSets": { "a": "enabled" } },
       { "id": "D", "name": "Dark", "group": "Brand", "selectedTokenSets": { "b": "enabled" } },
       { "id": "S", "name": "Small", "group": "Size", "selectedTokenSets": { "c": "enabled" } },
       { "id": "T", "name": "Large", "group": "Size", "selectedTokenSets": { "d": "enabled" } }]
      """
    for (set, size) in [("c", 11), ("d", 12)] {
      files["p/\(set).json"] = files["p/a.json"]?.replacing("body", with: "title").replacing("14", with: "\(size)")
    }
    files["typeramp.json"] = """
      { "inputs": ["p"],
        "outputs": [{ "format": "swift", "path": "out/{theme}/P.swift", "type": \(types) }] }
      """
    let call = try Self.call([command] + Self.configuration, files)
    #expect(call.status == 2 && call.text.contains("typeramp.json:2:"), "\(call.text)")
    #expect(call.text.contains("'type' has a text for each of"), "\(call.text)")
  }

  /// A theme that two groups have is no reason to choose one of them.
  @Test(arguments: ["validate", "build"]) func aThemeOfTwoGroupsIsRefused(command: String) throws {
    var files = PairFiles.twoThemes.files
    files["p/$themes.json"] = """
      [{ "id": "L", "name": "Light", "group": "Brand", "selectedTokenSets": { "a": "enabled" } },
       { "id": "D", "name": "Dark", "group": "Brand", "selectedTokenSets": { "b": "enabled" } },
       { "id": "S", "name": "Light", "group": "Size", "selectedTokenSets": { "c": "enabled" } },
       { "id": "T", "name": "Large", "group": "Size", "selectedTokenSets": { "d": "enabled" } }]
      """
    for (set, size) in [("c", 11), ("d", 12)] {
      files["p/\(set).json"] = files["p/a.json"]?.replacing("body", with: "title").replacing("14", with: "\(size)")
    }
    files["typeramp.json"] = """
      { "inputs": ["p"],
        "outputs": [{ "format": "css", "path": "out/p.css", "selector": { "Light": ".light" } }] }
      """
    let call = try Self.call([command] + Self.configuration, files)
    #expect(call.status == 2 && call.text.contains("typeramp.json:2:"), "\(call.text)")
    #expect(call.text.contains("'Light' is a theme of 'Brand', 'Size'"), "\(call.text)")
  }

  /// What 'build' refuses, 'validate' refuses, at its position.
  @Test(arguments: ["build", "validate"]) func twoThemesOfOneTypeAreRefused(command: String) throws {
    var files = PairFiles.twoThemes.files
    files["typeramp.json"] =
      #"{ "inputs": ["p"], "outputs": [{ "format": "swift", "path": "out/{theme}.swift" }] }"#
    let call = try Self.call([command] + Self.configuration, files)
    let message = "typeramp.json:1:62: error: two themes of 'p' would both become the Swift type 'P'"
    #expect(call.status == 2 && call.text.contains(message), "\(call.text)")
  }

  /// A pattern of inputs matches neither the baseline nor reports.
  @Test(arguments: ["validate", "build", "show"]) func reportsAreNoInputs(command: String) throws {
    let reports = [
      "code-quality.json": #"[{ "check_name": "x", "fingerprint": "1", "description": "y" }]"#,
      "report.json": #"{ "formatVersion": 1, "findings": [], "summary": {} }"#,
      "old.json": #"{ "formatVersion": 1, "findings": [] }"#,
    ].merging(PairFiles.known) { $1 }
    let files = PairFiles.project(PairFiles.oneInput, reports, #""baseline": "known.json""#)
    let call = try Self.call([command] + Self.configuration, files)
    #expect(call.status == 0, "\(call.text)")
    if command == "build" { #expect(call.text.contains("old.json: note: left out, because it is a report")) }
  }

  /// A text size has all its spellings.
  @Test(arguments: [("L", 0), ("accessibilityExtraExtraExtraLarge", 1), ("AX9", 2)])
  func theLimitOfTextsHasAllSpellings(size: String, status: Int32) throws {
    let files = PairFiles.project(PairFiles.oneInput, [:], #""fitUpTo": "\#(size)", "strict": true"#)
    let call = try Self.call(["fit"] + Self.configuration, files)
    #expect(call.status == status, "\(call.text)")
  }

  /// A mistake in a configuration below the folder has the status that it has inside.
  @Test(arguments: ["validate", "audit", "fit"], ["@", "@/app"])
  func aMistakenConfigurationBelowIsOne(command: String, path: String) throws {
    let files = PairFiles.nested.merging(["app/typeramp.json": #"{ "inptus": [] }"#]) { $1 }
    let call = try Self.call([command, path], files)
    #expect(call.status == 2 && call.text.contains("app/typeramp.json:1:4: error: unknown key"), "\(call.text)")
  }

  /// Two folders with projects of their own are two runs with one report.
  @Test func twoProjectsAreCheckedInOneCall() throws {
    let one = PairFiles.project(PairFiles.small).map { ("one/\($0)", $1) }
    let two = PairFiles.project(PairFiles.small, [:], #""strict": true"#).map { ("two/\($0)", $1) }
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: one + two))
    for font in DrawnFont.family {
      for folder in ["one", "two"] { try scratch.write(font.file, to: "\(folder)/Fonts/\(font.postScriptName).ttf") }
    }
    let call = try InProcess(["validate", "@/one", "@/two"], in: scratch.folder.path)
    #expect(call.status == 1 && call.text.contains("one/A.json:1:54: warning"), "\(call.text)")
    #expect(call.text.contains("two/A.json:1:54: error"), "\(call.text)")
  }
}
