// What JSON5 adds to JSON: numbers, escapes, and keys without quotes.

extension JSONReader {
  /// Reads a number in hexadecimal, after its sign; returns false if there is none.
  mutating func numberOfJSON5(from start: Int) throws(SyntaxError) -> Bool {
    if byte(at: offset)?.isLetter == true {
      while byte(at: offset)?.isLetter == true { offset += 1 }
      throw SyntaxError(JSONMistake.notFinite, at: start..<offset)
    }
    guard byte(at: offset) == UInt8(ascii: "0"), let letter = byte(at: offset + 1), letter | 0x20 == UInt8(ascii: "x")
    else { return false }
    offset += 2
    try hexadecimalDigits(from: start)
    return true
  }

  private mutating func hexadecimalDigits(from start: Int) throws(SyntaxError) {
    let first = offset
    while byte(at: offset)?.hexValue != nil { offset += 1 }
    if offset == first { throw SyntaxError(JSONMistake.expectedDigit, at: start..<character(at: offset).upperBound) }
    builder.add(.integer, start..<offset)
  }

  /// Reads the rest of an escape after its letter. A letter without a meaning encodes itself. A digit would be an octal
  /// escape, which JSON5 does not have.
  ///
  /// - Parameter start: the offset of the escape.
  mutating func escapeOfJSON5(_ letter: UInt8, from start: Int) throws(SyntaxError) {
    let isDigit = letter.isDigit && (letter != UInt8(ascii: "0") || byte(at: offset)?.isDigit == true)
    if isDigit { throw SyntaxError(JSONMistake.unknownEscape, at: start..<offset) }
    if letter == .return, byte(at: offset) == .newline { offset += 1 }
    guard letter == UInt8(ascii: "x") else { return }
    for _ in 0..<2 {
      guard byte(at: offset)?.hexValue != nil else {
        throw SyntaxError(JSONMistake.incompleteByteEscape, at: start..<offset)
      }
      offset += 1
    }
  }

  /// Reads a key without quotes; returns false if there is none.
  mutating func identifier() throws(SyntaxError) -> Bool {
    let start = offset
    var isPlain = true
    while let byte = byte(at: offset) {
      if byte == UInt8(ascii: "\\"), self.byte(at: offset + 1) == UInt8(ascii: "u") {
        isPlain = false
        try unicodeEscape()
      } else if isName(byte, isFirst: offset == start) {
        offset = character(at: offset).upperBound
      } else {
        break
      }
    }
    if offset > start { builder.add(.string, start..<offset, isPlain: isPlain) }
    return offset > start
  }

  /// Whether the character at the current offset, which begins with `byte`, can be part of a name.
  private func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    if byte < 0x80 {
      return byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte.isDigit && !isFirst
    }
    let scalar = String(decoding: text[character(at: offset)], as: UTF8.self).unicodeScalars.first?.properties
    return isFirst ? scalar?.isIDStart ?? false : scalar?.isIDContinue ?? false
  }
}
