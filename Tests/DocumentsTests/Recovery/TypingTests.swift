import Documents
import TestSupport
import Testing

@Suite struct TypingTests {
  @Test("While an entry is typed, all other entries stay", arguments: RecoverySample.all, [false, true])
  func entry(_ sample: RecoverySample, closes: Bool) throws {
    let whole = try sample.document(sample.text).tree.get().root.summaries
    for next in ["largeTitle", "body", nil] {
      for typed in Typing.states(of: sample.entry, closing: closes) {
        let text = sample.text(typing: typed, before: next)
        let root = try RecoveryLaws.read(sample.document(text), as: sample.format).tree.root
        expect(whole, in: root, text)
      }
    }
  }

  @Test(
    "While a key of an entry is typed, all other keys and entries stay", arguments: RecoverySample.all, [false, true])
  func key(_ sample: RecoverySample, closes: Bool) throws {
    let whole = try sample.document(sample.text).tree.get().root
    let body = try #require(whole.value(of: "body")).summaries
    let others = whole.summaries.filter { $0.key != "body" }
    for typed in Typing.states(of: sample.member, closing: closes) {
      let text = sample.text(typing: typed, in: "body")
      let root = try RecoveryLaws.read(sample.document(text), as: sample.format).tree.root
      expect(others, in: root, text)
      expect(body, in: try #require(root.value(of: "body")), text)
    }
  }

  @Test(
    "One byte too few or too many in an entry keeps all other entries", arguments: RecoverySample.all,
    ["", "{", "}", "[", "\"", "<", "\n"])
  func byte(_ sample: RecoverySample, inserted: String) throws {
    let root = try sample.document(sample.text).tree.get().root
    let body = try #require(root.members.first { $0.name == "body" })
    let others = root.summaries.filter { $0.key != "body" }
    for offset in SlowTests.some(Array(body.key.range.lowerBound..<(body.value.range.upperBound - 1)), of: 3) {
      var text = Array(sample.text.utf8)
      text.replaceSubrange(offset..<(offset + (inserted.isEmpty ? 1 : 0)), with: inserted.utf8)
      let document = Document(text, path: "a", as: sample.format)
      // Without its end, a comment ends with the next one: the text is well-formed, with an entry less.
      if document.mistakeID == nil { continue }
      let root = try #require(RecoveredDocument(document, as: sample.format)).tree.root
      expect(others, in: root, String(decoding: text, as: UTF8.self))
    }
  }

  private func expect(_ members: [String: String], in root: Node, _ text: String) {
    let found = root.summaries
    for (name, summary) in members where found[name] != summary {
      Issue.record("\(name) is \(found[name] ?? "missing") in \(text)")
    }
  }
}

extension Node {
  /// The values of the members, as text.
  fileprivate var summaries: [String: String] {
    Dictionary(members.map { ($0.name, $0.value.summary) }, uniquingKeysWith: { first, _ in first })
  }
}
