import Foundation
import TestSupport
import Testing

/// Definitions, references and renaming, over all files of a project.
struct NavigationTests {
  private static let tokens = ##"""
    {
      "size": { "base": { "$type": "number", "$value": 17 } },
      "text": { "$type": "number", "twice": { "$value": "{size.base}" }, "same": { "$ref": "#/size/base" } }
    }
    """##

  /// A name and a reference are touched from their first character, or the quote before it, to one past their last.
  /// References to a token are also found anywhere in the token. A name is renamed in the line `renamed`.
  @Test(
    arguments: [
      (1, 11, nil), (1, 12, 1), (1, 13, 1), (1, 17, 1), (1, 18, nil), (1, 21, nil), (2, 53, nil), (2, 54, 2),
      (2, 63, 2), (2, 64, nil), (2, 86, nil), (2, 87, 2), (2, 88, 2), (2, 99, 2), (2, 100, nil),
    ] as [(Int, Int, Int?)])
  func aTokenIsFoundFromItsNames(line: Int, column: Int, renamed: Int?) throws {
    var client = try TestClient()
    try client.open("/a/A.tokens.json", Self.tokens)
    func places(_ request: String, _ context: [String: Bool] = [:]) throws -> [String] {
      let path = "/a/A.tokens.json"
      return Self.lines(
        try client.request("textDocument/\(request)", path, line: line, column: column, ["context": context]))
    }
    let (definition, uses) = ("A.tokens.json 1:13-1:17", ["A.tokens.json 2:54-2:63", "A.tokens.json 2:88-2:99"])
    #expect(try places("definition") == (renamed != nil ? [definition] : []))
    // In another token, references to that one are found.
    let isFound = renamed != nil || (line, column) == (1, 21)
    #expect(try places("references", ["includeDeclaration": true]).starts(with: [definition] + uses) == isFound)
    #expect(try places("references").starts(with: uses) == isFound)
    let name = try client.request("textDocument/prepareRename", "/a/A.tokens.json", line: line, column: column)
    #expect(((name as? [String: Any])?["range"] as? [String: [String: Int]])?["start"]?["line"] == renamed)
  }

  @Test func aTokenIsRenamedWhereverItIsNamed() throws {
    let scratch = try Scratch([
      "typeramp.json": #"{ "map": "map.json", "inputs": ["a.tokens.json"] }"#,
      "map.json": #"{ "body": "text.body", "ignore": ["size.**"] }"#, "a.tokens.json": "{}",
    ])
    let text = ##"""
      { "text": { "body": { "$type": "typography", "$value": { "fontFamily": "Avenir", "fontSize": "17px" } },
                  "same": { "$value": "{text.body}", "$type": "typography" } } }
      """##
    var client = try TestClient()
    try client.open(scratch.path("a.tokens.json"), text)
    let edit = try client.request(
      "textDocument/rename", scratch.path("a.tokens.json"), line: 0, column: 14, ["newName": "copy"])
    let uri = TestClient.uri(scratch.path("a.tokens.json"))
    let renamed = text.replacing("\"body\"", with: "\"copy\"").replacing("{text.body}", with: "{text.copy}")
    #expect(Edits.applied(edit, at: uri, to: text) == renamed)
    #expect(
      Edits.applied(edit, at: TestClient.uri(scratch.path("map.json")), to: try scratch.text("map.json"))
        == #"{ "body": "text.copy", "ignore": ["size.**"] }"#)
  }

  @Test func aMappingFileLeadsToItsTokens() throws {
    let scratch = try Scratch([
      "typeramp.json": #"{ "map": "map.json", "inputs": ["a.tokens.json"] }"#, "a.tokens.json": Self.tokens,
    ])
    var client = try TestClient()
    try client.open(scratch.path("map.json"), #"{ "body": "size.base" }"#)
    let places = try client.request("textDocument/definition", scratch.path("map.json"), line: 0, column: 14)
    #expect(Self.lines(places) == ["a.tokens.json 1:13-1:17"])
  }

  /// A set of Tokens Studio is a file of a folder; a token of one set is used in another.
  @Test func filesOfAFolderAreOneProject() throws {
    let scratch = try Scratch([
      "$metadata.json": #"{ "tokenSetOrder": ["core", "app"] }"#,
      "core.json": #"{ "base": { "value": "17", "type": "fontSizes" } }"#,
      "app.json": #"{ "large": { "value": "{base}", "type": "fontSizes" } }"#,
    ])
    var client = try TestClient()
    try client.open(scratch.path("app.json"), try scratch.text("app.json"))
    let places = try client.request("textDocument/definition", scratch.path("app.json"), line: 0, column: 25)
    #expect(Self.lines(places) == ["core.json 0:3-0:7"])
    let edit = try client.request(
      "textDocument/rename", scratch.path("app.json"), line: 0, column: 25, ["newName": "main"])
    let (core, app) = (scratch.path("core.json"), scratch.path("app.json"))
    #expect(
      Edits.applied(edit, at: TestClient.uri(core), to: try scratch.text("core.json"))
        == #"{ "main": { "value": "17", "type": "fontSizes" } }"#)
    #expect(
      Edits.applied(edit, at: TestClient.uri(app), to: try scratch.text("app.json"))
        == #"{ "large": { "value": "{main}", "type": "fontSizes" } }"#)
  }

  @Test(arguments: [
    "", "a.b", "{x}", "$type", "twice/x", "base", "a\tb", "a\nb", "x ", " x", "a\u{2028}b", "\u{A0}x", "x\u{3000}",
    "a\u{85}",
    "\u{301}x", "a\u{1B}b", "it's", "a%41", "a*", "x\u{0}", ".\u{301}",
  ])
  func aNameThatCannotBeATokensIsRefused(name: String) throws {
    var client = try TestClient()
    try client.open("/a/A.tokens.json", Self.tokens)
    let edit = try client.request("textDocument/rename", "/a/A.tokens.json", line: 1, column: 14, ["newName": name])
    #expect(edit == nil)
  }

  /// A key of JSON5 without quotes is renamed only to what needs none.
  @Test(arguments: [("copy", true), ("a b", false), ("a-b", false)]) func aKeyWithoutQuotes(
    name: String, isRenamed: Bool
  )
    throws
  {
    let text = #"{ size: { $type: "number", base: { $value: 1 }, same: { $value: "{size.base}" } } }"#
    var client = try TestClient()
    try client.open("/a/A.tokens.json5", text)
    let edit = try client.request("textDocument/rename", "/a/A.tokens.json5", column: 30, ["newName": name])
    let renamed = text.replacing("base", with: name)
    #expect(Edits.applied(edit, at: TestClient.uri("/a/A.tokens.json5"), to: text) == (isRenamed ? renamed : nil))
  }

  /// A new name may be the old one in another spelling, but not that of another style or token.
  @Test(
    arguments: [
      (#"{ "custom": { "|price": ENTRY, "tag": ENTRY } }"#, "cost", "cost"),
      (#"{ "custom": { "price|": ENTRY, "tag": ENTRY } }"#, "Price", "Price"),
      (#"{ "custom": { "pr|ice": ENTRY, "tag": ENTRY } }"#, "pri_ce", "pri_ce"),
      (#"{ "custom": { "pr|ice": ENTRY, "tag": ENTRY } }"#, "tag", nil),
      (#"{ "custom": { "pr|ice": ENTRY, "tag": ENTRY } }"#, "T_ag", nil),
      (#"{ "custom": { "pr|ice": ENTRY } }"#, "body", nil), (#"{ "custom": { "pr|ice": ENTRY } }"#, "p r", nil),
      (#"{ "custom": { |"price": ENTRY } }"#, "cost", "cost"), (#"{ "custom": { "price"|: ENTRY } }"#, "cost", nil),
      (#"{ "cus|tom": { "price": ENTRY } }"#, "cost", nil), (#"{ "bo|dy": ENTRY }"#, "cost", nil),
      (#"{ "custom": { "price": { "we|ight": "bold" } }, "body": ENTRY }"#, "cost", nil),
      (##"{ "pr|ice": { "$type": "number", "$value": 1 }, "b": { "$value": "{price}" } }"##, "Price", "Price"),
      (##"{ "price": { "$type": "number", "$value": 1 }, "b": { "$value": "{|price}" } }"##, "B", "B"),
      (##"{ "price": { "$type": "number", "$value": 1 }, "b": { "$value": "{pric|e}" } }"##, "b", nil),
      (##"{ "pr|ice": { "$type": "number", "$value": 1 }, "tag": { "b": { "$value": "{price}" } } }"##, "tag", nil),
      (##"{ "pr|ice": { "$type": "number", "$value": 1 }, "tag": { "b": { "$value": "{price}" } } }"##, "ta", "ta"),
    ] as [(String, String, String?)])
  func aNameIsChanged(marked: String, name: String, expected: String?) throws {
    let entry = #"{ "weight": "bold", "relativeTo": "body" }"#
    let (text, position) = Edits.marked(marked.replacing("ENTRY", with: entry))
    var client = try TestClient()
    try client.open("/a/A.json", text)
    let edit = try client.request("textDocument/rename", "/a/A.json", column: position["character"]!, ["newName": name])
    #expect(
      Edits.applied(edit, at: TestClient.uri("/a/A.json"), to: text)
        == expected.map { text.replacing("price", with: $0) })
  }

  /// A client that knows versions gets the version of each open document, and null for a file.
  @Test func editsSayForWhichVersionTheyAre() throws {
    let scratch = try Scratch([
      "$metadata.json": #"{ "tokenSetOrder": ["core", "app"] }"#,
      "core.json": #"{ "base": { "value": "17", "type": "fontSizes" } }"#,
      "app.json": #"{ "large": { "value": "{base}", "type": "fontSizes" } }"#,
    ])
    var client = try TestClient(capabilities: #"{ "workspace": { "workspaceEdit": { "documentChanges": true } } }"#)
    try client.open(scratch.path("app.json"), try scratch.text("app.json"))
    try client.change(scratch.path("app.json"), version: 7, [["text": scratch.text("app.json")]])
    let edit = try client.request(
      "textDocument/rename", scratch.path("app.json"), line: 0, column: 25, ["newName": "main"])
    let changes = (edit as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
    let versions = changes.map { change in
      let document = change["textDocument"] as? [String: Any]
      return [
        document?["uri"] as? String, document?["version"].map { "\($0)" }, "\((change["edits"] as! [Any]).count)",
      ]
    }
    let uris = ["core.json", "app.json"].map { TestClient.uri(scratch.path($0)) }
    #expect(versions == [[uris[0], "<null>", "1"], [uris[1], "7", "1"]])
  }

  /// A project that renaming changes has no findings that it did not have, whichever token is renamed.
  @Test(arguments: [
    "Tokens/loose.tokens.json", "Tokens/composed.sd.json", "Tokens/aliases.studio.json", "Tokens/platforms.studio.json",
    "Tokens/unused.tokens.json", "Tokens/comments.tokens.json5", "Tokens/sizes.resolver.json",
    "Tokens/contexts/base.tokens.json", "Projects/Studio/tokens/core/type.json",
  ])
  func renamingBreaksNothing(file: String) throws {
    let path = Repository.fixtures.appending(path: file).path(percentEncoded: false)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let before = try Self.counts([path: text])
    var (client, renamed) = (try TestClient(), 0)
    try client.open(path, text)
    for match in text.matches(of: /["']?([A-Za-z0-9_-]+)["']?\s*:/) {
      let offset = text.utf8.distance(from: text.startIndex, to: match.output.1.startIndex)
      let position = Edits.position(of: offset, in: text)
      let edit = try client.request(
        "textDocument/rename", path, line: position["line"]!, column: position["character"]!, ["newName": "renamed"])
      let changes = Edits.changes(edit)
      if changes.isEmpty { continue }
      renamed += 1
      let files = try changes.map { uri, edits in
        let path = URL(string: uri)!.path(percentEncoded: false)
        return (path, Edits.apply(edits, to: try String(contentsOfFile: path, encoding: .utf8)))
      }
      let after = try Self.counts(Dictionary(files) { $1 }.merging([path: text]) { first, _ in first })
      // Names decide which styles there are.
      let new = after.filter { $1 > before[$0, default: 0] && !["token-unmapped", "missing-text-style"].contains($0) }
      #expect(new.isEmpty, "\(match.output.1)")
    }
    #expect(renamed > 0 || file.hasSuffix("resolver.json"))
  }

  /// How many findings of each rule there are in open files and in those that are read with them.
  private static func counts(_ files: [String: String]) throws -> [String: Int] {
    var client = try TestClient()
    for (path, text) in files { try client.open(path, text) }
    try client.wait()
    let codes = client.findings.values.flatMap { $0.compactMap { $0["code"] as? String } }
    return Dictionary(grouping: codes) { $0 }.mapValues(\.count)
  }

  /// The files that a configuration names.
  @Test func aPathLeadsToItsFile() throws {
    let scratch = try Scratch(["Styles/A.json": "{}"])
    let text = #"{ "inputs": ["Styles/A.json", "Styles/B.json"] }"#
    var client = try TestClient()
    try client.open(scratch.path("typeramp.json"), text)
    let place = try client.request("textDocument/definition", scratch.path("typeramp.json"), line: 0, column: 18)
    #expect(Self.lines([place as Any]) == ["A.json 0:0-0:0"])
  }

  /// `NAME line:column-line:column`, counted from 0.
  private static func lines(_ places: Any?) -> [String] {
    (places as? [[String: Any]] ?? []).map { place in
      let range = place["range"] as? [String: [String: Int]] ?? [:]
      func text(_ end: String) -> String { "\(range[end]!["line"]!):\(range[end]!["character"]!)" }
      return "\(URL(string: place["uri"] as? String ?? "")?.lastPathComponent ?? "") \(text("start"))-\(text("end"))"
    }
  }
}
