import Foundation
import Writing

@testable import LanguageServer

/// A client in the same process: it sends messages as bytes, and reads the answers with Foundation.
struct TestClient {
  private var server = LanguageServer(version: "1.0")
  private var lastID = 0
  /// The last findings of each document, by its URI.
  private(set) var findings: [String: [[String: Any]]] = [:]
  /// The messages from the server that are not answers, by method.
  private(set) var received: [String] = []
  /// The error of the last request.
  private(set) var error: [String: Any]?

  /// - Parameter capabilities: what the client can do.
  init(utf16: Bool = false, capabilities: String = "{}") throws {
    let encodings = utf16 ? "" : #""general": { "positionEncodings": ["utf-8"] }"#
    let all = capabilities == "{}" ? "{ \(encodings) }" : capabilities
    _ = try request("initialize", ["capabilities": JSONSerialization.jsonObject(with: Data(all.utf8))])
    try notify("initialized", [:])
  }

  static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  mutating func open(_ path: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": Self.uri(path), "languageId": "json", "version": 1, "text": text]])
  }

  mutating func change(_ path: String, version: Int = 2, _ changes: [[String: Any]]) throws {
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": Self.uri(path), "version": version], "contentChanges": changes])
  }

  mutating func close(_ path: String) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": Self.uri(path)]])
  }

  mutating func notify(_ method: String, _ params: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
    _ = try takeMessages()
  }

  /// The result of a request; nil for null and for an error.
  @discardableResult
  mutating func request(_ method: String, _ params: [String: Any]) throws -> Any? {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": params])
    let answer = try takeMessages().last { $0["id"] as? Int == lastID }
    error = answer?["error"] as? [String: Any]
    return answer?["result"].flatMap { $0 is NSNull ? nil : $0 }
  }

  /// The result of a request about a position, counted from 0.
  mutating func request(
    _ method: String, _ path: String, line: Int = 0, column: Int = 0, _ more: [String: Any] = [:]
  ) throws -> Any? {
    let position: [String: Any] = [
      "textDocument": ["uri": Self.uri(path)], "position": ["line": line, "character": column],
    ]
    return try request(method, position.merging(more) { $1 })
  }

  /// Lets the server check what has changed, and shows all findings, as after a second of silence.
  mutating func wait() throws {
    try work()
    server.settle()
    _ = try takeMessages()
    try work()
  }

  /// Lets the server check what has changed while someone types.
  mutating func work() throws {
    while server.session.hasWork {
      server.work()
      _ = try takeMessages()
    }
  }

  private mutating func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    guard server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body) else {
      throw CocoaError(.coderReadCorrupt)
    }
  }

  private mutating func takeMessages() throws -> [[String: Any]] {
    let messages = try server.takeMessages().map { message in
      try JSONSerialization.jsonObject(with: Data(message.text.utf8)) as? [String: Any] ?? [:]
    }
    for message in messages {
      guard let method = message["method"] as? String else { continue }
      received.append(method)
      guard method == "textDocument/publishDiagnostics", let params = message["params"] as? [String: Any],
        let uri = params["uri"] as? String
      else { continue }
      findings[uri] = params["diagnostics"] as? [[String: Any]]
    }
    return messages
  }
}
