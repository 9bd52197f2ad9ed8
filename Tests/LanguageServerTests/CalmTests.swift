import Foundation
import TestSupport
import Testing

/// An editor that closes brackets and quotes keeps a text well-formed while someone types it: what is not finished yet
/// must not be reported.
struct CalmTests {
  /// A keystroke: what is written, where.
  private struct Key {
    let offset: Int
    let text: String
  }

  private static let files =
    ["Fixtures/Projects/Brands/Acme/Typography.json", "Fixtures/Tokens/contexts/regular.tokens.json"]
    + (SlowTests.areEnabled ? ["Fixtures/Pictures/Brand.json", "Fixtures/Tokens/unused.tokens.json"] : [])

  /// Of the errors that stand after a keystroke, nearly all are in the finished text; nearly none vanishes.
  @Test(
    arguments: files.flatMap { file in [("as it is", file), ("a line for each key", file), ("compact", file)] },
    [true, false])
  func unfinishedTextIsNotReported(layout: (name: String, file: String), closesBrackets: Bool) throws {
    let text = try Self.text(of: layout.file, layout.name)
    var client = try TestClient()
    try client.open("/a/A.json", "")
    var (states, written) = ([[String]](), "")
    for key in Self.keys(text, closesBrackets) {
      let position = Edits.position(of: key.offset, in: written)
      try client.change("/a/A.json", [["range": ["start": position, "end": position], "text": key.text]])
      try client.work()
      let index = String.Index(utf16Offset: key.offset, in: written)
      written.insert(contentsOf: key.text, at: index)
      states.append(Self.words(client, closesBrackets))
    }
    #expect(written == text)
    let final = Set(Self.words(client, closesBrackets))
    let wrong = states.count { state in state.contains { $0.hasPrefix("1 ") && !final.contains($0) } }
    let vanishing = zip(states, states.dropFirst()).count { !Set($0).isSubset(of: $1) }
    #expect(wrong * 50 <= states.count && vanishing * 20 <= states.count, "\(wrong), \(vanishing) of \(states.count)")
  }

  private static func text(of file: String, _ layout: String) throws -> String {
    let data = try Data(contentsOf: Repository.root.appending(path: file))
    if layout == "as it is" { return String(decoding: data, as: UTF8.self) }
    let options: JSONSerialization.WritingOptions = layout == "compact" ? [] : [.prettyPrinted]
    let json = try JSONSerialization.jsonObject(with: data)
    return String(
      decoding: try JSONSerialization.data(
        withJSONObject: json, options: options.union([.sortedKeys, .withoutEscapingSlashes])), as: UTF8.self)
  }

  /// The findings that are shown, without numbers. A text in which brackets are open has mistakes of syntax.
  private static func words(_ client: TestClient, _ closesBrackets: Bool) -> [String] {
    (client.findings[TestClient.uri("/a/A.json")] ?? []).map { finding in
      "\(finding["severity"] ?? "") \(finding["code"] ?? "") "
        + "\(finding["message"] ?? "")".filter { !$0.isNumber }
    }.filter { closesBrackets || !$0.contains(" syntax-") }
  }

  /// The keystrokes that write a text. A closed bracket or quote is not typed: the cursor moves over it.
  private static func keys(_ text: String, _ closesBrackets: Bool) -> [Key] {
    var (keys, closers, offset) = ([Key](), [Character](), 0)
    let pairs: [Character: Character] = closesBrackets ? ["{": "}", "[": "]", "\"": "\""] : [:]
    for letter in text {
      defer { offset += 1 }
      if closers.last == letter {
        closers.removeLast()
      } else if let closer = pairs[letter], closers.last != "\"" {
        closers.append(closer)
        keys.append(Key(offset: offset, text: "\(letter)\(closer)"))
      } else {
        keys.append(Key(offset: offset, text: String(letter)))
      }
    }
    return keys
  }

  /// A finding where someone types comes with an edit elsewhere, with a save, and after a second of silence.
  @Test(arguments: ["elsewhere", "save", "silence"]) func aFindingIsShownInTheEnd(how: String) throws {
    let text = #"{ "body": { "weight": "bold" }, "title": { "weight": "bol" } }"#
    var client = try TestClient()
    try client.open("/a/A.json", text)
    try client.wait()
    func codes() -> [String] { client.findings[TestClient.uri("/a/A.json")]!.map { $0["code"] as! String } }
    func type(_ letters: String, _ column: Int) throws {
      let position = ["line": 0, "character": column]
      try client.change("/a/A.json", [["range": ["start": position, "end": position], "text": letters]])
      try client.work()
    }
    let before = codes()
    #expect(before.count { $0 == "unknown-value" } == 1, "\(before)")
    // What is shown stays, and what is new waits.
    try type(" ", 41)
    #expect(codes() == before)
    try type("x", 23)
    #expect(codes() == before)
    switch how {
    case "elsewhere": try type(" ", text.count - 1)
    case "save":
      try client.notify("textDocument/didSave", ["textDocument": ["uri": TestClient.uri("/a/A.json")]])
      try client.work()
    default: try client.wait()
    }
    #expect(codes().count { $0 == "unknown-value" } == 2, "\(codes())")
  }

  /// A token whose value is being typed keeps the sizes that its style had.
  @Test func aStyleStaysWhileItsTokenIsTyped() throws {
    let path = "/a/A.tokens.json"
    let text = ##"""
      { "size": { "$type": "dimension", "$value": "17px" },
        "body": { "$type": "typography", "$value": { "fontFamily": "Georgia", "fontSize": "{size}" } } }
      """##
    var client = try TestClient()
    try client.open(path, text)
    let all = ["range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]]
    func labels() throws -> [String] {
      (try client.request("textDocument/inlayHint", path, all) as? [[String: Any]] ?? []).map { $0["label"] as! String }
    }
    let before = try labels()
    #expect(before == ["17 → 48 pt"])
    for column in stride(from: 91, through: 85, by: -1) {
      let range = ["start": ["line": 1, "character": column - 1], "end": ["line": 1, "character": column]]
      try client.change(path, [["range": range, "text": ""]])
      #expect(try labels() == before)
    }
  }
}
