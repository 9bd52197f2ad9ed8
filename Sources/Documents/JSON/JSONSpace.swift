// What stands between the tokens of JSON, and of its dialects.

extension JSONReader {
  /// Skips white space, and comments where the dialect has some, and returns the byte behind them.
  mutating func next() throws(SyntaxError) -> UInt8? {
    var byte = nextByte()
    if !dialect.hasComments { return byte }
    while let current = byte {
      let isSkipped = current == UInt8(ascii: "/") ? try skipComment() : skipOddSpace(current)
      if !isSkipped { break }
      byte = nextByte()
    }
    return byte
  }

  /// Skips a comment; false where a slash begins none.
  private mutating func skipComment() throws(SyntaxError) -> Bool {
    let start = offset
    if starts(with: "//") {
      while let byte = byte(at: offset), byte != .newline, byte != .return { offset += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    offset += 2
    if !skip(past: "*/") { throw SyntaxError(JSONMistake.unclosedComment, at: start..<(start + 2)) }
    return true
  }

  /// Skips a character that is white space only to JSON5: tabs that go down, pages, and what Unicode has.
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
