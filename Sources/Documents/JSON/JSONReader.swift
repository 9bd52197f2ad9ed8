/// Reads JSON as RFC 8259 has it, and nothing more: no comment, no trailing comma, no second value.
///
/// Only the loop in `document` goes through the nesting; every other function reads one thing and returns.
struct JSONReader: TextReader {
  let source: Source
  let text: [UInt8]
  var offset = 0
  var builder: TreeBuilder
  /// Whether the last value that was read opened the innermost container.
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
    let start = offset
    offset += 1
    if nextByte() == closer { throw SyntaxError(JSONMistake.trailingComma, at: start..<(start + 1)) }
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
  var quote: UInt8 { UInt8(ascii: "\"") }
}

// MARK: - Mistakes

extension JSONReader {
  /// A mistake at the current offset: a comment is reported as one, and at the end of the file the missing bracket.
  private func mistake(_ mistake: JSONMistake) -> SyntaxError {
    let range = character(at: offset)
    if byte(at: offset) == UInt8(ascii: "/") || byte(at: offset) == UInt8(ascii: "#") {
      return SyntaxError(JSONMistake.comment, at: range)
    }
    guard isAtEnd else { return SyntaxError(mistake, at: range) }
    let missing: any SyntaxMistake = builder.depth == 0 ? CommonMistake.empty : JSONMistake.unclosed(closer)
    return SyntaxError(missing, at: range, related: builder.opening)
  }
}
