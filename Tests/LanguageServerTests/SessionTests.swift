import Foundation
import TestSupport
import Testing
import TypeRampKit
import Writing

@testable import LanguageServer

/// The life of a session: opening, changing, closing, other files, and messages that are none.
struct SessionTests {
  private static let good = #"{ "body": { "fontName": "Avenir-Book", "fontSize": 17 } }"#

  /// An editor also opens files that have nothing to do with fonts.
  @Test(arguments: [
    ("/a/package.json", #"{ "name": "x", "version": "1.0.0", "dependencies": {} }"#), ("/a/A.json", "[1, 2]"),
    ("/a/A.json", ""), ("/a/tsconfig.json", #"{ "compilerOptions": { "strict": true } }"#),
  ])
  func filesOfOtherToolsGetNothing(path: String, text: String) throws {
    var client = try TestClient()
    try client.open(path, text)
    try client.wait()
    #expect(client.findings.isEmpty)
    #expect(try client.request("textDocument/hover", path) == nil)
    #expect(try client.request("textDocument/completion", path) == nil)
  }

  @Test func findingsDisappearWithTheDocument() throws {
    var client = try TestClient()
    try client.open("/a/A.json", #"{ "titel": {} }"#)
    try client.wait()
    #expect(client.findings[TestClient.uri("/a/A.json")]?.isEmpty == false)
    try client.close("/a/A.json")
    #expect(client.findings[TestClient.uri("/a/A.json")]?.isEmpty == true)
  }

  /// A document that is opened again may have become something else.
  @Test func aClosedDocumentIsForgotten() throws {
    var client = try TestClient()
    try client.open("/a/A.json", Self.good)
    #expect(try client.request("textDocument/hover", "/a/A.json", column: 4) != nil)
    try client.close("/a/A.json")
    try client.open("/a/A.json", #"{ "name": "x", "version": "1.0.0" }"#)
    try client.wait()
    #expect(client.findings[TestClient.uri("/a/A.json")]?.isEmpty == true)
    #expect(try client.request("textDocument/completion", "/a/A.json", column: 2) == nil)
  }

  /// What is typed into typeramp.json counts before it is saved.
  @Test func anUnsavedConfigurationIsUsed() throws {
    let scratch = try Scratch([
      "typeramp.json": "{}", "A.json": #"{ "body": { "fontName": "Avenir-Book", "fontSize": 9 } }"#,
    ])
    let uri = TestClient.uri(scratch.path("A.json"))
    var client = try TestClient()
    try client.open(scratch.path("A.json"), try scratch.text("A.json"))
    try client.wait()
    func ids() -> [String] { client.findings[uri, default: []].compactMap { $0["code"] as? String } }
    #expect(ids().contains("text-too-small"))
    try client.open(scratch.path("typeramp.json"), #"{ "rules": { "text-too-small": "off" } }"#)
    try client.wait()
    #expect(!ids().contains("text-too-small"))
  }

  /// A pipe that a configuration names would wait forever; it is reported instead.
  @Test(arguments: ["inputs", "fonts", "map", "infoPlist", "baseline"]) func pipesAreNotOpened(key: String) throws {
    let value = ["map", "infoPlist", "baseline"].contains(key) ? "\"pipe\"" : "[\"pipe\"]"
    let scratch = try Scratch(["typeramp.json": "{ \"\(key)\": \(value) }"])
    // The system only reads the path.
    let status = unsafe mkfifo(scratch.path("pipe"), 0o600)
    #expect(status == 0)
    var client = try TestClient()
    try client.open(scratch.path("A.json"), Self.good)
    try client.wait()
    #expect(client.findings[TestClient.uri(scratch.path("A.json"))] != nil)
    #expect(client.received.contains("window/showMessage") == ["fonts", "map", "infoPlist"].contains(key))
  }

  /// What the baseline lists is not shown, also in a strict project.
  @Test func knownFindingsAreNotShown() throws {
    let known = #"{ "path": "A.json", "id": "text-too-small", "keyPath": "body.fontSize", "count": 1 }"#
    let scratch = try Scratch([
      "typeramp.json": #"{ "inputs": ["A.json"], "baseline": "known.json", "strict": true }"#,
      "known.json": #"{ "formatVersion": 1, "findings": [\#(known)] }"#, "A.json": "",
    ])
    func ids(_ style: String) throws -> [String] {
      var client = try TestClient()
      let text = #"{ "\#(style)": { "fontName": "Georgia", "fontSize": 9 } }"#
      try client.open(scratch.path("A.json"), text)
      try client.wait()
      let findings = client.findings[TestClient.uri(scratch.path("A.json"))] ?? []
      return findings.compactMap { $0["code"] as? String }.filter { $0 == "text-too-small" }
    }
    #expect(try ids("body").isEmpty)
    #expect(try ids("callout") == ["text-too-small"])
  }

  /// A finding in one file of a project is shown there, though another one is open.
  @Test func findingsInOtherFilesOfAProjectAreShown() throws {
    let scratch = try Scratch([
      "$metadata.json": #"{ "tokenSetOrder": ["core", "app"] }"#,
      "core.json": #"{ "base": { "value": "{missing}", "type": "fontSizes" } }"#,
      "app.json": #"{ "body": { "value": { "fontFamily": "Avenir", "fontSize": "{base}" }, "type": "typography" } }"#,
    ])
    var client = try TestClient()
    try client.open(scratch.path("app.json"), try scratch.text("app.json"))
    try client.wait()
    let uris = client.findings.filter { !$0.value.isEmpty }.keys.map { URL(string: $0)!.lastPathComponent }
    #expect(uris.contains("core.json"))
  }

  /// A hint is behind a key with its quotes or tags, at `|`, if the range of the request has a part of the key.
  @Test(arguments: [
    (#"{ "body"|: { "weight": "bold" } }"#, 0..<3, false), (#"{ "body"|: { "weight": "bold" } }"#, 0..<4, true),
    (#"{ "body"|: { "weight": "bold" } }"#, 6..<9, true), (#"{ "body"|: { "weight": "bold" } }"#, 7..<9, false),
    ("<dict><key>body</key>|<dict><key>weight</key><string>bold</string></dict></dict>", 0..<30, true),
  ])
  func aHintIsBehindItsKey(marked: String, range: Range<Int>, isFound: Bool) throws {
    let (text, position) = Edits.marked(marked)
    var client = try TestClient()
    try client.open("/a/A.json", text)
    let ends = [range.lowerBound, range.upperBound].map { ["line": 0, "character": $0] }
    let hints = try client.request(
      "textDocument/inlayHint", "/a/A.json", ["range": ["start": ends[0], "end": ends[1]]])
    let positions = (hints as? [[String: Any]] ?? []).map { $0["position"] as? [String: Int] }
    #expect(positions == (isFound ? [position] : []))
  }

  /// Every request is answered at every position, whatever is there.
  @Test(arguments: Repository.dictionaries + Repository.files(in: Repository.fixtures.appending(path: "Mistakes")))
  func everyPositionIsAnswered(file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var client = try TestClient()
    try client.open(file.path, text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, content) in lines.enumerated().prefix(SlowTests.areEnabled ? .max : 40) {
      for column in stride(from: 0, through: content.utf8.count + 1, by: SlowTests.areEnabled ? 1 : 7) {
        for method in ["hover", "completion", "definition", "references"] {
          _ = try client.request("textDocument/\(method)", file.path, line: line, column: column)
          #expect(client.error == nil)
        }
      }
    }
  }

  @Test func requestsBeforeAndAfterASessionAreErrors() throws {
    var server = LanguageServer(version: "1.0")
    func code(_ text: String) throws -> Int? {
      server.handle(Array(text.utf8))
      let message = try server.takeMessages().last.map { try JSONSerialization.jsonObject(with: Data($0.text.utf8)) }
      return ((message as? [String: Any])?["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(try code(#"{ "jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": {} }"#) == -32002)
    #expect(
      try code(#"{ "jsonrpc": "2.0", "id": 2, "method": "initialize", "params": { "capabilities": {} } }"#) == nil)
    #expect(try code(#"{ "jsonrpc": "2.0", "id": "x", "method": "workspace/symbol" }"#) == -32601)
    #expect(try code("{") == -32700)
    #expect(try code("[]") == -32600)
    // Answers of the client, with a result or an error.
    #expect(try code(#"{ "jsonrpc": "2.0", "id": 7, "result": null }"#) == nil)
    #expect(try code(#"{ "jsonrpc": "2.0", "id": 7, "error": { "code": 1, "message": "" } }"#) == nil)
    #expect(try code(#"{ "jsonrpc": "2.0", "id": 3, "method": "shutdown" }"#) == nil)
    #expect(try code(#"{ "jsonrpc": "2.0", "id": 4, "method": "textDocument/hover" }"#) == -32600)
    #expect(server.session.isShutDown && !server.hasExited)
    server.handle(Array(#"{ "jsonrpc": "2.0", "method": "exit" }"#.utf8))
    #expect(server.hasExited)
  }

  /// A request that cannot be read is answered under its id, if it can be found.
  @Test(arguments: [
    (#"{ "jsonrpc": "2.0", "id": 7, "method": "x", "params": { "a": tru } }"#, "7", -32700),
    (#"{ "id": "a", "method": "x", "params": "\#("\\q")" }"#, #""a""#, -32700),
    (#"{ "jsonrpc": "2.0", "id": 7, "method": 5 }"#, "7", -32600), (#"{ "params": { "id": 7 }, "#, "null", -32700),
  ])
  func aRequestThatCannotBeReadIsAnswered(text: String, id: String, code: Int) {
    var server = LanguageServer(version: "1.0")
    server.handle(Array(text.utf8))
    let answers = server.takeMessages().map(\.text)
    #expect(answers.count == 1 && answers[0].contains("\"id\": \(id),") && answers[0].contains("\(code)"), "\(answers)")
  }

  /// Editors replace half of a pair of UTF-16, which is U+FFFD here. Whole pairs and other escapes stay.
  @Test(arguments: [
    (#"\ud83d"#, "\u{FFFD}"), (#"\uDE00x"#, "\u{FFFD}x"), (#"\ud83d\ude00"#, "😀"),
    (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
    (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\\ud83d"#, #"\ud83d"#), (#"\\\ud83d"#, "\\\u{FFFD}"),
    (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
  ])
  func halfOfAPairIsAReplacementCharacter(escaped: String, text: String) throws {
    let message = try Message(Array(#"{ "method": "\#(escaped)", "params": "\#(escaped)" }"#.utf8))
    #expect(message.method == text && message.params.string == text)
  }

  @Test(arguments: ["Content-Length: 2 \r\n\r\n{}", "content-length:\t2\t\r\nContent-Type: x\r\n\r\n{}"])
  func aHeaderMayHaveSpaces(text: String) {
    var server = LanguageServer(version: "1.0")
    let isReceived = server.receive(Array(text.utf8))
    #expect(isReceived && server.takeMessages().count == 1)
  }

  /// Why a server has ended is on standard error.
  @Test(arguments: [
    (["lsp"], "Content-Length: 1 2\r\n\r\n{}", 2 as Int32, "expected 'Content-Length"),
    (["lsp"], "", 1, "the client ended before 'shutdown'"),
    (["mcp"], String(repeating: " ", count: 17 << 20), 2, "expected lines of at most 16 MiB"),
  ])
  func aServerThatEndsSaysWhy(call: [String], input: String, status: Int32, message: String) throws {
    let scratch = try Scratch()
    let run = try Tool.run(call, in: scratch.folder, input: input)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.hasPrefix("typeramp: error: ") && run.errors.contains(message), "\(run.errors)")
  }

  /// Files that are closed in an editor are those on disk again, in every order.
  @Test func manyFilesAreOpenedAndClosed() throws {
    let scratch = try Scratch([
      "$metadata.json": #"{ "tokenSetOrder": ["a", "b", "c"] }"#, "a.json": Self.style("a"), "b.json": Self.style("b"),
      "c.json": Self.style("c"),
    ])
    var client = try TestClient()
    let paths = ["a", "b", "c"].map { scratch.path("\($0).json") }
    func counts() -> [Int] {
      paths.map { client.findings[TestClient.uri($0), default: []].count { $0["severity"] as? Int == 1 } }
    }
    for path in paths {
      try client.open(path, Self.style(URL(filePath: path).lastPathComponent.prefix(1), "{missing}"))
    }
    try client.wait()
    let broken = counts()
    for path in paths.reversed() { try client.close(path) }
    try client.open(paths[1], Self.style("b"))
    try client.wait()
    #expect(broken.allSatisfy { $0 > 0 } && counts() == [0, 0, 0], "\(broken) \(counts())")
  }

  private static func style(_ name: Substring, _ size: String = "17") -> String {
    #"{ "\#(name)": { "value": { "fontFamily": "Avenir", "fontSize": "\#(size)" }, "type": "typography" } }"#
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
    String(repeating: "x", count: 5000),
  ])
  func bytesThatAreNoMessagesEndTheSession(text: String) {
    var server = LanguageServer(version: "1.0")
    let isReceived = server.receive(Array(text.utf8))
    #expect(!isReceived)
  }

  @Test(arguments: [
    ("file:///a/B%20C.json", "/a/B C.json"), ("file:///a/%C3%A4.json", "/a/ä.json"), ("FILE:///a", "/a"),
    ("file:/a/B%20C.json", "/a/B C.json"), ("file://localhost/a", "/a"), ("file:////a", "//a"), ("file:a", nil),
    ("file://host/a", nil), ("git:/a", nil), ("file:///a%0", nil), ("file:///a%00", nil), ("file:///%FF", nil),
    ("untitled:A-1", "/untitled:/A-1"), ("untitled:/a/../b.json", "/untitled:/:a:..:b.json"), ("a", nil),
  ])
  func addressesAreFiles(uri: String, path: String?) {
    #expect(FileAddress.path(of: uri) == path)
    if let path, !path.hasPrefix("/untitled:") { #expect(FileAddress.path(of: FileAddress.uri(of: path)) == path) }
  }

  /// The findings of a document that is not saved are those of its text, under its own URI.
  @Test(arguments: ["untitled:Untitled-1", "file:/tmp/typeramp-unsaved.json"])
  func aDocumentThatIsNoFileHasFindings(uri: String) throws {
    var client = try TestClient()
    let document: [String: Any] = [
      "uri": uri, "languageId": "json", "version": 1, "text": Self.style("body", "x") + #"{"#,
    ]
    try client.notify("textDocument/didOpen", ["textDocument": document])
    try client.wait()
    #expect(client.findings.keys.elementsEqual([uri]) && client.findings[uri]?.isEmpty == false)
  }
}
