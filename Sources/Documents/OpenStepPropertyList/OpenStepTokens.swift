// Tokens: strings, data, and what is between them.

extension OpenStepReader {
  static func beginsString(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isWordByte(byte)
  }

  /// Whether a byte may be in a string without quotes.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // The slash, the digits and the colon follow each other in ASCII.
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// Reads a string with or without quotes.
  mutating func string() throws(SyntaxError) {
    let first = text[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      try quotedString(first)
      return
    }
    let start = offset
    while let byte = byte(at: offset), Self.isWordByte(byte) { offset += 1 }
    builder.add(.string, start..<offset)
  }

  private mutating func quotedString(_ quote: UInt8) throws(SyntaxError) {
    let opening = character(at: offset)
    offset += 1
    let start = offset
    var isPlain = true
    while let byte = byte(at: offset), byte != quote {
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        try escape()
      } else {
        offset += 1
      }
    }
    if isAtEnd { throw SyntaxError(OpenStepMistake.unclosedString(quote), at: opening) }
    builder.add(.string, start..<offset, isPlain: isPlain)
    offset += 1
  }

  private mutating func escape() throws(SyntaxError) {
    guard byte(at: offset + 1) == UInt8(ascii: "U") else {
      offset = min(offset + 2, text.count)
      return
    }
    try skipUnit(after: "\\U", digits: 1, orThrow: OpenStepMistake.incompleteUnicodeEscape)
  }

  /// Reads the hexadecimal digits between `<` and `>`. The two digits of a byte must be adjacent.
  mutating func data() throws(SyntaxError) {
    let opening = character(at: offset)
    offset += 1
    let start = offset
    if let byte = byte(at: offset), byte == UInt8(ascii: "*") || byte == UInt8(ascii: "[") {
      throw SyntaxError(OpenStepMistake.extensionOfGNUstep, at: opening)
    }
    while let byte = nextByte(), byte != UInt8(ascii: ">") {
      guard byte.hexValue != nil else { throw SyntaxError(OpenStepMistake.hexadecimal, at: character(at: offset)) }
      guard self.byte(at: offset + 1)?.hexValue != nil else {
        throw SyntaxError(OpenStepMistake.oddHexadecimal, at: character(at: offset))
      }
      offset += 2
    }
    if isAtEnd { throw SyntaxError(OpenStepMistake.unclosedData, at: opening) }
    builder.add(.data, start..<offset)
    offset += 1
  }

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
