import Documents
import Testing

@testable import Diagnostics

/// The hashes must equal those of GitHub's upload action, whose own test cases these are.
@Suite struct LineHashesTests {
  private static let greetings = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
    "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1", "b86d3392aea1be30:1",
        "e6ceba753e1a442:1",
      ]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings),
  ])
  func gitHubsOwnCases(text: String, expected: [String]) {
    let hashes = LineHashes(of: Document(Array(text.utf8), path: "a").source, lines: Set(1...expected.count))
    #expect((1...expected.count).map(hashes.hash(ofLine:)) == expected)
  }

  @Test func equalLinesAreCounted() {
    let line = String(repeating: "x", count: 120) + "\n"
    let source = Document(Array((line + "other\n" + line + "end").utf8), path: "a").source
    let hashes = LineHashes(of: source, lines: [1, 3])
    #expect(hashes.hash(ofLine: 1).dropLast() == hashes.hash(ofLine: 3).dropLast())
    #expect(hashes.hash(ofLine: 1).hasSuffix(":1") && hashes.hash(ofLine: 3).hasSuffix(":2"))
  }

  @Test func aLineKeepsItsHashWhenItMoves() {
    let text = "{\n  \"titel\": 1,\n" + String(repeating: "  \"filler\": 2,\n", count: 20)
    let before = LineHashes(of: Document(Array(text.utf8), path: "a").source, lines: [2])
    let moved = LineHashes(of: Document(Array(("\n\n" + text).utf8), path: "a").source, lines: [4])
    #expect(before.hash(ofLine: 2) == moved.hash(ofLine: 4))
  }
}
