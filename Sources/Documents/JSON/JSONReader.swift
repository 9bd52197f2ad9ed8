/// Reads JSON as RFC 8259 has it, and nothing more: no comment, no trailing comma, no second value.
///
/// The loop in `document` is the only one over the nesting; every other function reads one thing and returns.
struct JSONReader: TextReader {
  private let source: Source
  let text: [UInt8]
  var offset = 0
  private var builder: TreeBuilder
  /// The innermost container was opened by the last value read.
  private var isAtFirstElement = false

  static func read(_ source: Source) throws(SyntaxError) -> Tree {
    guard source.encoding == .utf8 else {
      throw SyntaxError(JSONMistake.notUTF8, at: 0..<min(1, source.text.count))
    }
    var reader = JSONReader(source)
    return try reader.document()
  }

  private init(_ source: Source) {
    self.source = source
    text = source.text
    builder = TreeBuilder(expecting: source.text.count / 16)
  }

  private mutating func document() throws(SyntaxError) -> Tree {
    try value()
    while builder.depth > 0 {
      if isAtFirstElement { try firstElementOrEnd() } else { try nextElementOrEnd() }
    }
    if let byte = nextByte() { throw mistake(byte == comma ? .trailingComma : .secondValue) }
    return builder.tree(of: source, as: .json)
  }
}

// MARK: - Structure

extension JSONReader {
  private mutating func value() throws(SyntaxError) {
    isAtFirstElement = false
    switch nextByte() {
    case UInt8(ascii: "{"): try open(.dictionary)
    case UInt8(ascii: "["): try open(.array)
    case quote: try string()
    case UInt8(ascii: "-"): try number()
    case let byte? where byte.isDigit: try number()
    case let byte? where byte.isLetter: try literal()
    default: throw mistake(.expectedValue)
    }
  }

  private mutating func open(_ kind: Node.Kind) throws(SyntaxError) {
    try builder.begin(kind, at: offset)
    offset += 1
    isAtFirstElement = true
  }

  private mutating func firstElementOrEnd() throws(SyntaxError) {
    if nextByte() == closer { close() } else { try element() }
  }

  private mutating func nextElementOrEnd() throws(SyntaxError) {
    switch nextByte() {
    case closer: close()
    case comma: try elementAfterComma()
    default: throw mistake(.expectedCommaOrEnd(closer))
    }
  }

  private mutating func elementAfterComma() throws(SyntaxError) {
    let place = offset
    offset += 1
    if nextByte() == closer { throw SyntaxError(JSONMistake.trailingComma, at: place..<(place + 1)) }
    try element()
  }

  private mutating func element() throws(SyntaxError) {
    if builder.container == .dictionary { try key() }
    try value()
  }

  private mutating func key() throws(SyntaxError) {
    guard nextByte() == quote else { throw mistake(.expectedKey) }
    try string()
    guard nextByte() == UInt8(ascii: ":") else { throw mistake(.expectedColon) }
    offset += 1
  }

  private mutating func close() {
    offset += 1
    builder.finish(at: offset)
    isAtFirstElement = false
  }

  private var closer: UInt8 { builder.container == .array ? UInt8(ascii: "]") : UInt8(ascii: "}") }
  private var comma: UInt8 { UInt8(ascii: ",") }
  private var quote: UInt8 { UInt8(ascii: "\"") }
}

// MARK: - Scalars

extension JSONReader {
  private mutating func string() throws(SyntaxError) {
    let opening = offset
    offset += 1
    let start = offset
    var isPlain = true
    while let byte = byte(at: offset), byte != quote {
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        try escape()
      } else if byte < .space {
        throw SyntaxError(JSONMistake.controlCharacter(byte), at: offset..<(offset + 1))
      } else {
        offset += 1
      }
    }
    guard offset < text.count else { throw SyntaxError(JSONMistake.unclosedString, at: opening..<(opening + 1)) }
    builder.add(.string, start..<offset, isPlain: isPlain)
    offset += 1
  }

  private mutating func escape() throws(SyntaxError) {
    let start = offset
    offset += 1
    guard let letter = byte(at: offset) else { return }
    offset += 1
    guard letter == UInt8(ascii: "u") else {
      if JSONEscape.simple(letter) == nil {
        throw SyntaxError(JSONMistake.unknownEscape, at: start..<character(at: start + 1).upperBound)
      }
      return
    }
    try unicodeEscape(from: start)
  }

  /// A surrogate stands only in a pair: a string that holds half of one could not be written anywhere as UTF-8.
  private mutating func unicodeEscape(from start: Int) throws(SyntaxError) {
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

  private mutating func number() throws(SyntaxError) {
    let start = offset
    if byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = offset
    try digits(of: start)
    if byte(at: firstDigit) == UInt8(ascii: "0"), offset > firstDigit + 1 {
      throw SyntaxError(JSONMistake.leadingZero, at: start..<offset)
    }
    let integerEnd = offset
    if byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      try digits(of: start)
    }
    try exponent(of: start)
    builder.add(offset == integerEnd ? .integer : .real, start..<offset)
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

  private mutating func literal() throws(SyntaxError) {
    let start = offset
    while let byte = byte(at: offset), byte.isLetter || byte.isDigit { offset += 1 }
    switch String(decoding: text[start..<offset], as: UTF8.self) {
    case "true", "false": builder.add(.boolean, start..<offset)
    case "null": builder.add(.null, start..<offset)
    default: throw SyntaxError(JSONMistake.unknownWord, at: start..<offset)
    }
  }
}

// MARK: - Mistakes

extension JSONReader {
  /// A mistake at this place: a comment is named as one, and the end of the file is told as such.
  private func mistake(_ mistake: JSONMistake) -> SyntaxError {
    let place = character(at: offset)
    if byte(at: offset) == UInt8(ascii: "/") || byte(at: offset) == UInt8(ascii: "#") {
      return SyntaxError(JSONMistake.comment, at: place)
    }
    guard isAtEnd else { return SyntaxError(mistake, at: place) }
    let missing: any SyntaxMistake = builder.depth == 0 ? CommonMistake.empty : JSONMistake.unclosed(closer)
    return SyntaxError(missing, at: place, related: builder.opening)
  }
}
