import Foundation
import TestSupport
import Testing
import TypeRampKit

/// Fixes, ways to ignore a finding, and all safe fixes together.
struct ActionTests {
  /// An edit that is offered for a finding removes it.
  @Test(arguments: RuleDescription.all.map(\.id)) func anActionRemovesItsFinding(rule: String) throws {
    let description = try #require(RuleDescription.all.first { $0.id == rule })
    let text = description.bad.filter { $0 != "«" && $0 != "»" }
    let path = text.hasPrefix("<") ? "/rules/A.plist" : "/rules/A.json"
    var client = try TestClient()
    try client.open(path, text)
    for action in try actions(&client, path, all: text) {
      guard let fixed = Edits.applied(action["edit"], at: TestClient.uri(path), to: text),
        let finding = (action["diagnostics"] as? [[String: Any]])?.first
      else { continue }
      var other = try TestClient()
      try other.open(path, fixed)
      try other.wait()
      let left = try #require(other.findings[TestClient.uri(path)])
      let before = try #require(client.findings[TestClient.uri(path)])
      let id = try #require(finding["code"] as? String)
      func count(_ findings: [[String: Any]]) -> Int { findings.count { $0["code"] as? String == id } }
      #expect(count(left) < count(before), "\(action["title"]!): \(fixed)")
      #expect(!left.contains { ($0["code"] as? String)?.hasPrefix("syntax-") ?? false }, "\(fixed)")
    }
  }

  @Test(arguments: [
    (
      "/a/A.json", #"{ "titel": { "fontName": "Avenir-Book", "fontSize": "28" } }"#,
      #"{ "title": { "fontName": "Avenir-Book", "fontSize": 28 } }"#
    ),
    (
      "/a/Ä.json", #"{ "headlne": { "fontName": "Avenir-Book" } } "#, #"{ "headline": { "fontName": "Avenir-Book" } } "#
    ),
    // A letter twice, and a letter once that should be twice.
    ("/a/A.json", #"{ "bodyy": { "weight": "bold" } }"#, #"{ "body": { "weight": "bold" } }"#),
    ("/a/A.json", #"{ "calout": { "weight": "bold" } }"#, #"{ "callout": { "weight": "bold" } }"#),
  ])
  func allSafeFixesAreOneAction(path: String, text: String, fixed: String) throws {
    var client = try TestClient()
    try client.open(path, text)
    let all = try actions(&client, path, all: text, only: "source.fixAll")
    #expect(all.map { $0["title"] as? String } == ["Make all safe fixes"])
    #expect(Edits.applied(all.first?["edit"], at: TestClient.uri(path), to: text) == fixed)
  }

  /// A fix that only one of several themes needs is made.
  @Test func allSafeFixesAreThoseOfEachTheme() throws {
    func token(_ name: String, _ size: String) -> String {
      """
      [{ "\(name)": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": \(size),
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }]
      """
    }
    let text = """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/brand" }],
        "modifiers": { "brand": { "contexts": { "a": \(token("body", #""17px""#)), "b": \(token("title", #""28px""#)) } } } }
      """
    let scratch = try Scratch([
      "r.json": text,
      "typeramp.json": #"{ "inputs": ["r.json"], "outputs": [{ "format": "css", "path": "out/{brand}.css" }] }"#,
    ])
    var client = try TestClient()
    try client.open(scratch.path("r.json"), text)
    let all = try actions(&client, scratch.path("r.json"), all: text, only: "source.fixAll")
    let fixed = Edits.applied(all.first?["edit"], at: TestClient.uri(scratch.path("r.json")), to: text)
    for size in [17, 28] { #expect(fixed?.contains(#"{ "value": \#(size), "unit": "px" }"#) == true, "\(fixed ?? "")") }
  }

  /// A finding is fixed from one character before it to one behind it, and not by other kinds of actions.
  @Test(
    arguments: [
      (2, nil, ["source.fixAll"]), (3, nil, ["quickfix", "source.fixAll"]), (8, nil, ["quickfix", "source.fixAll"]),
      (9, nil, ["source.fixAll"]), (5, "quickfix", ["quickfix"]), (5, "source", ["source.fixAll"]),
      (5, "source.fixAll", ["source.fixAll"]), (5, "source.fixAll.typeramp", []), (5, "quick", []), (5, "refactor", []),
    ] as [(Int, String?, [String])])
  func actionsAreThoseOfTheRange(column: Int, only: String?, kinds: [String]) throws {
    var client = try TestClient()
    let text = #"{ "titel": { "weight": "bold" } }"#
    try client.open("/a/A.json", text)
    let found = try actions(&client, "/a/A.json", in: column..<column, of: text, only: only).map {
      $0["kind"] as? String
    }
    #expect(found == kinds)
  }

  /// The key that ignores a rule is written in front of the other keys, or behind the rules that are ignored: at `^`.
  @Test(
    arguments: [
      (#"{ "body": {^ "design": "serif", "fontSize": 200 } }"#, #" "typeramp": { "ignore": ["unlikely-size"] },"#),
      (
        #"{ "body": { "design": "serif", "fontSize": 200, "typeramp": { "ignore": ["a", "b"^] } } }"#,
        #", "unlikely-size""#
      ),
      (#"{ "body": { "design": "serif", "fontSize": 200, "typeramp": { "ignore": [] } } }"#, nil),
      (
        "<dict><key>body</key><dict>^<key>design</key><string>serif</string><key>fontSize</key><real>200</real></dict></dict>",
        "<key>typeramp</key><dict><key>ignore</key><array><string>unlikely-size</string></array></dict>"
      ),
    ] as [(String, String?)])
  func aFindingIsIgnored(marked: String, inserted: String?) throws {
    let text = marked.replacing("^", with: "")
    var client = try TestClient()
    try client.open("/a/A.json", text)
    let ignoring = try actions(&client, "/a/A.json", all: text).first {
      ($0["title"] as? String)?.hasPrefix("Ignore unlikely-size ") ?? false
    }
    let after = Edits.applied(ignoring?["edit"], at: TestClient.uri("/a/A.json"), to: text)
    #expect(after == inserted.map { marked.replacing("^", with: $0) })
  }

  /// An error is ignored unless it is the only reason to have no table.
  @Test(
    arguments: [
      (#"{ "body": { "fontName": "Helvetica-Medium", "fontSize": 17 } }"#, ["unknown-font"]),
      (#"{ "body": { "fontName": "Georgia", "fontSize": "x" } }"#, []),
      (
        #"{ "body": { "fontName": "Helvetica-Medium", "fontSize": 17 }, "callout": { "fontName": "Georgia", "fontSize": "x" } }"#,
        ["unknown-font", "wrong-type"]
      ),
    ] as [(String, [String])])
  func errorsThatCanBeIgnored(text: String, ids: [String]) throws {
    var client = try TestClient()
    try client.open("/a/A.json", text)
    let titles = try actions(&client, "/a/A.json", all: text).compactMap { $0["title"] as? String }
    let ignored = titles.filter { $0.hasPrefix("Ignore ") }.compactMap { $0.split(separator: " ").dropFirst().first }
    #expect(ignored.map(String.init) == ids, "\(titles)")
  }

  @Test func aClientThatResolvesActionsGetsTheEditsLater() throws {
    let resolve = #"""
      { "general": { "positionEncodings": ["utf-8"] },
        "textDocument": { "codeAction": { "resolveSupport": { "properties": ["edit"] } } } }
      """#
    var client = try TestClient(capabilities: resolve)
    let text = #"{ "titel": { "weight": "bold" } }"#
    try client.open("/a/A.json", text)
    let action = try #require(try actions(&client, "/a/A.json", all: text, only: "source").first)
    #expect(action["edit"] == nil)
    let resolved = try client.request("codeAction/resolve", action) as? [String: Any]
    #expect(
      Edits.applied(resolved?["edit"], at: TestClient.uri("/a/A.json"), to: text)
        == #"{ "title": { "weight": "bold" } }"#)
  }

  private func actions(
    _ client: inout TestClient, _ path: String, all text: String, only: String? = nil
  ) throws -> [[String: Any]] {
    try actions(&client, path, in: 0..<text.utf8.count, of: text, only: only)
  }

  private func actions(
    _ client: inout TestClient, _ path: String, in range: Range<Int>, of text: String, only: String? = nil
  ) throws -> [[String: Any]] {
    let ends = [range.lowerBound, range.upperBound].map { Edits.position(of: $0, in: text) }
    let range = ["start": ends[0], "end": ends[1]]
    let context: [String: Any] = ["diagnostics": [Any]()].merging(only.map { ["only": [$0]] } ?? [:]) { $1 }
    let actions = try client.request("textDocument/codeAction", path, ["range": range, "context": context])
    return actions as? [[String: Any]] ?? []
  }
}
