import Foundation
import Testing

/// Someone types: what was known before a keystroke stays known, though the text is malformed nearly all the time.
struct TypingTests {
  struct Typing: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    let before: String
    let typed: String
    let after: String
    /// The style in whose entry someone types, which changes.
    var edited = "none"

    var testDescription: String { name }
  }

  static let sessions = [
    Typing(
      name: "an entry in JSON", path: "/a/A.json",
      before: "{\n  \"title\": {\n    \"fontName\": \"Avenir-Book\",\n    \"fontSize\": 28\n  },\n",
      typed: "  \"headline\": {\n    \"fontName\": \"Avenir-Heavy\",\n    \"fontSize\": 17\n  },\n",
      after: "  \"body\": {\n    \"fontName\": \"Avenir-Book\",\n    \"fontSize\": 17\n  }\n}\n"),
    Typing(
      name: "a key in XML", path: "/a/A.plist",
      before:
        "<plist version=\"1.0\">\n<dict>\n\t<key>title</key>\n\t<dict>\n\t\t<key>fontSize</key>\n\t\t<integer>28</integer>\n",
      typed: "\t\t<key>fontName</key>\n\t\t<string>Avenir-Book</string>\n",
      after:
        "\t</dict>\n\t<key>body</key>\n\t<dict>\n\t\t<key>fontName</key>\n\t\t<string>Avenir-Book</string>\n\t</dict>\n</dict>\n</plist>\n",
      edited: "title"),
    Typing(
      name: "a token", path: "/a/a.tokens.json",
      before: ##"{\##n  "size": { "$type": "number", "$value": 17 },\##n"##,
      typed: ##"  "line": { "$type": "number", "$value": "{size}" },\##n"##,
      after: ##"  "font": { "$type": "fontFamily", "$value": "Avenir" }\##n}\##n"##),
  ]

  @Test(arguments: sessions) func nothingThatWasKnownIsLost(_ typing: Typing) throws {
    // Someone begins at the end of a line.
    let (before, after) = (String(typing.before.dropLast()), "\n" + typing.after)
    var client = try TestClient()
    try client.open(typing.path, before + after)
    let known = try Self.names(&client, typing.path).filter { !$0.hasPrefix(typing.edited) }
    #expect(!known.isEmpty)
    var typed = ""
    for character in "\n" + typing.typed.dropLast() {
      let position = Edits.position(of: (before + typed).utf8.count, in: before + typed)
      try client.change(
        typing.path, [["range": ["start": position, "end": position], "text": String(character)]])
      typed.append(character)
      let names = try Self.names(&client, typing.path)
      #expect(names.isSuperset(of: known), "\(typed)")
      try client.wait()
      let findings = client.findings[TestClient.uri(typing.path)] ?? []
      let syntax = findings.filter { ($0["code"] as? String)?.hasPrefix("syntax-") ?? false }
      #expect(syntax.count <= 3, "\(typed)")
    }
    let syntax = client.findings[TestClient.uri(typing.path)]?.filter {
      ($0["code"] as? String)?.hasPrefix("syntax-") ?? false
    }
    #expect(syntax?.isEmpty == true)
  }

  /// The names in the outline at the top, with their sizes.
  private static func names(_ client: inout TestClient, _ path: String) throws -> Set<String> {
    let symbols = try client.request("textDocument/documentSymbol", path) as? [[String: Any]] ?? []
    return Set(symbols.map { "\($0["name"] ?? "") \($0["detail"] ?? "")" })
  }
}
