/// Reads a strings file, `"key" = "value";`, as Foundation does: one dictionary of strings, with comments, and with or
/// without braces. A key without a value is its own value.
struct StringsReader: TextReader {
  let text: [UInt8]
  var offset = 0
  private var builder = TreeBuilder()

  private init(_ text: [UInt8]) { self.text = text }

  static func read(_ source: Source) throws(SyntaxError) -> Tree {
    var reader = StringsReader(source.text)
    reader.builder.open(.dictionary, at: 0)
    let isInBraces = try reader.next() == UInt8(ascii: "{")
    if isInBraces { reader.offset += 1 }
    while let byte = try reader.next(), !isInBraces || byte != UInt8(ascii: "}") { try reader.entry() }
    if isInBraces {
      if reader.isAtEnd { throw reader.mistake(StringsMistake.brace) }
      reader.offset += 1
      if try reader.next() != nil { throw reader.mistake(CommonMistake.secondValue) }
    }
    reader.builder.finish(at: source.text.count)
    return reader.builder.tree(of: source, as: .strings)
  }

  /// Skips white space and comments, and returns the next byte.
  private mutating func next() throws(SyntaxError) -> UInt8? {
    while let byte = nextByte() {
      let start = offset
      guard byte == UInt8(ascii: "/"), let isComment = skipComment() else {
        if offset > start { throw SyntaxError(JSONMistake.unclosedComment, at: start..<(start + 2)) }
        return byte
      }
      if !isComment { return byte }
    }
    return nil
  }

  private mutating func entry() throws(SyntaxError) {
    let start = offset
    try string()
    switch try next() {
    case UInt8(ascii: "="):
      offset += 1
      _ = try next()
    case UInt8(ascii: ";"): offset = start
    default: throw mistake(StringsMistake.equals)
    }
    try string()
    guard try next() == UInt8(ascii: ";") else { throw mistake(StringsMistake.semicolon) }
    offset += 1
  }

  /// Reads a string in quotes, or a word without.
  private mutating func string() throws(SyntaxError) {
    let first = offset
    guard let quote = byte(at: first), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while let byte = byte(at: offset), byte.isLetter || byte.isDigit || "-._$:/".utf8.contains(byte) { offset += 1 }
      if offset == first { throw mistake(StringsMistake.string) }
      return builder.add(.string, first..<offset)
    }
    offset += 1
    var isPlain = true
    while let byte = byte(at: offset), byte != quote {
      if byte == UInt8(ascii: "\\") { (isPlain, offset) = (false, offset + 1) }
      offset += 1
    }
    if isAtEnd { throw SyntaxError(StringsMistake.unclosed, at: first..<(first + 1)) }
    builder.add(.string, (first + 1)..<offset, isPlain: isPlain)
    offset += 1
  }

  private func mistake(_ mistake: SyntaxMistake) -> SyntaxError { SyntaxError(mistake, at: character(at: offset)) }
}

/// What can be wrong in a strings file.
enum StringsMistake {
  static let string = SyntaxMistake("unexpected", "expected a string in double quotes")
  static let equals = SyntaxMistake("unexpected", "expected '=' after the key")
  static let semicolon = SyntaxMistake("unexpected", "expected ';' after the text")
  static let brace = SyntaxMistake("unclosed", "expected '}' before the end of the file")
  static let unclosed = SyntaxMistake("string", "the string is not closed; expected its second quote")
}

extension DocumentFormat {
  /// A strings file. It is read only where one is expected: no dictionary and no tokens have this form.
  package static let strings = DocumentFormat(
    name: "strings", read: { (source) throws(SyntaxError) in try StringsReader.read(source) },
    string: { node in
      Escapes.decode(node.bytes) { letter, rest, text in
        switch letter {
        case UInt8(ascii: "U"), UInt8(ascii: "u"): text += Escapes.scalar(&rest).utf8
        default: text.append(Escapes.control(letter) ?? letter)
        }
      }
    }, number: { _ in nil }, boolean: { _ in nil })
}
