import Foundation
import TestSupport
import Testing

/// What is offered at a position, and what is written when it is accepted.
struct CompletionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// Labels that are offered, with the text after the first is accepted.
    let offers: [String]
    let accepted: String
    var path = "/a/A.json"

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a key of an entry", text: #"{ "body": { "font|": "Avenir-Book" } }"#, offers: ["fontSize", "weight"],
      accepted: #"{ "body": { "fontSize": "Avenir-Book" } }"#),
    Case(
      name: "a style that is not there yet", text: #"{ "body": { "weight": "bold" }, "t|": {} }"#,
      offers: ["title", "largeTitle", "custom"],
      accepted: #"{ "body": { "weight": "bold" }, "title": {} }"#),
    Case(
      name: "a key at an empty place", text: #"{ "body": { | } }"#, offers: ["fontName"],
      accepted: #"{ "body": { "fontName":  } }"#),
    Case(
      name: "a font of iOS", text: #"{ "body": { "fontName": "Aven|" } }"#, offers: ["Avenir-Book"],
      accepted: #"{ "body": { "fontName": "Avenir-Book" } }"#),
    Case(
      name: "a value", text: #"{ "body": { "weight": "|" } }"#, offers: ["semibold", "bold"],
      accepted: #"{ "body": { "weight": "semibold" } }"#),
    Case(
      name: "a boolean", text: #"{ "body": { "fixed": t| } }"#, offers: ["true"],
      accepted: #"{ "body": { "fixed": true } }"#),
    Case(
      name: "a text style", text: #"{ "custom": { "price": { "fontSize": 9, "relativeTo": "b|" } } }"#,
      offers: ["body"],
      accepted: #"{ "custom": { "price": { "fontSize": 9, "relativeTo": "body" } } }"#),
    Case(
      name: "a rule to ignore", text: #"{ "body": { "typeramp": { "ignore": ["unl|"] } } }"#, offers: ["unlikely-size"],
      accepted: #"{ "body": { "typeramp": { "ignore": ["unlikely-size"] } } }"#),
    Case(
      name: "a key in XML", text: "<dict><key>body</key><dict><key>fo|</key><integer>17</integer></dict></dict>",
      offers: ["fontSize"],
      accepted: "<dict><key>body</key><dict><key>fontSize</key><integer>17</integer></dict></dict>",
      path: "/a/A.plist"),
    Case(
      name: "a tag of XML", text: "<dict><key>body</key><dict><k|<key>fixed</key><true/></dict></dict>",
      offers: ["fontName"],
      accepted: "<dict><key>body</key><dict><key>fontName</key><key>fixed</key><true/></dict></dict>",
      path: "/a/A.plist"),
    Case(
      name: "a key of OpenStep", text: "{ body = { fo| = 17; }; }", offers: ["fontSize"],
      accepted: #"{ body = { "fontSize" = 17; }; }"#, path: "/a/A.plist"),
    Case(
      name: "a token in a reference",
      text: ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{|}" } }"##,
      offers: ["a"],
      accepted: ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" } }"##,
      path: "/a/A.tokens.json"),
    Case(
      name: "a type of tokens", text: ##"{ "a": { "$type": "typo|", "$value": 1 } }"##, offers: ["typography"],
      accepted: ##"{ "a": { "$type": "typography", "$value": 1 } }"##, path: "/a/A.tokens.json"),
    Case(
      name: "a key of typeramp.json", text: #"{ "inp|": [] }"#, offers: ["inputs", "outputs"],
      accepted: #"{ "inputs": [] }"#, path: "/a/typeramp.json"),
    Case(
      name: "a format", text: #"{ "outputs": [{ "format": "|" }] }"#, offers: ["swift", "css"],
      accepted: #"{ "outputs": [{ "format": "swift" }] }"#, path: "/a/typeramp.json"),
    Case(
      name: "a severity", text: #"{ "rules": { "unknown-font": "|" } }"#, offers: ["off", "note"],
      accepted: #"{ "rules": { "unknown-font": "off" } }"#, path: "/a/typeramp.json"),
  ]

  @Test(arguments: cases) func wordsAreOffered(_ example: Case) throws {
    let (text, position) = Edits.marked(example.text)
    var client = try TestClient()
    try client.open(example.path, text)
    let items = try items(&client, example.path, position)
    let labels = items.compactMap { $0["label"] as? String }
    for word in example.offers { #expect(labels.contains(word), "\(labels.prefix(20))") }
    let item = try #require(items.first { $0["label"] as? String == example.offers[0] })
    #expect(Edits.apply([try #require(item["textEdit"] as? [String: Any])], to: text) == example.accepted)
  }

  @Test(arguments: [
    ("behind a value", #"{ "body": { "weight": "bold"| } }"#), ("in a description", #"{ "description": "|" }"#),
    ("in a number", #"{ "body": { "fontSize": 1|7 } }"#),
  ])
  func nothingIsOfferedWhereNothingIsKnown(name: String, marked: String) throws {
    let (text, position) = Edits.marked(marked)
    var client = try TestClient()
    try client.open("/a/A.json", text)
    #expect(try items(&client, "/a/A.json", position).isEmpty)
  }

  /// Spellings that nobody writes by hand are accepted, but not offered; keys that are there are not offered again.
  @Test func oddSpellingsAndPresentKeysAreNotOffered() throws {
    let (text, position) = Edits.marked(#"{ "body": { "weight": "bold" }, "|": {} }"#)
    var client = try TestClient()
    try client.open("/a/A.json", text)
    let labels = try items(&client, "/a/A.json", position).compactMap { $0["label"] as? String }
    #expect(!labels.contains { $0.hasPrefix("UICT") || $0 == "title1" || $0 == "body" })
    #expect(labels.count == 18)
  }

  /// The fonts of the project come before those of iOS.
  @Test func fontsOfTheProjectAreOffered() throws {
    let scratch = try Scratch(["typeramp.json": #"{ "fonts": ["Fonts"], "inputs": ["A.json"] }"#])
    let font = FontBuilder([("name", nameTable([.windows(6, "Acme-Bold")]))]).sfnt()
    try FileManager.default.createDirectory(atPath: scratch.path("Fonts"), withIntermediateDirectories: true)
    try Data(font).write(to: URL(filePath: scratch.path("Fonts/Acme.ttf")))
    let (text, position) = Edits.marked(#"{ "body": { "fontName": "|" } }"#)
    var client = try TestClient()
    try client.open(scratch.path("A.json"), text)
    let labels = try items(&client, scratch.path("A.json"), position).compactMap { $0["label"] as? String }
    #expect(labels.first == "Acme-Bold" && labels.contains("Avenir-Book"))
  }

  /// A mapping file is completed with the tokens of the project, saved or not.
  @Test func tokensAreOfferedInAMappingFile() throws {
    let scratch = try Scratch(["typeramp.json": #"{ "map": "map.json", "inputs": ["a.tokens.json"] }"#])
    var client = try TestClient()
    try scratch.write("{}", to: "a.tokens.json")
    let tokens = ##"""
      { "size": { "$type": "number", "$value": 1 },
        "text": { "$type": "typography", "$value": { "fontFamily": "Avenir", "fontSize": "17px" } } }
      """##
    try client.open(scratch.path("a.tokens.json"), tokens)
    let (text, position) = Edits.marked(#"{ "body": "|" }"#)
    try client.open(scratch.path("map.json"), text)
    #expect(try items(&client, scratch.path("map.json"), position).map { $0["label"] as? String } == ["text"])
  }

  private func items(
    _ client: inout TestClient, _ path: String, _ position: [String: Int]
  ) throws -> [[String: Any]] {
    let list = try client.request("textDocument/completion", path, ["position": position]) as? [String: Any]
    return list?["items"] as? [[String: Any]] ?? []
  }
}
