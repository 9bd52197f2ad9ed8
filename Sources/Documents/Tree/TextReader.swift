/// A reader of text: the current offset, and the steps that all formats share.
protocol TextReader {
  var text: [UInt8] { get }
  var offset: Int { get set }
}

extension TextReader {
  /// The byte at `offset`, or nil after the end.
  func byte(at offset: Int) -> UInt8? { offset < text.count ? text[offset] : nil }

  var isAtEnd: Bool { offset >= text.count }

  /// Whether `word` is at the current offset.
  func starts(with word: String) -> Bool { text.hasText(word, at: offset) }

  /// Skips white space and returns the next byte.
  mutating func nextByte() -> UInt8? {
    let text = text
    var end = offset
    while end < text.count {
      let byte = text[end]
      if !byte.isWhitespace {
        offset = end
        return byte
      }
      end += 1
    }
    offset = end
    return nil
  }

  /// Moves to the end of the next `word`; returns false, without moving, if there is none.
  mutating func skip(past word: String) -> Bool {
    let start = offset
    let first = word.utf8.first
    while offset < text.count {
      if text[offset] == first, starts(with: word) {
        offset += word.utf8.count
        return true
      }
      offset += 1
    }
    offset = start
    return false
  }

  /// Skips a comment as in C. Returns whether there was one; nil for one without an end, which is all of the rest.
  mutating func skipComment() -> Bool? {
    if starts(with: "//") {
      while offset < text.count, !endsLine(at: offset) { offset += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    offset += 2
    if skip(past: "*/") { return true }
    offset = text.count
    return nil
  }

  /// Whether a comment of one line ends at an offset before the end of the text.
  func endsLine(at offset: Int) -> Bool { text[offset] == .newline || text[offset] == .return }

  /// The range of the whole character at `offset`, so that no mark splits a character; empty at the end of the text.
  func character(at offset: Int) -> Range<Int> {
    var end = min(offset + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return min(offset, end)..<end
  }
}
