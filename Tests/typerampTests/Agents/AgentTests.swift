import Foundation
import TestSupport
import Testing

/// What an agent gets from `typeramp mcp`.
struct AgentTests {
  private static let brand = #"{ "body": { "fontName": "Avenir-Book", "fontSize": 17 }, "titel": {} }"#

  @Test func aSessionBegins() throws {
    let answers = try Self.session(["ping", "tools/list"], in: try Scratch())
    #expect(try Self.value(answers[0], "result", "protocolVersion") as? String == "2025-11-25")
    let tools = try #require(try Self.value(answers[2], "result", "tools") as? [[String: Any]])
    #expect(
      tools.map { $0["name"] as? String } == ["show", "validate", "explain", "diff", "nearest-style"])
    for tool in tools {
      #expect((tool["annotations"] as? [String: Bool]) == ["readOnlyHint": true, "openWorldHint": false])
    }
  }

  struct Call: Sendable, CustomTestStringConvertible {
    let tool: String
    let arguments: String
    let text: String
    var isError = false

    var testDescription: String { "\(tool) \(arguments)" }
  }

  static let calls = [
    Call(
      tool: "show", arguments: #"{ "path": "Good.json", "style": ["body"], "at": ["large"] }"#, text: "| `body` | 17 |"),
    Call(tool: "validate", arguments: #"{ "path": "Brand.json" }"#, text: "unknown text style 'titel'"),
    Call(tool: "validate", arguments: "{}", text: "in 2 files"),
    Call(tool: "explain", arguments: #"{ "id": "unknown-font" }"#, text: "unknown-font (error)"),
    Call(
      tool: "nearest-style", arguments: #"{ "path": "Good.json", "size": 16 }"#,
      text: "callout: system font, 16 pt, exactly; weight 400; not defined"
    ),
    Call(
      tool: "nearest-style", arguments: #"{ "path": "Good.json", "size": 18, "weight": "bold", "font": "avenir" }"#,
      text: "body: Avenir-Book, 17 pt, 1 pt smaller; weight 400, 300 lighter"),
    Call(tool: "diff", arguments: #"{ "old": "Good.json", "new": "Good.json" }"#, text: "no changes"),
    Call(tool: "show", arguments: "{}", text: "needs the argument 'path'", isError: true),
    Call(tool: "show", arguments: #"{ "path": 1 }"#, text: "'path' must be a path", isError: true),
    Call(
      tool: "show", arguments: #"{ "path": "Good.json", "style": "body" }"#, text: "a list of strings", isError: true),
    Call(tool: "show", arguments: #"{ "path": "Good.json", "size": 1 }"#, text: "no argument 'size'", isError: true),
    Call(tool: "show", arguments: #"{ "path": "Missing.json" }"#, text: "no such file", isError: true),
    Call(tool: "show", arguments: #"{ "path": "Brand.json" }"#, text: "unknown text style", isError: true),
    Call(
      tool: "nearest-style", arguments: #"{ "path": "Good.json", "size": 1, "weight": "fat" }"#, text: "must be one of",
      isError: true),
    Call(
      tool: "nearest-style", arguments: #"{ "path": "Good.json", "size": 1, "font": "X" }"#, text: "no style",
      isError: true),
  ]

  @Test(arguments: calls) func toolsAnswer(_ call: Call) throws {
    let answers = try Self.session([Self.call(call.tool, call.arguments)], in: try Self.project())
    #expect(Self.text(answers[1]).contains(call.text), "\(Self.text(answers[1]))")
    #expect(try Self.value(answers[1], "result", "isError") as? Bool == call.isError)
  }

  /// Nothing outside of the folder is read, whatever a path looks like, and nothing is written.
  @Test(
    arguments: EvilStrings.all + [
      "../secret.json", "/etc/passwd", "link.json", "-", "@call", "", "--help", "HEAD:../x",
    ])
  func pathsOutsideAreRefused(path: String) throws {
    let scratch = try Self.project()
    try scratch.write(#"{ "body": { "description": "secret" } }"#, to: "secret.json")
    try scratch.write("--help", to: "inner/call")
    try FileManager.default.createDirectory(atPath: scratch.path("inner"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("inner/link.json"), withDestinationPath: "../secret.json")
    let before = scratch.files
    let inner = scratch.folder.appending(path: "inner")
    let quoted = String(
      decoding: try JSONSerialization.data(withJSONObject: path, options: .fragmentsAllowed), as: UTF8.self)
    let calls =
      ["show", "validate"].map { Self.call($0, #"{ "path": \#(quoted) }"#) }
      + [Self.call("diff", #"{ "old": \#(quoted), "new": \#(quoted) }"#)]
    let answers = try Self.session(calls, in: scratch, folder: inner)
    #expect(answers.count == calls.count + 1)
    for answer in answers.dropFirst() {
      #expect(try Self.value(answer, "result", "isError") as? Bool == true, "\(Self.text(answer))")
      #expect(!Self.text(answer).contains("secret\""))
    }
    #expect(scratch.files == before)
  }

  /// Nor does a configuration lead out of the folder.
  @Test(arguments: [
    #"{ "inputs": ["../secret.json"] }"#, #"{ "inputs": ["*.json"] }"#, #"{ "map": "../secret.json" }"#,
    #"{ "baseline": "../secret.json" }"#, #"{ "fonts": ["."], "infoPlist": "../secret.json" }"#,
  ])
  func aConfigurationLeadsNowhereElse(configuration: String) throws {
    let scratch = try Scratch(["secret.json": "secret", "inner/typeramp.json": configuration])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("inner/link.json"), withDestinationPath: "../secret.json")
    let calls = [Self.call("validate", "{}"), Self.call("validate", #"{ "path": "typeramp.json" }"#)]
    for answer in try Self.session(calls, in: scratch, folder: scratch.folder.appending(path: "inner")).dropFirst() {
      #expect(Self.text(answer).contains("leads out of the folder of the configuration"), "\(Self.text(answer))")
      #expect(try Self.value(answer, "result", "isError") as? Bool == true)
    }
  }

  /// The configuration that a call names, and not that of the folder, says which inputs there are.
  @Test func anInnerConfigurationLeadsNowhereElse() throws {
    let scratch = try Scratch([
      "secret.json": "secret", "top/typeramp.json": #"{ "inputs": ["A.json"] }"#, "top/A.json": "{}",
      "top/inner/typeramp.json": #"{ "inputs": ["../../secret.json"] }"#,
    ])
    let call = Self.call("validate", #"{ "path": "inner/typeramp.json" }"#)
    let answer = try Self.session([call], in: scratch, folder: scratch.folder.appending(path: "top"))[1]
    #expect(Self.text(answer).contains("leads out of the folder of the configuration"), "\(Self.text(answer))")
  }

  /// A malformed configuration that is a link, or is above the folder, would be shown line by line.
  @Test(arguments: ["link", "above"]) func aConfigurationOutsideIsNotRead(place: String) throws {
    let scratch = try Scratch(["inner/A.json": "{}", "typeramp.json": "{ \n SECRET"])
    if place == "link" {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("inner/typeramp.json"), withDestinationPath: "../typeramp.json")
    }
    let calls = [Self.call("show", #"{ "path": "A.json" }"#), Self.call("validate", "{}")]
    for answer in try Self.session(calls, in: scratch, folder: scratch.folder.appending(path: "inner")).dropFirst() {
      #expect(Self.text(answer).contains("typeramp.json' is not in the folder of this server"), "\(Self.text(answer))")
      #expect(try Self.value(answer, "result", "isError") as? Bool == true)
    }
  }

  @Test func aConfigurationIsChecked() throws {
    let scratch = try Scratch(["typeramp.json": #"{ "inputs": ["A.json"], "outptus": [] }"#, "A.json": "{}"])
    let answers = try Self.session([Self.call("validate", #"{ "path": "typeramp.json" }"#)], in: scratch)
    #expect(Self.text(answers[1]).contains("unknown key 'outptus'"), "\(Self.text(answers[1]))")
  }

  /// Requests in a file need no line break at its end.
  @Test func theLastLineNeedsNoLineBreak() throws {
    let scratch = try Scratch()
    let run = try Tool.run(["mcp"], in: scratch.folder, input: #"{ "jsonrpc": "2.0", "id": 2, "method": "ping" }"#)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == #"{"jsonrpc": "2.0","id": 2,"result": {}}"# + "\n")
  }

  /// An answer is not larger than what an agent can read, and says what it lacks.
  @Test func anAnswerIsBounded() throws {
    let styles = (0..<1_000).map { #""s\#($0)": { "relativeTo": "body", "weight": "bold" }"# }
    let scratch = try Scratch(["Many.json": "{ \"custom\": { \(styles.joined(separator: ", ")) } }"])
    let text = Self.text(try Self.session([Self.call("show", #"{ "path": "Many.json" }"#)], in: scratch)[1])
    #expect(text.utf8.count < 66_000 && text.contains("| `s1` |"))
    let last = text.split(separator: "\n").last ?? ""
    #expect(last.hasSuffix(" lines left out: an answer has at most 64 KiB; ask for less"), "\(last)")
  }

  @Test(arguments: ["{", "[]", "null", #"{ "id": 1 }"#, #"{ "method": 1, "id": 1 }"#, "\u{0}", "{}{}"])
  func aLineThatIsNoMessageIsAnError(line: String) throws {
    let scratch = try Scratch()
    let run = try Tool.run(
      ["mcp"], in: scratch.folder, input: line + "\n" + #"{ "id": 2, "method": "ping" }"# + "\n")
    #expect(run.status == 0)
    #expect(run.output.contains(#""id": 2,"result": {}"#))
  }

  // MARK: - Sessions

  private static func project() throws -> Scratch {
    try Scratch([
      "typeramp.json": #"{ "inputs": ["Good.json", "Brand.json"] }"#, "Brand.json": brand,
      "Good.json": #"{ "body": { "fontName": "Avenir-Book", "fontSize": 17 } }"#,
    ])
  }

  private static func call(_ tool: String, _ arguments: String) -> String {
    #"tools/call", "params": { "name": "\#(tool)", "arguments": \#(arguments) }, "x": ""#
  }

  /// The newest version that is not newer than the client's.
  @Test(arguments: [("2025-03-26", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2099-01-01", "2025-11-25")])
  func anAgentOfAnotherVersionCanBegin(version: String, expected: String) throws {
    let request =
      #"{ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": { "protocolVersion": "\#(version)" } }"#
    let scratch = try Scratch()
    let run = try Tool.run(["mcp"], in: scratch.folder, input: request + "\n")
    #expect(run.output.contains(#""protocolVersion": "\#(expected)""#), "\(run.output)")
  }

  /// The answers to `initialize` and to some requests, each the method with what follows it.
  private static func session(
    _ requests: [String], in scratch: Scratch, folder: URL? = nil
  ) throws -> [[String: Any]] {
    let methods = [#"initialize", "params": { "protocolVersion": "x" }, "x": ""#] + requests
    let lines = methods.enumerated().map { #"{ "jsonrpc": "2.0", "id": \#($0), "method": "\#($1)" }"# + "\n" }
    let run = try Tool.run(["mcp"], in: folder ?? scratch.folder, input: lines.joined())
    #expect(run.status == 0 && run.errors == "")
    return try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private static func value(_ answer: [String: Any], _ path: String...) throws -> Any? {
    path.reduce(answer as Any?) { ($0 as? [String: Any])?[$1] }
  }

  private static func text(_ answer: [String: Any]) -> String {
    let result = answer["result"] as? [String: Any]
    return (result?["content"] as? [[String: String]] ?? []).compactMap { $0["text"] }.joined(separator: "\n")
  }
}
