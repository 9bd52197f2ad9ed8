extension DocumentFormat {
  /// The format of a source, detected from its content. The path's extension decides only between JSON and OpenStep, if
  /// the content can be both.
  package static func detect(in source: Source) -> DocumentFormat {
    if source.encoding == .binary { return .binaryPropertyList }
    var detection = FormatDetection(text: source.text)
    return detection.format() ?? tieBreak(source.path)
  }

  private static func tieBreak(_ path: String) -> DocumentFormat {
    let path = path.lowercased()
    return path.hasSuffix(".plist") || path.hasSuffix(".strings") ? .openStepPropertyList : .json
  }
}

/// Detects a format from the first tokens of a text. Malformed JSON (comments, bare keys, a trailing comma) is treated
/// as JSON, whose reader reports these mistakes.
private struct FormatDetection: TextReader {
  let text: [UInt8]
  var offset = 0

  /// The format, or nil if it may be JSON or OpenStep.
  mutating func format() -> DocumentFormat? {
    switch firstByte() {
    case UInt8(ascii: "<"): return isData ? .openStepPropertyList : .xmlPropertyList
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "("): return .openStepPropertyList
    case UInt8(ascii: "{"):
      offset += 1
      return formatByKey(isBraced: true)
    default: return formatByKey(isBraced: false)
    }
  }

  /// Looks after the first string: a colon follows a key of JSON, an equals sign or a semicolon a key of OpenStep.
  private mutating func formatByKey(isBraced: Bool) -> DocumentFormat? {
    let holdsColon = skipString()
    return switch firstByte() {
    case UInt8(ascii: "="), UInt8(ascii: ";"): .openStepPropertyList
    case UInt8(ascii: ":"): .json
    default: holdsColon && isBraced ? .json : nil
    }
  }

  /// Skips a string with or without quotes; returns true if an unquoted one contains a colon, which may be part of an
  /// OpenStep word or follow a bare key.
  private mutating func skipString() -> Bool {
    guard let first = firstByte() else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      skipQuoted(first)
      return false
    }
    let start = offset
    while let byte = byte(at: offset), OpenStepReader.isWordByte(byte) { offset += 1 }
    return text[start..<offset].contains(UInt8(ascii: ":"))
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while let byte = byte(at: offset), byte != quote { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset = min(offset + 1, text.count)
  }

  /// Skips white space and comments and returns the next byte.
  private mutating func firstByte() -> UInt8? {
    while nextByte() == UInt8(ascii: "/"), skipComment() != false {}
    return byte(at: offset)
  }

  /// Whether there are only hexadecimal digits between `<` and `>`: this is data, since no tag of a property list looks
  /// like that.
  private var isData: Bool {
    let content = text[(offset + 1)...].prefix { $0.hexValue != nil || $0.isWhitespace }
    return byte(at: content.endIndex) == UInt8(ascii: ">")
  }
}
