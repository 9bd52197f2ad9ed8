import Foundation
import TestSupport
import Testing
import Writing

@testable import LanguageServer

/// What an editor shows of a file is what the project says of it, while the file and typeramp.json change.
@Suite struct OwnerTests {
  private static let size =
    ##"{ "size": { "body": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } } }"##
  private static let text = ##"""
    { "text": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "{size.body}" } } }
    """##
  private static let resolver = ##"""
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/all" }],
      "sets": { "all": { "sources": [{ "$ref": "sizes.tokens.json" }, { "$ref": "text.tokens.json" }] } } }
    """##

  private static func project(_ configuration: String, _ more: [String: String] = [:]) throws -> Scratch {
    let files = ["typeramp.json": configuration, "sizes.tokens.json": size, "text.tokens.json": text]
    return try Scratch(files.merging(more) { $1 })
  }

  /// The ids of the findings in a file.
  private static func ids(_ client: TestClient, _ scratch: Scratch, _ file: String) -> [String] {
    client.findings[TestClient.uri(scratch.path(file)), default: []].map { "\($0["code"] ?? "")" }
  }

  @Test func aFileOfAResolverIsReadWithTheOthers() throws {
    let scratch = try Self.project(#"{ "inputs": ["all.resolver.json"] }"#, ["all.resolver.json": Self.resolver])
    var client = try TestClient()
    try client.open(scratch.path("text.tokens.json"), Self.text)
    try client.wait()
    #expect(Self.ids(client, scratch, "text.tokens.json") == ["token-unmapped", "token-missing-member"])
    let column = Self.text.distance(from: Self.text.startIndex, to: Self.text.range(of: "size.body")!.lowerBound)
    let definition = try client.request("textDocument/definition", scratch.path("text.tokens.json"), column: column)
    let uris = (definition as? [[String: Any]])?.map { $0["uri"] as? String }
    #expect(uris == [TestClient.uri(scratch.path("sizes.tokens.json"))])
  }

  @Test(arguments: ["tokens", "./tokens", "tokens/", "./tokens/"]) func aFolderHasOnePath(input: String) throws {
    let files = ["tokens/sizes.tokens.json": Self.size, "tokens/text.tokens.json": Self.text]
    let scratch = try Scratch(files.merging(["typeramp.json": #"{ "inputs": ["\#(input)"] }"#]) { $1 })
    var client = try TestClient()
    try client.open(scratch.path("tokens/text.tokens.json"), Self.text)
    try client.wait()
    #expect(Self.ids(client, scratch, "tokens/text.tokens.json") == ["token-unmapped", "token-missing-member"])
  }

  /// A mapping file is checked by itself and with the tokens, which need not be open.
  @Test func aMistakeInAMappingFileIsShownOnce() throws {
    let map = #"{ "bdoy": "text" }"#
    let configuration = #"{ "inputs": ["sizes.tokens.json", "text.tokens.json"], "map": "m.json" }"#
    let scratch = try Self.project(configuration, ["m.json": map])
    var client = try TestClient()
    try client.open(scratch.path("m.json"), map)
    try client.wait()
    #expect(Self.ids(client, scratch, "m.json") == ["token-map"])
  }

  private static let dictionary = #"{ "body": { "fontName": "Georgia", "fontSize": 7 } }"#
  private static let quiet =
    #"{ "inputs": ["Brand.json"], "rules": { "text-too-small": "off", "missing-text-style": "off" } }"#

  /// As `validate`, which stops there.
  @Test func aMistakeInTheConfigurationIsAllThatIsShown() throws {
    let scratch = try Scratch(["Brand.json": Self.dictionary, "typeramp.json": #"{ "rulez": {} }"#])
    var client = try TestClient()
    try client.open(scratch.path("Brand.json"), Self.dictionary)
    try client.wait()
    #expect(Self.ids(client, scratch, "typeramp.json") == ["configuration-unknown-key"])
    #expect(Self.ids(client, scratch, "Brand.json") == [])
  }

  @Test func theLastSettingsStayWhileSomeoneTypes() throws {
    let scratch = try Scratch(["Brand.json": Self.dictionary, "typeramp.json": Self.quiet])
    var client = try TestClient()
    try client.open(scratch.path("Brand.json"), Self.dictionary)
    try client.open(scratch.path("typeramp.json"), Self.quiet)
    try client.wait()
    for (version, text) in [#"{ "#, #"{ "ru"#, #"{ "rules": { "text"#, #"{ "ios": 26 }"#].enumerated() {
      try client.change(scratch.path("typeramp.json"), version: version + 2, [["text": text]])
      try client.wait()
      #expect(Self.ids(client, scratch, "Brand.json") == [], "\(text)")
      #expect(Self.ids(client, scratch, "typeramp.json") != [], "\(text)")
    }
    try client.change(scratch.path("typeramp.json"), version: 9, [["text": #"{ "inputs": ["Brand.json"] }"#]])
    try client.wait()
    #expect(Self.ids(client, scratch, "Brand.json").contains("text-too-small"))
    #expect(Self.ids(client, scratch, "typeramp.json") == [])
  }

  @Test func aMappingFileAloneHasItsFindings() throws {
    let map = #"{ "body": "boddy" }"#
    let scratch = try Self.project(
      #"{ "inputs": ["text.tokens.json"], "map": "styles.map.json" }"#, ["styles.map.json": map])
    var client = try TestClient()
    try client.open(scratch.path("styles.map.json"), map)
    try client.wait()
    #expect(Self.ids(client, scratch, "styles.map.json") == ["token-map"])
  }

  /// A message for people comes once, and findings only if they are others.
  @Test func nothingIsSaidTwice() throws {
    let configuration = #"{ "inputs": ["*.dict.json"], "fonts": ["Fonts"] }"#
    let files = ["a.dict.json": Self.dictionary, "b.dict.json": Self.dictionary, "Fonts/x.ttf": "no font"]
    let scratch = try Scratch(files.merging(["typeramp.json": configuration]) { $1 })
    var client = try TestClient()
    for file in ["a.dict.json", "b.dict.json"] {
      try client.open(scratch.path(file), Self.dictionary)
      try client.wait()
    }
    let before = client.received.count
    #expect(client.received.count { $0 == "window/showMessage" } == 1)
    for _ in 0..<3 {
      try client.notify("textDocument/didSave", ["textDocument": ["uri": TestClient.uri(scratch.path("a.dict.json"))]])
      try client.wait()
    }
    #expect(client.received.count == before)
  }

  /// A reference that renaming does not know would break: the name is refused with what would be wrong.
  @Test(arguments: [
    (##"{ "a": { "size": SIZE }, "b": { "$extends": "{a}" }, "text": TEXT }"##, "{b.size}"),
    (##"{ "size": SIZE, "text": TEXT }"##, ##"{ "value": { "$ref": "#/size/$value/value" }, "unit": "px" }"##),
  ])
  func aNameThatWouldBreakIsRefused(document: String, use: String) throws {
    let size = #"{ "$type": "dimension", "$value": { "value": 17, "unit": "px" } }"#
    let value = use.hasPrefix("{ ") ? use : "\"\(use)\""
    let text = document.replacing("SIZE", with: size).replacing(
      "TEXT",
      with: #"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": \#(value) } }"#)
    var client = try TestClient()
    try client.open("/a/t.tokens.json", text)
    let column = text.distance(from: text.startIndex, to: text.range(of: "\"size\"")!.lowerBound) + 1
    let edit = try client.request("textDocument/rename", "/a/t.tokens.json", column: column, ["newName": "other"])
    #expect(edit == nil)
    #expect((client.error?["message"] as? String)?.hasSuffix("; rename it by hand") == true, "\(client.error ?? [:])")
  }

  /// What another tool writes is not read again; a file that is read, a new file and a missing baseline are.
  @Test func onlyFilesThatAreReadCount() throws {
    let scratch = try Scratch([
      "typeramp.json": #"{ "inputs": ["A.json"], "baseline": "known.json" }"#, "A.json": Self.dictionary,
      "package.json": "{}",
    ])
    var client = try TestClient(
      capabilities: #"{ "workspace": { "inlayHint": { "refreshSupport": true } } }"#)
    try client.open(scratch.path("A.json"), Self.dictionary)
    try client.wait()
    #expect(client.received.contains("window/showMessage"))
    func refreshes(_ name: String, _ type: Int) throws -> Int {
      try client.wait()
      let before = client.received.count
      let change: [String: Any] = ["uri": TestClient.uri(scratch.path(name)), "type": type]
      try client.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
      return client.received[before...].count { $0 == "workspace/inlayHint/refresh" }
    }
    #expect(try refreshes("package.json", 2) == 0 && refreshes("build/out.json", 2) == 0)
    for name in ["A.json", "typeramp.json", "known.json", "Acme.ttf"] {
      #expect(try refreshes(name, 2) == 1, "\(name)")
    }
    #expect(try refreshes("B.json", 1) == 1 && refreshes("B.json", 3) == 1)
  }

  /// Sizes are shown once: in hints if the client has them, in lenses otherwise.
  @Test(arguments: [true, false]) func lensesAreForClientsWithoutHints(hasHints: Bool) throws {
    var server = LanguageServer(version: "1.0")
    let hints = hasHints ? #""inlayHint": {}"# : ""
    let parameters = #"{ "capabilities": { "textDocument": { \#(hints) } } }"#
    server.handle(Array(#"{ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": \#(parameters) }"#.utf8))
    let text = server.takeMessages().map(\.text).joined()
    #expect(text.contains("inlayHintProvider") && text.contains("codeLensProvider") == !hasHints)
  }

  @Test func nothingIsDoneBeforeTheBeginning() throws {
    var client = try TestClient()
    try client.request("initialize", ["capabilities": [:]])
    #expect(client.error?["message"] as? String == "'initialize' was sent before")
    try client.open("/a/package.json", #"{ "name": "x" }"#)
    let parameters = ["textDocument": ["uri": TestClient.uri("/a/package.json")]]
    let report = try client.request("textDocument/diagnostic", parameters) as? [String: Any]
    #expect(report?["kind"] as? String == "full" && (report?["items"] as? [Any])?.isEmpty == true)
  }
}
