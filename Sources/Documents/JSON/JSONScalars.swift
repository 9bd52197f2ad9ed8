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
      } else if !dialect.isJSON5 || byte == .newline || byte == .return {
        throw SyntaxError(JSONMistake.controlCharacter(byte), at: offset..<(offset + 1))
      } else {
        offset += 1
      }
      skipPlain(to: quote)
    }
    guard offset < text.count else { throw SyntaxError(JSONMistake.unclosedString(quote), at: opening..<(opening + 1)) }
    builder.add(.string, start..<offset, isPlain: isPlain)
    offset += 1
  }

  /// Skips the unescaped bytes of a string, up to a quote, an escape or a control character.
  private mutating func skipPlain(to quote: UInt8) { offset = text.endOfPlain(from: offset, to: quote) }

  private mutating func escape() throws(SyntaxError) {
    let start = offset
    offset += 1
    guard let letter = byte(at: offset) else { return }
    offset += 1
    if dialect.isJSON5, letter != UInt8(ascii: "u") { return try escapeOfJSON5(letter, from: start) }
    guard letter == UInt8(ascii: "u") else {
      if JSONEscape.simple(letter) == nil {
        throw SyntaxError(JSONMistake.unknownEscape, at: start..<character(at: start + 1).upperBound)
      }
      return
    }
    try unicodeEscape(from: start)
  }

  /// Reads a `\u` escape. A surrogate must be half of a pair: a string with a lone one cannot be written as UTF-8.
  mutating func unicodeEscape(from start: Int) throws(SyntaxError) {
    let unit = try hexadecimalUnit(from: start)
    if UTF16.isTrailSurrogate(unit) { throw SyntaxError(JSONMistake.loneSurrogate, at: start..<offset) }
    guard UTF16.isLeadSurrogate(unit) else { return }
    let end = offset
    if byte(at: offset) == UInt8(ascii: "\\"), byte(at: offset + 1) == UInt8(ascii: "u") {
      offset += 2
      if UTF16.isTrailSurrogate(try hexadecimalUnit(from: end)) { return }
    }
    throw SyntaxError(JSONMistake.loneSurrogate, at: start..<end)
  }

  private mutating func hexadecimalUnit(from start: Int) throws(SyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte(at: offset)?.hexValue else {
        throw SyntaxError(JSONMistake.incompleteUnicodeEscape, at: start..<offset)
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  /// Reads a number as defined by RFC 8259.
  mutating func number() throws(SyntaxError) {
    let start = offset
    if let sign = byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    if dialect.isJSON5, try numberOfJSON5(from: start) { return }
    let firstDigit = offset
    try digits(of: start)
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

  mutating func exponent(of start: Int) throws(SyntaxError) {
    guard let byte = byte(at: offset), byte | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if let sign = self.byte(at: offset), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
    try digits(of: start)
  }

  mutating func digits(of start: Int) throws(SyntaxError) {
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
      throw SyntaxError(isNotFinite ? JSONMistake.notFinite : .unknownWord, at: start..<offset)
    }
  }
}
