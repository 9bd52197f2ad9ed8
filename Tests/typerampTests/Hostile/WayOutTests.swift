import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import TypeRampProject
@testable import typeramp

/// What typeramp.json names or matches is in its folder, links followed: no command, no editor and no agent reads,
/// shows or changes a file elsewhere, unless a call names it.
@Suite struct WaysOut {
  /// The keys whose values are no paths of files to read.
  private static let others = [
    "$schema", "overrides", "outputs", "ios", "languages", "rules", "strict", "dialect", "displayScale", "from",
    "conformance", "remBase", "bare", "themes", "contexts", "fit", "fitUpTo", "placeholders",
  ]

  /// The commands that read a configuration, with operands or without.
  private static let commands = Command.all.filter { command in
    command.name == "build" || command.description.options.contains { $0.name == "config" }
  }

  @Test func everyKeyWithAPathHasWays() {
    let keys = Set(Settings.schema.keys.map(\.name)).subtracting(Self.others)
    #expect(Set(WayOut.all.map(\.key)).subtracting(["outputs", "configuration"]) == keys)
    #expect(Self.commands.count > 7)
  }

  private static let read = WayOut.all.filter { $0.key != "outputs" }

  @Test(arguments: read) func noFileOutsideIsShownOrFixed(_ way: WayOut) throws {
    let scratch = try way.scratch()
    let before = try Self.outside(scratch)
    for options in [["--report", "text"], ["--fix"]] {
      let run = try Self.run(["validate"] + options, in: scratch)
      #expect(run.status == 2)
      #expect((run.output + run.errors).contains(" out of "), "\(run.output)\(run.errors)")
    }
    #expect(try Self.outside(scratch) == before)
  }

  @Test(arguments: SlowTests.some(read, of: 7)) func noCommandReadsOutside(_ way: WayOut) throws {
    let scratch = try way.scratch()
    for command in Self.commands {
      let options = command.name == "fonts" ? ["--languages", "project"] : []
      #expect(try Self.run([command.name] + options, in: scratch).status == 2, "\(command.name)")
      if command.name == "build" { continue }
      // With an operand, inputs of the configuration are not looked for, nor the fonts that 'fonts' lists.
      let run = try Self.run([command.name, "A.json"] + options, in: scratch)
      if way.key != "inputs", command.name != "fonts" { #expect(run.status == 2, "\(command.name) A.json") }
    }
  }

  /// A run in the project, whose messages never contain the secret.
  private static func run(_ words: [String], in scratch: Scratch) throws -> Tool.Run {
    let environment = ["API_TOKEN": WayOut.secret]
    let run = try Tool.run(words, in: scratch.folder.appending(path: "project"), environment: environment)
    #expect(!(run.output + run.errors).contains(WayOut.secret), "\(words): \(run.output)\(run.errors)")
    return run
  }

  @Test(arguments: WayOut.all.filter { $0.key == "outputs" }) func noLinkLeadsAnOutputOut(_ way: WayOut) throws {
    let scratch = try way.scratch()
    let before = try Self.outside(scratch)
    let run = try Tool.run(["build"], in: scratch.folder.appending(path: "project"))
    // A path that says where it leads is reviewed.
    #expect(run.status == (way.isWritten ? 0 : 2))
    #expect(run.errors.contains("leads out of the folder of the configuration") != way.isWritten, "\(run.errors)")
    #expect((try Self.outside(scratch) == before) != way.isWritten)
  }

  @Test(arguments: WayOut.all) func noServerReadsOutside(_ way: WayOut) throws {
    let scratch = try way.scratch()
    let folder = scratch.folder.appending(path: "project")
    let environment = ["API_TOKEN": WayOut.secret]
    let editor = try Tool.run(["lsp"], in: folder, input: Self.session(in: folder), environment: environment)
    #expect(editor.output.contains("publishDiagnostics"))
    #expect(!editor.output.contains(WayOut.secret), "\(editor.output)")
    let calls = [#""show", "arguments": { "path": "A.json" }"#, #""validate", "arguments": {}"#]
    let messages =
      [#""initialize", "params": {}"#] + calls.map { #""tools/call", "params": { "name": \#($0) }"# }
    let lines = messages.enumerated().map { #"{ "jsonrpc": "2.0", "id": \#($0), "method": \#($1) }"# + "\n" }
    let agent = try Tool.run(["mcp"], in: folder, input: lines.joined(), environment: environment)
    #expect(!agent.output.contains(WayOut.secret), "\(agent.output)")
    #expect(agent.output.contains(#""isError": true"#) || way.key == "outputs", "\(agent.output)")
  }

  /// A typeramp.json in a folder that is searched, and fonts that `fonts` finds in one, are no links out of it. A link
  /// to nothing is not a missing typeramp.json.
  @Test(arguments: [
    (["validate", "."], "sub/typeramp.json", "../../secret", "it is a link out of its folder"),
    (["validate", "sub"], "sub/typeramp.json", "../../secret", "it is a link out of its folder"),
    (["validate", "."], "sub/typeramp.json", "nowhere", "it is a link to nothing"),
    (["validate", "sub"], "typeramp.json", "nowhere", "it is a link to nothing"),
    (["fonts"], "Fonts/a.ttf", "../../a.ttf", "it is a link out of the folder"),
  ])
  func nothingThatIsFoundIsALinkOut(call: [String], link: String, target: String, message: String) throws {
    let good = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    let scratch = try Scratch(["secret": WayOut.secret, "p/sub/A.json": good, "p/Fonts/x": ""])
    if call == ["fonts"] { try scratch.write(#"{ "fonts": ["Fonts"] }"#, to: "p/typeramp.json") }
    try Data(DrawnFont().file).write(to: scratch.folder.appending(path: "a.ttf"))
    try FileManager.default.createSymbolicLink(atPath: scratch.path("p/" + link), withDestinationPath: target)
    let run = try Tool.run(call, in: scratch.folder.appending(path: "p"))
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
    #expect(!(run.output + run.errors).contains(WayOut.secret))
  }

  /// Links within the folder are followed, and a call may name a file anywhere.
  @Test func whatIsInsideOrNamedIsRead() throws {
    let scratch = try Scratch([
      "p/real/A.json": #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#, "map.json": "{}",
      "p/typeramp.json": #"{ "inputs": ["in/*.json", "B.json"] }"#, "known.json": "", "conf.json": "{}",
    ])
    for (name, target) in ["p/in": "real", "p/B.json": "in/A.json", "p/C.json": "../conf.json"] {
      try FileManager.default.createSymbolicLink(atPath: scratch.path(name), withDestinationPath: target)
    }
    let folder = scratch.folder.appending(path: "p")
    #expect(try Tool.run(["validate"], in: folder).status == 0)
    #expect(try Tool.run(["validate", "--map", "../map.json"], in: folder).status == 0)
    #expect(
      try Tool.run(["validate", "--baseline", "../known2.json", "--update-baseline"], in: folder).status == 0)
    #expect(try Tool.run(["show", "real/A.json", "--config", "C.json"], in: folder).status == 0)
  }

  /// A person opens the dictionary in an editor.
  private static func session(in folder: URL) -> String {
    let text = #""{ \"body\": { \"fontName\": \"Georgia\", \"fontSize\": 17 } }""#
    let document = #""uri": "\#(folder.appending(path: "A.json").absoluteString)""#
    let messages = [
      #""id": 1, "method": "initialize", "params": { "capabilities": {} }"#,
      #""method": "textDocument/didOpen", "params": { "textDocument": { \#(document), "version": 1, "text": \#(text) } }"#,
      #""id": 2, "method": "textDocument/documentSymbol", "params": { "textDocument": { \#(document) } }"#,
      #""id": 3, "method": "shutdown""#, #""method": "exit""#,
    ].map { #"{ "jsonrpc": "2.0", \#($0) }"# }
    return messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  /// The files outside of the project, with their contents.
  private static func outside(_ scratch: Scratch) throws -> [String: Data] {
    let names = try scratch.names("outside")
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: scratch.path("outside/\($0)")))) })
  }
}
