import Documents
import LanguageServer
import TypeRampKit
import Writing

extension FuzzTarget {
  /// An editor's session: a text, and edits of it with requests at the same position. Edits lead to the same findings
  /// and the same outline as the whole text.
  ///
  /// `0xFF` ends the text and each edit. An edit has a byte each for its position and for how much it replaces; the
  /// rest of it is the new text.
  static let editor = FuzzTarget(
    name: "editor",
    seeds: {
      try Fixtures.files(in: "Dictionaries", "Mistakes", "Seeds/tokens").map { text in
        text.filter { $0 != 0xFF } + [0xFF, 60, 1] + Array("\"".utf8) + [0xFF, 120, 9] + Array("{ \"a\": ".utf8)
      }
    },
    run: { bytes in
      let parts = bytes.split(separator: 0xFF, maxSplits: 20, omittingEmptySubsequences: false)
      var choice = Choice(by: bytes)
      let path = choice.next(of: ["/a/A.json", "/a/A.plist", "/a/a.tokens.json", "/a/typeramp.json"])
      var session = EditorSession(path, Array(String(decoding: parts[0], as: UTF8.self).utf8))
      for part in parts.dropFirst() where part.count > 1 { try session.edit(Array(part), &choice) }
      let whole = EditorSession(path, session.text).answers
      // A document that was once recognized stays so; opened anew, it may look like one of another tool.
      let isRecognized = whole.last?.contains(#""result": null"#) == false
      try require(!isRecognized || session.answers == whole, "edits lead to another document")
    })
}

/// A session with one document.
private struct EditorSession {
  private var server = LanguageServer(version: "1")
  private let path: String
  private(set) var text: [UInt8]

  private static let methods = [
    "hover", "completion", "definition", "references", "prepareRename", "rename", "codeAction", "codeLens", "inlayHint",
  ]

  init(_ path: String, _ text: [UInt8]) {
    (self.path, self.text) = (path, text)
    send("initialize", .members(["capabilities": .object([])]), isRequest: true)
    let document = JSONValue.members(["uri": .string(uri), "text": .string(String(decoding: text, as: UTF8.self))])
    send("textDocument/didOpen", .members(["textDocument": document]))
  }

  private var uri: String { "file://" + path }

  /// Makes an edit, and a request where it was made.
  mutating func edit(_ edit: [UInt8], _ choice: inout Choice) throws {
    let start = boundary(Int(edit[0]) * text.count / 255)
    let end = boundary(min(start + Int(edit[1]), text.count))
    let replacement = String(decoding: edit[2...], as: UTF8.self)
    let range = JSONValue.members(["start": position(start), "end": position(end)])
    let change = JSONValue.members(["range": range, "text": .string(replacement)])
    send("textDocument/didChange", .members(["textDocument": document, "contentChanges": .array([change])]))
    text.replaceSubrange(start..<end, with: Array(replacement.utf8))
    let parameters = JSONValue.members([
      "textDocument": document, "position": position(boundary(start)), "newName": .string("a"),
    ])
    send("textDocument/" + choice.next(of: Self.methods), parameters, isRequest: true)
    let answers = server.takeMessages().map { String(decoding: $0.denseText, as: UTF8.self) }
    for answer in answers {
      try require(!Document(Array(answer.utf8), path: "", as: .json).isMalformed, "an answer is not JSON")
    }
  }

  /// The findings and the outline.
  var answers: [String] {
    var session = self
    session.server.settle()
    _ = session.server.takeMessages()
    for method in ["diagnostic", "documentSymbol"] {
      session.send("textDocument/" + method, .members(["textDocument": document]), isRequest: true)
    }
    // Without findings that are sent: they are not sent again.
    return session.server.takeMessages().map { String(decoding: $0.denseText, as: UTF8.self) }
      .filter { $0.contains(#""id": 1"#) }
  }

  private var document: JSONValue { .members(["uri": .string(uri)]) }

  private mutating func send(_ method: String, _ parameters: JSONValue, isRequest: Bool = false) {
    let id = isRequest ? JSONValue.integer(1) : nil
    server.handle(Array(JSONValue.members(["id": id, "method": .string(method), "params": parameters]).text.utf8))
  }

  /// The start of the character at an offset, which is not within `\r\n`.
  private func boundary(_ offset: Int) -> Int {
    var offset = min(offset, text.count)
    while offset > 0, offset < text.count,
      text[offset] & 0xC0 == 0x80 || text[offset] == UInt8(ascii: "\n") && text[offset - 1] == UInt8(ascii: "\r")
    {
      offset -= 1
    }
    return offset
  }

  /// The position of an offset in UTF-16 units, counted from 0.
  private func position(_ offset: Int) -> JSONValue {
    let start = SourceLocator(Source(path: path, encoding: .utf8, text: text)).location(of: offset..<offset).utf16Start
    return .members([
      "line": .integer((start?.line ?? 1) - 1), "character": .integer((start?.column ?? 1) - 1),
    ])
  }
}

extension Document {
  fileprivate var isMalformed: Bool { if case .failure = tree { true } else { false } }
}
