import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import TypeRampProject
@testable import typeramp

/// What a call says counts before what typeramp.json says, and the default comes last: for each setting, by what a
/// command prints. The commands run in this process.
@Suite struct Precedence {
  /// The keys without a row. The schema is for editors, overrides are below, outputs are in `OutputPrecedence`,
  /// and places in `FitCommandTests`.
  private static let others = ["$schema", "overrides", "outputs", "fit"]

  private static let keys = Settings.schema.keys.map(\.name).filter { !others.contains($0) }

  @Test func everyKeyHasARow() {
    #expect(RuleOverride.schema.keys.map(\.name) == ["files", "rules"], "add it to the levels of overrides")
    #expect(Set(Self.keys).symmetricDifference(SettingRow.all.map(\.key)) == [], "add a row to SettingRow.all")
  }

  /// An option with the name of a key, and an option about rules, fonts or tokens, is in the row of its key.
  @Test func everyOptionOfASettingIsInARow() {
    let keys = Self.keys.map { $0.lowercased() }
    let named = Command.all.flatMap { $0.description.options.map(\.name) }.filter { name in
      let word = name.filter { $0 != "-" }
      return keys.contains(word) || keys.contains(word + "s")
    }
    let subjects = OptionSubject.all.filter { ["checks", "tokens"].contains($0.name) }.flatMap(\.options).map(\.name)
    let known = SettingRow.all.map(\.option)
    // No key reports all tokens: it would be a setting of a single look at the findings.
    #expect(Set(named + subjects).subtracting(known) == ["all-tokens"], "add it to a row of SettingRow.all")
    #expect(Set(known).subtracting(named + subjects) == ["operand"])
  }

  @Test(arguments: SettingRow.all) func theKeyCounts(_ row: SettingRow) throws {
    for value in row.values { row.expect(value.prints, from: try row.run(key: value)) }
    row.expect(row.fallback, from: try row.run())
  }

  @Test(arguments: SettingRow.all) func theOptionCountsBeforeTheKey(_ row: SettingRow) throws {
    for (given, other) in [(row.values[0], row.values[1]), (row.values[1], row.values[0])] where given.call != nil {
      row.expect(given.prints, from: try row.run(call: given))
      row.expect(given.prints, from: try row.run(key: other, call: given))
    }
  }

  /// A client of the library and an editor have no call: they get what typeramp.json says.
  @Test(arguments: SettingRow.all.filter(\.isOfLibrary)) func theKeyCountsInTheLibrary(_ row: SettingRow) throws {
    for value in row.values {
      let scratch = try row.scratch(key: value, inputs: true)
      let compilations = try Project(configuration: scratch.path("typeramp.json")).compilations()
      let findings = compilations.flatMap(\.findings).map { "\($0.severity.rawValue): \($0.message) [\($0.id)]" }
      var emitter = Emitter.json
      emitter.styles = .defined
      let tables = compilations.compactMap { $0.text(as: emitter) }
      row.expect(value.prints, from: (findings + tables).joined(separator: "\n"))
    }
  }

  @Test func otherThemesAndContextsStay() throws {
    let text = #"{ "themes": { "a": "key", "b": "key" }, "contexts": { "a": "key", "b": "key" } }"#
    let arguments = try Command.show.arguments(["--theme", "a=call", "--context", "b=call"])
    let configuration = Configuration(Document(Array(text.utf8), path: "typeramp.json"))
    let tokens = try Project(configuration, options: arguments.texts).options.common.tokens
    #expect(tokens.themes == ["a": "call", "b": "key"])
    #expect(tokens.contexts == ["a": "key", "b": "call"])
  }

  /// The fonts in a folder that is checked count if no others are named.
  @Test(arguments: [("", "no font 'Two-Regular'"), (#""fonts": ["Fonts/Two-Regular.ttf"]"#, "no font 'One-Regular'")])
  func namedFontsCountBeforeThoseOfTheFolder(members: String, prints: String) throws {
    let row = SettingRow("fonts", "fonts", of: "Folder", with: members, values: [])
    let scratch = try row.scratch()
    try scratch.write(SettingRow.files["a.json"] ?? "", to: "Folder/a.json")
    try FileManager.default.copyItem(
      atPath: scratch.path("Fonts/One-Regular.ttf"), toPath: scratch.path("Folder/One-Regular.ttf"))
    let text = try row.run(["--ios", "14", "--languages", "de"], in: scratch)
    #expect(text.contains(prints) && text.contains("on iOS 14") && text.contains("letters of de"), "\(text)")
  }

  /// The level of a rule for all files, in overrides in order, and in the call; and which counts.
  private static let levels: [(rules: String, overrides: [(String, level: String)], call: String, counts: String)] = [
    ("error", [("*", "note")], "", "note"), ("error", [("b*", "note")], "", "error"),
    ("off", [("*", "note"), ("a.json", "error")], "", "error"),
    ("off", [("a.json", "error"), ("*", "note")], "", "note"),
    ("off", [("a.json", "error"), ("b*", "note")], "", "error"),
    ("error", [("*", "off"), ("a*", "off")], "--rule text-too-small=note", "note"),
    ("off", [], "--rule text-too-small=note --rule text-too-small=error", "error"),
    // What the call does not name stays.
    ("off", [("*", "error")], "--rule missing-text-style=off", "error"),
    ("error", [], "--rule missing-text-style=off", "error"),
  ]

  @Test(arguments: levels.indices) func theLastOverrideCountsAndTheCallBeforeIt(_ index: Int) throws {
    let (level, overrides, call, expected) = Self.levels[index]
    let list = overrides.map { #"{ "files": ["\#($0.0)"], "rules": { "text-too-small": "\#($0.level)" } }"# }
    let rest = list.isEmpty ? "" : #", "overrides": [\#(list.joined(separator: ", "))]"#
    let members = #""rules": { "text-too-small": "\#(level)" }\#(rest)"#
    let row = SettingRow("rules", "rule", with: members, values: [])
    let scratch = try row.scratch(inputs: true)
    try scratch.write("", to: "b.txt")
    let text = try row.run(call.split(separator: " ").map(String.init), in: scratch)
    row.expect("\(expected): 'body' is ", from: text)
    if !call.isEmpty { return }
    let compilations = try Project(configuration: scratch.path("typeramp.json")).compilations()
    #expect(
      compilations.flatMap(\.findings).filter { $0.id == "text-too-small" }.map(\.severity.rawValue) == [expected])
  }
}
