extension DocumentFormat {
  /// The format of a source, detected from its content. Throws for an OpenStep property list, which is not read.
  package static func detect(in source: Source) throws(SyntaxError) -> DocumentFormat {
    if source.encoding == .binary { return .binaryPropertyList }
    var detection = FormatDetection(text: source.text)
    if detection.firstByte() == UInt8(ascii: "<") { return .xmlPropertyList }
    if let place = detection.assignment() { throw SyntaxError(CommonMistake.openStep, at: place) }
    return .json
  }
}

/// Looks at the first tokens of a text. Malformed JSON (comments, bare keys, a trailing comma) is treated as JSON: its
/// reader reports these mistakes.
private struct FormatDetection: TextReader {
  let text: [UInt8]
  var offset = 0

  /// Skips white space and comments and returns the next byte.
  mutating func firstByte() -> UInt8? {
    while nextByte() == UInt8(ascii: "/"), skipComment() != false {}
    return byte(at: offset)
  }

  /// The equals sign behind the first key, as in `{ key = value; }` and `key = value;`; nil if there is none. Without a
  /// semicolon it is another format, such as TOML, or JSON with a wrong sign.
  mutating func assignment() -> Range<Int>? {
    if firstByte() == UInt8(ascii: "{") { offset += 1 }
    guard skipKey(), firstByte() == UInt8(ascii: "="), text[offset...].contains(UInt8(ascii: ";")) else { return nil }
    return offset..<(offset + 1)
  }

  /// Skips a string with or without quotes; returns false if there is none.
  private mutating func skipKey() -> Bool {
    guard let first = firstByte() else { return false }
    let start = offset
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      skipQuoted(first)
    } else {
      while let byte = byte(at: offset), byte.isLetter || byte.isDigit || "-._$".utf8.contains(byte) { offset += 1 }
    }
    return offset > start
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while let byte = byte(at: offset), byte != quote { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset = min(offset + 1, text.count)
  }
}
