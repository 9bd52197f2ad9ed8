// Strings and data.

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
}
