import Documents
import Foundation
import Testing

@Suite struct RecoveryTests {
  @Test("A well-formed text has the tree of the strict reader", arguments: RecoverySample.all)
  func wellFormed(_ sample: RecoverySample) throws {
    let document = sample.document(sample.text)
    let recovered = try RecoveryLaws.read(document, as: sample.format)
    #expect(recovered.tree.root.outline == (try document.tree.get().root.outline))
    #expect(Array(recovered.tree.root.members).count >= 5)
  }

  @Test("A mistake after a well-formed text changes nothing in it", arguments: RecoverySample.all)
  func trailing(_ sample: RecoverySample) throws {
    let root = try sample.document(sample.text).tree.get().root
    let recovered = try RecoveryLaws.read(sample.document(sample.text + "?"), as: sample.format)
    #expect(recovered.tree.root.summary == root.summary)
    #expect(recovered.tree.root.outline == root.outline)
    #expect(recovered.mistakes.count == 1)
  }

  @Test("Every prefix of a text keeps the keys of its whole lines", arguments: RecoverySample.all)
  func prefixes(_ sample: RecoverySample) throws {
    let text = sample.text
    let keys = try sample.document(text).tree.get().root.keys()
    for end in text.indices {
      let prefix = text[..<end]
      let wholeLines = prefix.utf8.lastIndex(of: UInt8(ascii: "\n")).map { prefix.utf8.distance(from: prefix.startIndex, to: $0) } ?? 0
      let document = sample.document(String(prefix))
      let found = try RecoveryLaws.read(document, as: sample.format).tree.root.keys()
      for (path, range) in keys where range.upperBound <= wholeLines && found[path] != range {
        Issue.record("\(path) is missing in \(prefix)")
      }
    }
  }

  @Test("While an entry is typed, all other entries stay", arguments: RecoverySample.all, [false, true])
  func typedEntry(_ sample: RecoverySample, closes: Bool) throws {
    let whole = try sample.document(sample.text).tree.get().root
    for place in ["largeTitle", "body", "end"] {
      for typed in Typing.states(of: sample.entry, closing: closes) {
        let text = sample.text(typing: typed, before: place)
        let root = try RecoveryLaws.read(sample.document(text), as: sample.format).tree.root
        for name in RecoverySample.names where root.value(of: name)?.summary != whole.value(of: name)?.summary {
          Issue.record("\(name) is not the same in \(text): \(root.value(of: name)?.summary ?? "none")")
        }
      }
    }
  }

  @Test("While a key of an entry is typed, all other keys stay", arguments: RecoverySample.all, [false, true])
  func typedKey(_ sample: RecoverySample, closes: Bool) throws {
    let whole = try sample.document(sample.text).tree.get().root
    for typed in Typing.states(of: sample.member, closing: closes) {
      let text = sample.text(typing: typed, in: "body")
      let root = try RecoveryLaws.read(sample.document(text), as: sample.format).tree.root
      for name in RecoverySample.names where name != "body" {
        if root.value(of: name)?.summary != whole.value(of: name)?.summary { Issue.record("\(name) in \(text)") }
      }
      for member in try #require(whole.value(of: "body")).members {
        let found = root.value(of: "body")?.value(of: member.name)
        if found?.summary != member.value.summary { Issue.record("\(member.name) in \(text)") }
      }
    }
  }

  @Test("Random edits", arguments: RecoverySample.all)
  func edits(_ sample: RecoverySample) throws {
    var edits = RandomEdits(seed: 1)
    let text = Array(sample.text.utf8)
    for _ in 0..<3000 {
      let document = Document(edits.edit(text), path: "a", as: sample.format)
      if RecoveredDocument(document, as: sample.format) == nil {
        #expect(document.mistakeID == "syntax-encoding")
      } else {
        try RecoveryLaws.read(document, as: sample.format)
      }
    }
  }
}

@Suite struct HostileRecoveryTests {
  @Test(
    "The time is linear in the size",
    arguments: [
      "[", "{", "\"a\"", "\"a\":", "{\"a\":", "{\"a\":\n", "[\n", "\"", "'\n", "\\", "\\\"", "a ", "/*", "/", "//\n", ":", ",", "}",
      "[]", "{}", "[}", "<dict>", "<dict>\n", "<dict><key>a", "<dict><key>a</key>\n", "</dict>", "<array><dict>", "<key>", "<key>\n", "<", "<!--", "<![CDATA[",
      "<string><![CDATA[", "<string>&", "<integer>1", "<a", ">", "&", "(", "(\n", "a=", "a=b;", "a={", "a={\n", "a", "<0", "\u{E9}", "\n", "\r", "\n \"a\"",
      "\"\\\n", "\n  [", "\"a\" ",
    ])
  func linear(_ word: String) throws {
    for format in [DocumentFormat.json, .json5, .xmlPropertyList, .openStepPropertyList] {
      let (half, whole) = (try seconds(word, 32 << 10, format), try seconds(word, 64 << 10, format))
      #expect(whole < half * 4 + 0.3, "\(format.name)")
    }
  }

  private func seconds(_ word: String, _ size: Int, _ format: DocumentFormat) throws -> Double {
    let text = String(repeating: word, count: size / word.utf8.count)
    let document = Document(Array(text.utf8), path: "a", as: format)
    var recovered: RecoveredDocument?
    let time = ContinuousClock().measure { recovered = RecoveredDocument(document, as: format) }
    #expect(recovered != nil)
    return time / .seconds(1)
  }
}
