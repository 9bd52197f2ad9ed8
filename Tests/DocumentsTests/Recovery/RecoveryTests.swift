import Documents
import Foundation
import TestSupport
import Testing

@Suite struct RecoveryTests {
  @Test("A well-formed text has the tree of the strict reader", arguments: RecoverySample.all)
  func wellFormed(_ sample: RecoverySample) throws {
    let document = sample.document(sample.text)
    let recovered = try RecoveryLaws.read(document, as: sample.format)
    #expect(recovered.tree.root.outline == (try document.tree.get().root.outline))
    #expect(Array(recovered.tree.root.members).count >= 5)
  }

  @Test("Every fixture has the tree of the strict reader, or its mistake")
  func fixtures() throws {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures").standardized
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where ["json", "plist"].contains(file.pathExtension) {
      let document = Document(Array(try Data(contentsOf: file)), path: file.path)
      switch document.tree {
      case .success(let tree): #expect(RecoveredDocument(document)?.tree.root.outline == tree.root.outline)
      case .failure: try RecoveryLaws.read(document, as: nil)
      }
      count += 1
    }
    #expect(count > 20)
  }

  @Test("A mistake after a well-formed text changes nothing in it", arguments: RecoverySample.all)
  func trailing(_ sample: RecoverySample) throws {
    let root = try sample.document(sample.text).tree.get().root
    let recovered = try RecoveryLaws.read(sample.document(sample.text + "?\n\n"), as: sample.format)
    #expect(recovered.tree.root.summary == root.summary)
    #expect(recovered.tree.root.outline == root.outline)
    #expect(recovered.mistakes.count == 1)
  }

  @Test("Every prefix of a text keeps the keys of its whole lines", arguments: RecoverySample.all)
  func prefixes(_ sample: RecoverySample) throws {
    let text = Array(sample.shortText.utf8)
    let keys = try sample.document(sample.shortText).tree.get().root.keys()
    for end in text.indices {
      let document = Document(Array(text[..<end]), path: "a", as: sample.format)
      let found = try RecoveryLaws.read(document, as: sample.format).tree.root.keys()
      let wholeLines = text[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      for (path, range) in keys where range.upperBound <= wholeLines && found[path] != range {
        Issue.record("\(path) is missing in the first \(end) bytes")
      }
    }
  }

  @Test("Random edits", arguments: RecoverySample.all)
  func edits(_ sample: RecoverySample) throws {
    var edits = RandomEdits(seed: 1)
    let text = Array(sample.shortText.utf8)
    for _ in 0..<RandomRuns.cases(SlowTests.areEnabled ? 3000 : 800) {
      let document = Document(edits.edit(text), path: "a", as: sample.format)
      if document.mistakeID == "syntax-encoding" {
        #expect(RecoveredDocument(document, as: sample.format) == nil)
      } else {
        try RecoveryLaws.read(document, as: sample.format)
      }
    }
  }

  @Test("A word over and over", arguments: HostileWords.all)
  func hostile(_ word: String) throws {
    let text = String(repeating: word, count: 2048 / word.utf8.count)
    for format in [DocumentFormat.json, .xmlPropertyList] {
      try RecoveryLaws.read(Document(Array(text.utf8), path: "a", as: format), as: format)
    }
  }
}
