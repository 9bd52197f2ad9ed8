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

  @Test func aReferenceLeadsToItsToken() throws {
    var client = try TestClient()
    try client.open("/a/A.tokens.json", Self.tokens)
    let places = try client.request("textDocument/definition", "/a/A.tokens.json", line: 2, column: 62)
    #expect(Self.lines(places) == ["A.tokens.json 1:13-1:17"])
  }

  @Test(arguments: [(1, 14), (2, 62), (2, 95)]) func everyReferenceToATokenIsFound(line: Int, column: Int) throws {
    var client = try TestClient()
    try client.open("/a/A.tokens.json", Self.tokens)
    let context = ["context": ["includeDeclaration": true]]
    let places = try client.request("textDocument/references", "/a/A.tokens.json", line: line, column: column, context)
    #expect(Self.lines(places) == ["A.tokens.json 1:13-1:17", "A.tokens.json 2:54-2:63", "A.tokens.json 2:88-2:99"])
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

  @Test(arguments: ["", "a.b", "{x}", "$type", "twice/x", "base"]) func aNameThatCannotBeATokensIsRefused(name: String)
    throws
  {
    var client = try TestClient()
    try client.open("/a/A.tokens.json", Self.tokens)
    let edit = try client.request("textDocument/rename", "/a/A.tokens.json", line: 1, column: 14, ["newName": name])
    #expect(edit == nil)
  }

  @Test func aCustomStyleIsRenamed() throws {
    let text = #"{ "custom": { "price": { "fontSize": 9, "relativeTo": "body" }, "tag": { "relativeTo": "body" } } }"#
    var client = try TestClient()
    try client.open("/a/A.json", text)
    let edit = try client.request("textDocument/rename", "/a/A.json", line: 0, column: 17, ["newName": "cost"])
    #expect(
      Edits.applied(edit, at: TestClient.uri("/a/A.json"), to: text) == text.replacing("price", with: "cost"))
    for name in ["tag", "body", "t a g"] {
      #expect(try client.request("textDocument/rename", "/a/A.json", line: 0, column: 17, ["newName": name]) == nil)
    }
    #expect(try client.request("textDocument/prepareRename", "/a/A.json", line: 0, column: 4) == nil)
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
