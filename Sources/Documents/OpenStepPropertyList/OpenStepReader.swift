/// Reads OpenStep property lists as Foundation does, and strings files: dictionaries without braces.
///
/// Only the loop in `document` handles nesting; every other function reads one token and returns.
struct OpenStepReader: TextReader {
  let text: [UInt8]
  var offset = 0
  var builder: TreeBuilder
  /// Whether the outermost dictionary has no braces.
  private var isStringsFile = false
  /// The offset after the last member of a dictionary.
  private var lastEnd = 0

  static func read(_ source: Source) throws(SyntaxError) -> Tree {
    var reader = OpenStepReader(text: source.text, builder: TreeBuilder(expecting: source.text.count / 16))
    try reader.document()
    return reader.builder.tree(of: source, as: .openStepPropertyList)
  }

  private mutating func document() throws(SyntaxError) {
    try root()
    while builder.depth > 0 {
      if builder.container == .dictionary { try memberOrEnd() } else { try elementOrEnd() }
    }
    if try nextToken() != nil { throw mistake(CommonMistake.secondValue) }
  }

  /// Reads a string, or opens a container. A string with text after it is the first key of a strings file.
  private mutating func root() throws(SyntaxError) {
    guard let first = try nextToken() else { throw SyntaxError(CommonMistake.empty, at: offset..<offset) }
    let start = offset
    try value()
    guard builder.depth == 0, Self.beginsString(first), try nextToken() != nil else { return }
    offset = start
    builder = TreeBuilder(expecting: text.count / 16)
    isStringsFile = true
    try builder.begin(.dictionary, at: start)
  }
}

// MARK: - Structure

extension OpenStepReader {
  private mutating func value() throws(SyntaxError) {
    switch try nextToken() {
    case UInt8(ascii: "{"): try open(.dictionary)
    case UInt8(ascii: "("): try open(.array)
    case UInt8(ascii: "<"): try data()
    case let byte? where Self.beginsString(byte): try string()
    default: throw mistake(OpenStepMistake.expectedValue)
    }
  }

  private mutating func open(_ kind: Node.Kind) throws(SyntaxError) {
    try builder.begin(kind, at: offset)
    offset += 1
  }

  private mutating func memberOrEnd() throws(SyntaxError) {
    let byte = try nextToken()
    if isBare, byte == nil {
      builder.finish(at: lastEnd)
    } else if !isBare, byte == UInt8(ascii: "}") {
      try close()
    } else {
      try member()
    }
  }

  /// Reads a key and its value. A key without a value is its own value.
  private mutating func member() throws(SyntaxError) {
    guard let byte = byte(at: offset), Self.beginsString(byte) else { throw mistake(OpenStepMistake.expectedKey) }
    try string()
    switch try nextToken() {
    case UInt8(ascii: "="):
      offset += 1
      let depth = builder.depth
      try value()
      if builder.depth == depth { try semicolon() }
    case UInt8(ascii: ";"):
      builder.repeatLast()
      try semicolon()
    default: throw mistake(OpenStepMistake.expectedEquals)
    }
  }

  private mutating func elementOrEnd() throws(SyntaxError) {
    if try nextToken() == UInt8(ascii: ")") {
      try close()
      return
    }
    let depth = builder.depth
    try value()
    if builder.depth == depth { try commaOrEnd() }
  }

  /// Closes a container, which may end an element of its parent.
  private mutating func close() throws(SyntaxError) {
    offset += 1
    builder.finish(at: offset)
    switch builder.container {
    case .dictionary: try semicolon()
    case .array: try commaOrEnd()
    default: break
    }
  }

  private mutating func semicolon() throws(SyntaxError) {
    let end = offset
    guard try nextToken() == UInt8(ascii: ";") else {
      if isAtEnd { throw mistake(OpenStepMistake.expectedSemicolon) }
      throw SyntaxError(OpenStepMistake.expectedSemicolon, at: character(at: end))
    }
    offset += 1
    lastEnd = offset
  }

  /// Reads a comma, which may also be trailing, or nothing before the closing bracket.
  private mutating func commaOrEnd() throws(SyntaxError) {
    switch try nextToken() {
    case UInt8(ascii: ","): offset += 1
    case UInt8(ascii: ")"): break
    default: throw mistake(OpenStepMistake.expectedCommaOrEnd)
    }
  }

  /// Whether the innermost container is the outermost dictionary of a strings file.
  private var isBare: Bool { isStringsFile && builder.depth == 1 }

  /// A mistake at the current offset; at the end of the file, the missing bracket is reported.
  private func mistake(_ mistake: SyntaxMistake) -> SyntaxError {
    guard isAtEnd, builder.depth > 0, !isBare else { return SyntaxError(mistake, at: character(at: offset)) }
    let closer = builder.container == .array ? UInt8(ascii: ")") : UInt8(ascii: "}")
    return SyntaxError(CommonMistake.unclosed(closer), at: offset..<offset, opening: builder.opening)
  }
}
