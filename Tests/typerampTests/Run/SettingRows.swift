import Foundation
import TestSupport
import Testing

@testable import typeramp

/// A setting: a key of typeramp.json, the option that a call has for it, two values, and what shows which one counts.
struct SettingRow: Sendable, CustomTestStringConvertible {
  let key: String
  /// The option without its dashes; `operand` for operands.
  let option: String
  let command: Command
  let input: String
  /// The other members of the configuration.
  let members: String
  let values: [Value]
  /// What is printed without the setting; nil if it is only what no value prints.
  let fallback: String?
  /// Whether the library has the setting too.
  let isOfLibrary: Bool

  /// A value as JSON and in a call, and what only this value prints; nil if that is nothing. In a call, `DIR/` is the
  /// folder, a flag has an empty value, and nil cannot be expressed.
  typealias Value = (json: String, call: String?, prints: String?)

  init(
    _ key: String, _ option: String, _ command: Command = .validate, of input: String = "a.json",
    with members: String = "", values: [Value], or fallback: String? = nil, isOfLibrary: Bool = true
  ) {
    (self.key, self.option, self.command, self.input, self.members) = (key, option, command, input, members)
    (self.values, self.fallback, self.isOfLibrary) = (values, fallback, isOfLibrary)
  }

  var testDescription: String { key }

  /// The files of a call.
  ///
  /// - Parameter inputs: whether the configuration names the input.
  func scratch(key value: Value? = nil, inputs: Bool = false) throws -> Scratch {
    let named = [inputs ? #""inputs": ["\#(input)"]"# : "", members, value.map { #""\#(key)": \#($0.json)"# } ?? ""]
    let text = "{ \(named.filter { !$0.isEmpty }.joined(separator: ", ")) }"
    let scratch = try Scratch(Self.files.merging(["typeramp.json": text]) { $1 })
    let fonts = ["One", "Two"].map { name in
      var font = DrawnFont()
      font.postScriptName = name + "-Regular"
      return font
    }
    try DrawnFont.write(fonts, in: scratch)
    return scratch
  }

  /// What a call prints with a value in the configuration, and one in the call.
  func run(key: Value? = nil, call: Value? = nil) throws -> String {
    let scratch = try scratch(key: key)
    return try run(try call.map { try words(for: $0, in: scratch) } ?? [], in: scratch)
  }

  /// What a call prints with more words.
  func run(_ more: [String], in scratch: Scratch) throws -> String {
    let operands = option == "operand" ? [] : [scratch.path(input)]
    let words = command.name == "show" ? ["--json", "--styles", "defined"] : ["--report", "text"]
    let answer = AgentAnswer(
      command, words + ["--config", scratch.path("typeramp.json")] + (option == "operand" ? [] : more),
      operands + (option == "operand" ? more : []))
    return answer.text + answer.messages
  }

  private func words(for value: Value, in scratch: Scratch) throws -> [String] {
    let text = try #require(value.call).replacing("DIR/", with: scratch.folder.path + "/")
    return (option == "operand" ? [] : ["--" + option]) + (text.isEmpty ? [] : [text])
  }

  /// Expects a text that one value prints, and none of the texts of the others.
  func expect(_ text: String?, from output: String) {
    if let text { #expect(output.contains(text), "\(key): no '\(text)' in \(output)") }
    for other in (values.map(\.prints) + [fallback]).compactMap(\.self) where other != text {
      #expect(!output.contains(other), "\(key): '\(other)' in \(output)")
    }
  }
}

// MARK: - The settings

extension SettingRow {
  static let all = [
    SettingRow(
      "inputs", "operand",
      values: [(#"["a.json"]"#, "DIR/a.json", "a.json:1:"), (#"["s.json"]"#, "DIR/s.json", "s.json:1:")],
      or: "or 'inputs' in typeramp.json", isOfLibrary: false),
    // `validate` searches folders, and reads the inputs in a way of its own.
    SettingRow(
      "inputs", "operand", .show,
      values: [
        (#"["a.json"]"#, "DIR/a.json", #""dictionary": "a""#), (#"["s.json"]"#, "DIR/s.json", #""dictionary": "s""#),
      ],
      or: "or 'inputs' in typeramp.json", isOfLibrary: false),
    SettingRow(
      "fonts", "fonts",
      values: [
        (#"["Fonts/One-Regular.ttf"]"#, "DIR/Fonts/One-Regular.ttf", "no font 'Two-Regular'"),
        (#"["Fonts/Two-Regular.ttf"]"#, "DIR/Fonts/Two-Regular.ttf", "no font 'One-Regular'"),
      ], or: "2 font names were not checked"),
    SettingRow(
      "infoPlist", "info-plist", with: fonts,
      values: [(#""One.plist""#, "DIR/One.plist", "One.plist'"), (#"["Two.plist"]"#, "DIR/Two.plist", "Two.plist'")]),
    SettingRow(
      "ios", "ios", with: #""fonts": ["Fonts/One-Regular.ttf"]"#,
      values: [(#""14""#, "14", "on iOS 14"), (#""18""#, "18", "on iOS 18")], or: "on iOS 26"),
    SettingRow(
      "languages", "languages", with: fonts,
      values: [(#"["de"]"#, "de", "letters of de"), (#"["fr"]"#, "fr", "letters of fr")]),
    SettingRow(
      "baseline", "baseline",
      values: [(#""one.json""#, "DIR/one.json", "(1 known"), (#""two.json""#, "DIR/two.json", "(2 known")],
      isOfLibrary: false),
    SettingRow(
      "rules", "rule",
      values: [
        (#"{ "text-too-small": "note" }"#, "text-too-small=note", "note: 'body'"),
        (#"{ "text-too-small": "error" }"#, "text-too-small=error", "error: 'body'"),
      ], or: "warning: 'body'"),
    SettingRow(
      "strict", "strict", values: [("true", "", "error: 'body'"), ("false", nil, "warning: 'body'")],
      or: "warning: 'body'"),
    SettingRow(
      "dialect", "dialect",
      values: [(#""scaledfont""#, "scaledfont", "[scaledfont-voids]"), (#""typeramp""#, "typeramp", nil)]),
    SettingRow(
      "displayScale", "display-scale", .show,
      values: [("1", "1", #""xxxLarge": 9,"#), ("2", "2", #""xxxLarge": 9.5"#)], or: #""xxxLarge": 9.333"#),
    SettingRow(
      "from", "from", of: "s.json",
      values: [(#""dtcg""#, "dtcg", "[token-older-keys]"), (#""dictionary""#, "dictionary", "[missing-font]")],
      or: "[token-reading]"),
    SettingRow(
      "conformance", "conformance", of: "t.json",
      values: [(#""strict""#, "strict", "error: a dimension"), (#""lenient""#, "lenient", "warning: a dimension")],
      or: "warning: a dimension"),
    SettingRow(
      "remBase", "rem-base", .show, of: "t.json",
      values: [("10", "10", #""fontSize": 20,"#), ("20", "20", #""fontSize": 40,"#)], or: #""fontSize": 32,"#),
    SettingRow(
      "bare", "bare", .show, of: "s.json",
      values: [(#""rem""#, "rem", #""fontSize": 320,"#), (#""px""#, "px", #""fontSize": 20,"#)], or: #""fontSize": 20,"#
    ),
    SettingRow(
      "themes", "theme", .show, of: "p",
      values: [
        (#"{ "Brand": "Light" }"#, "Brand=Light", #""fontSize": 17,"#),
        (#"{ "Brand": "Dark" }"#, "Brand=Dark", #""fontSize": 18,"#),
      ]),
    SettingRow(
      "contexts", "context", .show, of: "r.json",
      values: [
        (#"{ "mode": "small" }"#, "mode=small", #""fontSize": 15,"#),
        (#"{ "mode": "big" }"#, "mode=big", #""fontSize": 20,"#),
      ]),
    SettingRow(
      "map", "map", .show, of: "m.json",
      values: [
        (#""first.map""#, "DIR/first.map", #""headline": {"#), (#""second.map""#, "DIR/second.map", #""callout": {"#),
      ], or: #""one": {"#),
    SettingRow(
      "fitUpTo", "fit-up-to", .fit, of: "t.strings", with: places,
      values: [(#""large""#, "L", "1 at L, 1 at AX5"), (#""accessibility3""#, "AX3", "1 at L, 1 at AX3")],
      or: "1 at L, 1 at AX1", isOfLibrary: false),
    SettingRow(
      "placeholders", "placeholders", .fit, of: "t.strings", with: places,
      values: [(#""one""#, "one", "with 'one'"), (#""two""#, "two", "with 'two'")], or: "with 'Example'",
      isOfLibrary: false),
  ]

  private static let fonts = #""fonts": ["Fonts"]"#
  private static let places =
    #"\#(fonts), "inputs": ["a.json"], "fit": [{ "keys": "*", "style": "body", "width": 999 }]"#

  private static func token(_ size: String) -> String {
    #"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "\#(size)" } }"#
  }

  private static func known(_ entries: String) -> String {
    #"{ "formatVersion": 1, "findings": [{ "path": "a.json", "id": "text-too-small", "keyPath": "body.fontSize" }\#(entries)] }"#
  }

  /// The files of all rows.
  static let files = ThemeOptions.files.merging([
    "a.json": #"""
    { "body": { "fontName": "One-Regular", "fontSize": 9 }, "title": { "fontName": "Two-Regular", "fontSize": 28 },
      "metrics": { "gap": { "value": 7.1 } } }
    """#,
    "One.plist": #"{ "UIAppFonts": [] }"#, "Two.plist": #"{ "UIAppFonts": [] }"#,
    "one.json": known(""), "two.json": known(#", { "path": "a.json", "id": "missing-text-style", "keyPath": "" }"#),
    "t.json": #"{ "body": \#(token("2rem")) }"#,
    "s.json": #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": 20 } } }"#,
    "t.strings": #""a" = "%d";"#,
    "m.json": #"{ "one": \#(token("21px")) }"#,
    "first.map": #"{ "headline": "one" }"#, "second.map": #"{ "callout": "one" }"#,
  ]) { $1 }
}

extension AgentAnswer {
  /// What a command prints, in this process.
  init(_ command: Command, _ options: [String], _ operands: [String]) {
    self.init { console in
      let arguments = try command.arguments(options + ["--"] + operands)
      return try command.run(Invocation(arguments: arguments, argumentFiles: [], console: console))
    }
  }
}
