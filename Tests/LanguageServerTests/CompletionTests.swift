import Foundation
import TestSupport
import Testing

/// What is offered at a position, and what is written when it is accepted.
struct CompletionTests {
  /// Words that are offered at `|`, and what replaces the text between the marks when the first is accepted.
  @Test(
    arguments: [
      (#"{ "body": { "«font|»": "Avenir-Book" } }"#, "fontSize weight", "fontSize"),
      (#"{ "body": { "«|font»": 17 } }"#, "fontSize", "fontSize"),
      (#"{ "body": { "weight": "bold" }, "«t|»": {} }"#, "title largeTitle custom", "title"),
      (#"{ "body": { "«font|"» } }"#, "fontSize", #"fontSize": "#),
      (#"{ "body": { "weight": "bold" }, "title": { "«fo|»"#, "fontSize", #"fontSize": "#),
      (#"{ "body": { "weight": "bold", "«|"»} }"#, "fixed", #"fixed": "#),
      (##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{«|»" } }"##, "a", "a}"),
      (#"{ "inputs": ["«Styles/|»"] }"#, "Styles/Own/ Styles/A.json", "Styles/Own/"),
      (#"{ "body": { «|» } }"#, "fontName", #""fontName": "#), (#"{ "body": {«|»} }"#, "fontName", #""fontName": "#),
      (#"{ "body": { "weight": "bold",«|»} }"#, "fixed", #""fixed": "#),
      (#"{ "body": { "weight": "bold", «fo|» } }"#, "fontSize", #""fontSize": "#),
      (#"{ "body": { "fontName": "«Aven|»" } }"#, "Avenir-Book", "Avenir-Book"),
      (#"{ "body": { "weight": "«|»" } }"#, "semibold bold", "semibold"),
      (#"{ "body": { "weight": "«|bold»" } }"#, "semibold", "semibold"),
      (#"{ "description": "ä😀", "body": { "weight": "«b|»" } }"#, "bold", "bold"),
      (#"{ "body": { "fixed": «t|» } }"#, "true", "true"), (#"{ "body": { "fixed": «|true» } }"#, "false", "false"),
      (#"{ "custom": { "price": { "fontSize": 9, "relativeTo": "«b|»" } } }"#, "body", "body"),
      (#"{ "body": { "typeramp": { "ignore": ["«unl|»"] } } }"#, "unlikely-size", "unlikely-size"),
      (#"{ "body": { "typeramp": { "ignore": [«|»] } } }"#, "unlikely-size", #""unlikely-size""#),
      (#"{ "body": { "typeramp": { "ignore": ["a", «|»] } } }"#, "unlikely-size", #""unlikely-size""#),
      ("<dict><key>body</key><dict><key>«fo|»</key><integer>17</integer></dict></dict>", "fontSize", "fontSize"),
      ("<dict><key>body</key><dict>«<k|»<key>fixed</key><true/></dict></dict>", "fontName", "<key>fontName</key>"),
      ("<dict><key>body</key><dict><key>weight</key>«|»</dict></dict>", "bold", "<string>bold</string>"),
      ("<dict><key>body</key><dict><key>fixed</key>«|»</dict></dict>", "true", "<true/>"),
      (##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{«|»}" } }"##, "a", "a"),
      (##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{b} + {«x|yz»} + 1" } }"##, "a", "a"),
      (##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{«|» + {a}" } }"##, "a", "a}"),
      (##"{ "a": { "$type": "«typo|»", "$value": 1 } }"##, "typography", "typography"),
      (#"{ "«inp|»": [] }"#, "inputs outputs", "inputs"),
      (#"{ "outputs": [{ "format": "«|»" }] }"#, "swift css", "swift"),
      (#"{ "rules": { "unknown-font": "«|»" } }"#, "off note", "off"),
    ], [false, true])
  func wordsAreOffered(_ example: (marked: String, words: String, written: String), utf16: Bool) throws {
    let parts = example.marked.split(separator: /[«»]/, omittingEmptySubsequences: false)
    let (text, position) = Edits.marked(parts.joined(), utf16: utf16)
    let isConfiguration = text.contains("outputs") || text.contains("inp") || text.contains("rules")
    let scratch = try Scratch(isConfiguration ? ["Styles/A.json": "{}", "Styles/Own/B.json": "{}"] : [:])
    let path = scratch.path(
      isConfiguration ? "typeramp.json" : text.contains("$value") ? "A.tokens.json" : "A.json")
    var client = try TestClient(utf16: utf16)
    try client.open(path, text)
    let (items, words) = (
      try items(&client, path, position), example.words.split(separator: " ").map(String.init)
    )
    #expect(Set(words).subtracting(items.compactMap { $0["label"] as? String }) == [])
    let edit = items.first { $0["label"] as? String == words[0] }?["textEdit"] as? [String: Any]
    #expect(Edits.apply([try #require(edit)], to: text, utf16: utf16) == parts[0] + example.written + parts[2])
  }

  /// What clients compare with what is typed: the word, with a quote only if the text at the position has one.
  @Test(arguments: [
    ("{ \"body\": {}, he| }", "headline"), ("{ \"body\": { \"weight\": \"bold\" }, \"he|\" }", "headline"),
    ("{ \"body\": { \"fixed\": tr| } }", "true"),
    ("{ \"body\": { \"weight\": semi| } }", "semibold"),
    ("<dict><key>body</key><dict/><k|</dict>", "<key>headline</key>"),
  ])
  func wordsAreFoundByWhatIsTyped(marked: String, filter: String) throws {
    let (text, position) = Edits.marked(marked)
    var client = try TestClient()
    try client.open("/a/A.json", text)
    #expect(try items(&client, "/a/A.json", position).contains { $0["filterText"] as? String == filter })
  }

  /// A client with snippets gets places to fill in, and `$` is not one.
  @Test(arguments: [
    (#"{ "title": { "weight": "bold" }, "|" }"#, "body", ##"body": { "fontName": "$1", "fontSize": $2 }"##),
    (#"{ "body": { "|" } }"#, "fontName", ##"fontName": "$1""##),
    (#"{ "body": { "|" } }"#, "fontSize", #"fontSize": "#), (#"{ "body": { "font|": 1 } }"#, "fontSize", "fontSize"),
    (##"{ "a": { "$type": "number", "$value": 1, "|" } }"##, "$description", ##"\$description": "##),
    (##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{|" } }"##, "a", #"a\}"#),
  ])
  func snippetsAreFilledIn(marked: String, label: String, written: String) throws {
    let (text, position) = Edits.marked(marked)
    let completion = #"{ "completion": { "completionItem": { "snippetSupport": true } } }"#
    var client = try TestClient(capabilities: #"{ "textDocument": \#(completion) }"#)
    try client.open("/a/A.json", text)
    let item = try items(&client, "/a/A.json", position).first { $0["label"] as? String == label }
    #expect((item?["textEdit"] as? [String: Any])?["newText"] as? String == written)
    #expect(item?["insertTextFormat"] as? Int == 2)
  }

  /// Of many tokens 200 are sent, those with the letters that are typed; their documentation is their value.
  @Test func manyWordsAreCut() throws {
    let tokens = (0..<300).map { ##""size\##($0)": { "$type": "number", "$value": \##($0) }"## }.joined(separator: ", ")
    for (typed, count, isIncomplete) in [("", 200, true), ("sz299", 1, true)] {
      let (text, position) = Edits.marked(##"{ "b": { "$value": "{\##(typed)|}" }, \##(tokens) }"##)
      var client = try TestClient()
      try client.open("/a/A.tokens.json", text)
      let list = try client.request("textDocument/completion", "/a/A.tokens.json", ["position": position])
      let items = (list as? [String: Any])?["items"] as? [[String: Any]] ?? []
      #expect(items.count == count && (list as? [String: Any])?["isIncomplete"] as? Bool == isIncomplete)
      let last = try #require(items.last)
      let value = (last["documentation"] as? [String: Any])?["value"] as? String
      #expect(value == "\((last["label"] as! String).dropFirst(4))\n")
    }
  }

  @Test(arguments: [
    ("behind a value", #"{ "body": { "weight": "bold"| } }"#), ("in a description", #"{ "description": "|" }"#),
    ("in a number", #"{ "body": { "fontSize": 1|7 } }"#), ("behind a file", #"{ "body": {} }|"#),
    ("before a colon", #"{ "body"|: {} }"#),
    ("in its own value", ##"{ "a": { "$type": "number", "$value": "{|}" } }"##),
    ("behind a reference", ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}|" } }"##),
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
