import Testing

@testable import Documents

/// Bytes are processed in blocks: these laws hold at every offset within a block.
@Suite struct BytesTests {
  private static let letters = [UInt8](repeating: 0x61, count: 100)

  @Test func invalidBytesAreFoundEverywhere() {
    for offset in Self.letters.indices {
      var text = Self.letters
      text[offset] = 0xFF
      #expect(Source.firstInvalidUTF8(in: text) == offset)
      text.replaceSubrange(offset...offset, with: Array("é€😀".utf8))
      #expect(Source.firstInvalidUTF8(in: text) == nil)
    }
  }

  @Test func bytesAreCountedEverywhere() {
    var text = Self.letters
    for offset in text.indices {
      text[offset] = .newline
      #expect(text.count(of: .newline, in: 0..<100) == offset + 1)
      #expect(text.count(of: .newline, in: 10..<50) == max(0, min(offset, 49) - 9))
    }
    #expect((0...255).allSatisfy { Array(0...255).count(of: $0, in: 0..<256) == 1 })
  }

  @Test(arguments: [
    ("abc", 0, true), ("bcd", 1, true), ("abd", 0, false), ("d", 3, true), ("de", 3, false), ("", 4, true),
  ])
  func texts(text: String, offset: Int, isThere: Bool) {
    #expect(Array("abcd".utf8).hasText(text, at: offset) == isThere)
  }
}
