// Strings, numbers and words.

extension JSONReader {
  /// Reads a string, whose opening quote is the current byte.
  mutating func string(in quote: UInt8) throws(SyntaxError) {
    let opening = offset
    offset += 1
    let start = offset
    var isPlain = true
    skipPlain(to: quote)
    while let byte = byte(at: offset), byte != quote {
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        try escape()
      } else if byte == .newline || byte == .return {
        throw SyntaxError(JSONMistake.unclosedString(quote), at: opening..<start)
      } else if !dialect.isJSON5 {
        throw SyntaxError(JSONMistake.controlCharacter(byte), at: offset..<(offset + 1))
      } else {
        offset += 1
      }
      skipPlain(to: quote)
    }
    guard offset < text.count else { throw SyntaxError(JSONMistake.unclosedString(quote), at: opening..<start) }
    builder.add(.string, start..<offset, isPlain: isPlain)
    offset += 1
  }

  /// Skips the unescaped bytes of a string, up to a quote, an escape or a control character.
  private mutating func skipPlain(to quote: UInt8) { offset = text.endOfPlain(from: offset, to: quote) }

  private mutating func escape() throws(SyntaxError) {
    let start = offset
    guard let letter = byte(at: start + 1) else {
      offset += 1
      return
    }
    if letter == UInt8(ascii: "u") { return try unicodeEscape() }
    offset += 2
    if dialect.isJSON5 {
      try escapeOfJSON5(letter, from: start)
    } else if JSONEscape.simple(letter) == nil {
      throw SyntaxError(JSONMistake.unknownEscape, at: start..<character(at: start + 1).upperBound)
    }
  }

  mutating func unicodeEscape() throws(SyntaxError) {
    try skipUnit(orThrow: JSONMistake.incompleteUnicodeEscape)
  }

  /// Reads a number as defined by RFC 8259.
  mutating func number() throws(SyntaxError) {
    let start = offset
    if let sign = byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    if dialect.isJSON5, try numberOfJSON5(from: start) { return }
    let firstDigit = offset
    if !beginsWithPoint { try digits(of: start) }
    if byte(at: firstDigit) == UInt8(ascii: "0"), offset > firstDigit + 1 {
      throw SyntaxError(JSONMistake.leadingZero, at: start..<offset)
    }
    let integerEnd = offset
    if byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      if !dialect.isJSON5 || byte(at: offset)?.isDigit == true { try digits(of: start) }
    }
    try exponent(of: start)
    builder.add(offset == integerEnd ? .integer : .real, start..<offset)
  }

  /// Whether a number of JSON5 has no digits before its point: `.5`.
  private var beginsWithPoint: Bool {
    dialect.isJSON5 && byte(at: offset) == UInt8(ascii: ".") && byte(at: offset + 1)?.isDigit == true
  }

  private mutating func exponent(of start: Int) throws(SyntaxError) {
    guard let byte = byte(at: offset), byte | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if let sign = self.byte(at: offset), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
    try digits(of: start)
  }

  private mutating func digits(of start: Int) throws(SyntaxError) {
    let first = offset
    while byte(at: offset)?.isDigit == true { offset += 1 }
    if offset == first { throw SyntaxError(JSONMistake.expectedDigit, at: start..<character(at: offset).upperBound) }
  }

  /// Reads `true`, `false` or `null`.
  mutating func literal() throws(SyntaxError) {
    let start = offset
    while let byte = byte(at: offset), byte.isLetter || byte.isDigit { offset += 1 }
    let word = text[start..<offset]
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) {
      builder.add(.boolean, start..<offset)
    } else if word.elementsEqual("null".utf8) {
      builder.add(.null, start..<offset)
    } else {
      let isNotFinite = dialect.isJSON5 && (word.elementsEqual("Infinity".utf8) || word.elementsEqual("NaN".utf8))
      let other = builder.depth == 0 ? JSONMistake.notADocument : JSONMistake.unknownWord
      throw SyntaxError(isNotFinite ? JSONMistake.notFinite : other, at: start..<offset)
    }
  }
}
