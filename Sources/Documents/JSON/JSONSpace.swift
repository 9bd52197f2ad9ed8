// White space and comments between the tokens of JSON and its dialects.

extension JSONReader {
  /// Skips white space, and comments if the dialect has them, and returns the next byte.
  mutating func next() throws(SyntaxError) -> UInt8? {
    var byte = nextByte()
    if !dialect.hasComments { return byte }
    while let current = byte {
      let start = offset
      guard let isSkipped = current == UInt8(ascii: "/") ? skipComment() : skipOddSpace(current) else {
        throw SyntaxError(JSONMistake.unclosedComment, at: start..<(start + 2))
      }
      if !isSkipped { break }
      byte = nextByte()
    }
    return byte
  }

  /// Skips a character that is white space only in JSON5: vertical tab, form feed, and Unicode's spaces.
  private mutating func skipOddSpace(_ byte: UInt8) -> Bool {
    guard dialect.isJSON5, byte == 0x0B || byte == 0x0C || byte >= 0x80 else { return false }
    let range = character(at: offset)
    guard let scalar = String(decoding: text[range], as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace && scalar != "\u{85}" || scalar == "\u{FEFF}"
    else { return false }
    offset = range.upperBound
    return true
  }
}
