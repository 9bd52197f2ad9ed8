import Testing

@testable import Documents

/// Texts are read in words of eight bytes: these laws hold at every offset within a word.
@Suite struct JSONPlainTextTests {
  /// Every byte at every offset, between letters and between bytes of other characters.
  @Test(arguments: [UInt8(ascii: "\""), UInt8(ascii: "'")], [UInt8(ascii: "a"), 0x80, 0xFF, .space])
  func plainTextEndsAtTheFirstByteThatIsNotPlain(quote: UInt8, filler: UInt8) {
    let wrong = (0...UInt8.max).filter { byte in
      let isPlain = byte >= .space && byte != quote && byte != UInt8(ascii: "\\")
      return (0..<20).contains { offset in
        var text = [UInt8](repeating: filler, count: 20)
        text[offset] = byte
        return text.endOfPlain(from: 0, to: quote) != (isPlain ? 20 : offset)
          || text.endOfPlain(from: 3, to: quote) != (isPlain || offset < 3 ? 20 : offset)
      }
    }
    #expect(wrong == [])
  }

  @Test func plainTextEndsAtTheFirstOfSeveralBytes() {
    let ends: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0, 0x1F]
    for first in ends {
      for second in ends + [0x20, 0x21, 0x7F, 0x80] {
        for offset in 0..<9 {
          var text = [UInt8](repeating: UInt8(ascii: "a"), count: 16)
          (text[offset], text[offset + 1]) = (first, second)
          #expect(text.endOfPlain(from: 0, to: UInt8(ascii: "\"")) == offset)
        }
      }
    }
  }
}
