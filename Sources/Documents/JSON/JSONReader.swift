/// Reads JSON exactly as RFC 8259 defines it, or one of its dialects.
///
/// Only the loop in `document` handles nesting; every other function reads one token and returns.
struct JSONReader: TextReader {
  let dialect: JSONDialect
  let text: [UInt8]
  var offset = 0
  var builder: TreeBuilder
  /// Whether the last value that was read opened the innermost container.
  private var isAtFirstElement = false

  static func read(_ source: Source, _ dialect: JSONDialect) throws(SyntaxError) -> Tree {
    guard source.encoding == .utf8 else {
      throw SyntaxError(JSONMistake.notUTF8, at: 0..<min(1, source.text.count))
    }
    // Token files have at least eight bytes for each node. Reserved memory that is not used is hardly touched, so it
    // costs little.
    let builder = TreeBuilder(expecting: source.text.count / 7)
    var reader = JSONReader(dialect: dialect, text: source.text, builder: builder)
    try reader.document()
    return reader.builder.tree(of: source, as: dialect.format)
  }

  private mutating func document() throws(SyntaxError) {
    try value(next())
    while builder.depth > 0 {
      if isAtFirstElement { try firstElementOrEnd() } else { try nextElementOrEnd() }
    }
    if let byte = try next() { throw mistake(byte == comma ? JSONMistake.trailingComma : CommonMistake.secondValue) }
  }
}

// MARK: - Structure

// Steps that call each other for every node are inlined: as calls, they take a tenth of the reader's instructions.
extension JSONReader {
  /// Reads a value that begins with a byte, the current one.
  @inline(__always) private mutating func value(_ byte: UInt8?) throws(SyntaxError) {
    isAtFirstElement = false
    switch byte {
    case UInt8(ascii: "{"): try open(.dictionary)
    case UInt8(ascii: "["): try open(.array)
    case let byte? where isQuote(byte): try string(in: byte)
    case UInt8(ascii: "-"): try number()
    case UInt8(ascii: "+") where dialect.isJSON5, UInt8(ascii: ".") where dialect.isJSON5: try number()
    case let byte? where byte.isDigit: try number()
    case let byte? where byte.isLetter: try literal()
    default: throw mistake(JSONMistake.expectedValue)
    }
  }

  private mutating func open(_ kind: Node.Kind) throws(SyntaxError) {
    try builder.begin(kind, at: offset)
    offset += 1
    isAtFirstElement = true
  }

  private mutating func firstElementOrEnd() throws(SyntaxError) {
    let byte = try next()
    if byte == closer { close() } else { try element(byte) }
  }

  private mutating func nextElementOrEnd() throws(SyntaxError) {
    switch try next() {
    case closer: close()
    case comma: try elementAfterComma()
    default: throw missingComma ?? mistake(JSONMistake.expectedCommaOrEnd(closer))
    }
  }

  @inline(__always) private mutating func elementAfterComma() throws(SyntaxError) {
    let start = offset
    offset += 1
    let byte = try next()
    guard byte == closer else { return try element(byte) }
    if !dialect.hasComments { throw SyntaxError(JSONMistake.trailingComma, at: start..<(start + 1)) }
    close()
  }

  /// Reads an element that begins with a byte, the current one.
  @inline(__always) private mutating func element(_ byte: UInt8?) throws(SyntaxError) {
    guard builder.container == .dictionary else { return try value(byte) }
    try key(byte)
    try value(next())
  }

  @inline(__always) private mutating func key(_ byte: UInt8?) throws(SyntaxError) {
    if let byte, isQuote(byte) { try string(in: byte) } else { try name() }
    guard try next() == UInt8(ascii: ":") else { throw mistake(JSONMistake.expectedColon) }
    offset += 1
  }

  private mutating func close() {
    offset += 1
    builder.finish(at: offset)
    isAtFirstElement = false
  }

  private var closer: UInt8 { builder.container == .array ? UInt8(ascii: "]") : UInt8(ascii: "}") }
  private var comma: UInt8 { UInt8(ascii: ",") }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && dialect.isJSON5
  }

  /// Reads a key without quotes, if the dialect has them.
  private mutating func name() throws(SyntaxError) {
    guard dialect.isJSON5 else { throw decimalComma ?? mistake(JSONMistake.expectedKey) }
    if try !identifier() { throw mistake(JSONMistake.expectedName) }
  }
}

// MARK: - Mistakes

extension JSONReader {
  /// A mistake at the current offset. A comment is reported as a comment; at the end of the file, the missing bracket
  /// is reported.
  private func mistake(_ mistake: SyntaxMistake) -> SyntaxError {
    let range = character(at: offset)
    let byte = byte(at: offset)
    if !dialect.hasComments, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
      return SyntaxError(JSONMistake.comment, at: range)
    }
    if let byte, byte.isLetter || byte.isDigit, let string = stringBefore {
      return SyntaxError(JSONMistake.textAfterString, at: string)
    }
    if [[0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D]].contains(where: text[offset...].starts(with:)) {
      return SyntaxError(JSONMistake.curlyQuote, at: range)
    }
    guard isAtEnd else { return SyntaxError(mistake, at: range) }
    if builder.depth == 0 { return SyntaxError(CommonMistake.empty, at: range) }
    let bracket = dialect.hasComments ? nil : Indentation.unclosedBracket(in: text[...])
    let closer = bracket.map { text[$0.lowerBound] + 2 } ?? closer
    return SyntaxError(CommonMistake.unclosed(closer), at: range, opening: bracket ?? builder.opening)
  }

  /// The mistake of a string behind a value, at the end of the value, or of a letter behind a number; nil for any other
  /// byte.
  private var missingComma: SyntaxError? {
    guard !dialect.hasComments, let byte = byte(at: offset),
      let end = text[..<offset].lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    if isQuote(byte), end < offset - 1 { return SyntaxError(JSONMistake.missingComma, at: end..<(end + 1)) }
    guard byte.isLetter, end == offset - 1, text[end].isDigit else { return nil }
    return SyntaxError(JSONMistake.unit, at: character(at: offset))
  }

  /// The mistake of a comma within a number; nil for a digit elsewhere.
  private var decimalComma: SyntaxError? {
    guard let byte = byte(at: offset), byte.isDigit, text[..<offset].last == comma, offset > 1, text[offset - 2].isDigit
    else { return nil }
    return SyntaxError(JSONMistake.decimalComma, at: (offset - 1)..<offset)
  }

  /// The string with its quotes that ends directly before the current byte. It ends too early if a quote is missing:
  /// the next string's opening quote closes it.
  private var stringBefore: Range<Int>? {
    guard let range = builder.lastString, range.upperBound == offset - 1 else { return nil }
    return (range.lowerBound - 1)..<offset
  }
}
