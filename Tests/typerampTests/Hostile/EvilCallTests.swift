import CommandLineKit
import Foundation
import TestSupport
import Testing
import TypeRampKit

@testable import typeramp

/// Texts from calls, configurations and fonts in messages are as safe to show as those from dictionaries.
@Suite struct EvilCalls {
  /// All of them at once except NUL, which no argument can contain; each at the beginning of some word.
  private static let text = EvilStrings.all.joined(separator: " ").filter { $0 != "\0" }

  /// The arguments that a command needs besides its operand.
  private static let needed = ["compile": ["-o", "x.css"], "convert": ["--to", "json"], "diff": ["a.json"]]

  /// For each command a call with an evil operand, and one with an evil option.
  private static let ofCommands = Command.all.flatMap { command in
    [[command.name] + needed[command.name, default: []] + ["TEXT"], [command.name, "--TEXT"]]
  }

  /// A call with an evil value of each option, except emitter options that accept any text.
  private static let ofOptions = Command.all.map(\.description).flatMap { command in
    let options = command.options.map(\.written).filter { !anyText.contains($0) }
    return zip(options, command.options).filter { $1.takesValue }.map { option, _ in
      let needed = needed[command.name, default: []].first == option ? [] : needed[command.name, default: []]
      return [command.name] + (command.operands.isEmpty ? [] : ["a.json"]) + needed + [option, "TEXT"]
    }
  }

  /// The emitter options that accept any text, such as the address of fonts.
  private static let anyText = EmitterFlag.all.filter { $0.option.accepts(text) }.map(\.declaration.written)

  private static let others = [
    ["TEXT"], ["--TEXT"], ["@TEXT"], ["help", "TEXT"], ["compile", "-oTEXT"],
    ["compile", "a.json", "--rule", "TEXT=off"], ["validate", "a.json", "--rule", "TEXT=off"],
  ]

  /// The texts replace `TEXT`, since the log of the tests is a terminal too.
  @Test(arguments: ofCommands + ofOptions + others) func aMessageIsALine(_ arguments: [String]) throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "weight": "bold" } }"#])
    let arguments = arguments.map { $0.replacingOccurrences(of: "TEXT", with: Self.text) }
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    #expect(run.errors.split(separator: "\n").count <= 2)
    // Any text may be the name of an output file, which is not written if nothing is to be shown.
    let notes = ["", "typeramp: note: no picture was written: no style looks different\n"]
    #expect(run.status == 2 ? run.errors.hasPrefix("typeramp: error: ") : run.status == 0 && notes.contains(run.errors))
  }

  /// It is in the output.
  @Test(arguments: EmitterFlag.all.filter { anyText.contains($0.declaration.written) })
  func optionsWithAnyTextAreEscaped(_ flag: EmitterFlag) throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "A", "fontSize": 17 } }"#])
    let call = ["compile", "a.json", "--format", flag.emitter, flag.declaration.written, Self.text]
    let run = try Tool.run(call, in: scratch.folder)
    #expect(run.status == 0)
    #expect(EvilStrings.danger(in: run.output) == nil)
    #expect(!run.output.contains("</style"))
  }

  @Test func aConfigurationIsReported() throws {
    let all = Dictionary(EvilStrings.all.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    let outputs = EvilStrings.all.map { ["format": $0, "path": $0, $0: $0] }
    let configuration = (all as [String: Any]).merging(["inputs": EvilStrings.all, "outputs": outputs, "rules": all]) {
      $1
    }
    let file = String(decoding: try JSONSerialization.data(withJSONObject: configuration), as: UTF8.self)
    let scratch = try Scratch(["typeramp.json": file])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status != 0)
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("::") || $0.hasPrefix("x.json") })
  }

  /// Anything with the prefix of a syntax error's id is explained.
  @Test func anExplanationIsText() throws {
    let run = try Tool.run(["explain", "syntax-" + Self.text], in: Repository.root)
    #expect(run.status == 0)
    #expect(EvilStrings.danger(in: run.output) == nil)
  }

  @Test func aMapIsReported() throws {
    let evil = Dictionary(EvilStrings.all.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    let map = try JSONSerialization.data(withJSONObject: evil.merging(["body": "\u{1B}[31m", "title": "\n::x"]) { $1 })
    let tokens = #"{ "a": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "17" } } }"#
    let scratch = try Scratch(["a.json": tokens, "map.json": String(decoding: map, as: UTF8.self)])
    let run = try Tool.run(["validate", "a.json", "--map", "map.json"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("map.json:1:"))
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  /// Each line is an argument, an option or the name of another argument file.
  @Test(arguments: EvilStrings.all.indices)
  func anArgumentFileIsReported(_ index: Int) throws {
    let scratch = try Scratch(["args": "compile\n" + EvilStrings.all[index], "a.json": "{}"])
    let run = try Tool.run(["@args", "a.json", "--format=x"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("typeramp: error: ") || $0.hasPrefix("See '") })
  }

  @Test func fontsAreListed() throws {
    let scratch = try Scratch()
    for (index, text) in EvilStrings.all.enumerated() {
      let font = FontBuilder([("name", nameTable([.windows(4, text), .windows(6, text)]))])
      let file = scratch.folder.appending(path: "f\(index) \(EvilStrings.names[index]).ttf")
      try Data(font.sfnt()).write(to: file)
    }
    let run = try Tool.run(["fonts", "."], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 * EvilStrings.all.count)
    #expect(lines.enumerated().allSatisfy { $1.hasPrefix($0.isMultiple(of: 2) ? "./f" : "  ") })
  }
}
