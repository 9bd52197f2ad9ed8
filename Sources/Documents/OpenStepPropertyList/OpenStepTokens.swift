// White space and comments between tokens.

extension OpenStepReader {
  /// Skips white space and comments and returns the next byte.
  mutating func nextToken() throws(SyntaxError) -> UInt8? {
    while let byte = nextByte() {
      let start = offset
      if byte == UInt8(ascii: "/") {
        guard let isSkipped = skipComment() else {
          throw SyntaxError(OpenStepMistake.unclosedComment, at: start..<(start + 2))
        }
        if !isSkipped { return byte }
      } else if let size = rareSpace(byte) {
        offset += size
      } else {
        return byte
      }
    }
    return nil
  }

  /// The size in bytes of a vertical tab, a form feed, or Unicode's line or paragraph separator.
  private func rareSpace(_ byte: UInt8) -> Int? {
    if byte == 0x0B || byte == 0x0C { return 1 }
    return byte == 0xE2 && isSeparator(at: offset) ? 3 : nil
  }

  private func isSeparator(at offset: Int) -> Bool {
    byte(at: offset + 1) == 0x80 && (byte(at: offset + 2) == 0xA8 || byte(at: offset + 2) == 0xA9)
  }

  func endsLine(at offset: Int) -> Bool {
    text[offset] == .newline || text[offset] == .return || text[offset] == 0xE2 && isSeparator(at: offset)
  }
}
