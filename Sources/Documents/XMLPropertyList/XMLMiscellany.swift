// Between tags: white space, comments, processing instructions, and the DOCTYPE.

protocol XMLTextReader: TextReader {}

extension XMLTextReader {
  /// Skips the XML declaration, comments and the DOCTYPE.
  mutating func skipProlog() throws(SyntaxError) {
    while nextByte() != nil {
      if starts(with: "<!DOCTYPE") {
        try skipDocumentType()
      } else if try !skipCommentOrInstruction() {
        return
      }
    }
    if isAtEnd { throw SyntaxError(CommonMistake.empty, at: offset..<offset) }
  }

  /// Skips a comment or an instruction; returns false if there is none.
  mutating func skipCommentOrInstruction() throws(SyntaxError) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "<") else { return false }
    switch byte(at: offset + 1) {
    case UInt8(ascii: "!"): try skipComment()
    case UInt8(ascii: "?"): try skip(past: "?>", or: XMLMistake.unclosedInstruction, opener: 2)
    default: return false
    }
    return true
  }

  private mutating func skipComment() throws(SyntaxError) {
    guard starts(with: "<!--") else { throw mistake(XMLMistake.unknownDeclaration) }
    try skip(past: "-->", or: XMLMistake.unclosedComment, opener: 4)
  }

  /// Skips a construct that begins at the current offset with `opener` bytes and ends with `word`.
  mutating func skip(past word: String, or mistake: SyntaxMistake, opener: Int) throws(SyntaxError) {
    let start = offset
    offset += opener
    if !skip(past: word) { throw SyntaxError(mistake, at: start..<(start + opener)) }
  }

  /// Skips the DOCTYPE. Declarations inside it are refused, as in Foundation, so no entity can be declared that
  /// expands.
  private mutating func skipDocumentType() throws(SyntaxError) {
    let start = offset
    while let byte = byte(at: offset) {
      if byte == UInt8(ascii: "[") { throw internalSubset() }
      offset += 1
      if byte == UInt8(ascii: ">") { return }
    }
    throw SyntaxError(XMLMistake.unclosedDeclaration, at: start..<(start + 9))
  }

  private func internalSubset() -> SyntaxError {
    let entity = "<!ENTITY"
    var ahead = self
    guard ahead.skip(past: entity) else { return SyntaxError(XMLMistake.internalSubset, at: character(at: offset)) }
    return SyntaxError(XMLMistake.entityDeclaration, at: (ahead.offset - entity.utf8.count)..<ahead.offset)
  }

  mutating func skipCharacterData() throws(SyntaxError) {
    try skip(
      past: XMLText.characterDataEnd, or: XMLMistake.unclosedCharacterData,
      opener: XMLText.characterDataStart.utf8.count)
  }

  /// A mistake at the current offset: at a whole tag if there is one.
  func mistake(_ mistake: SyntaxMistake) -> SyntaxError {
    guard byte(at: offset) == UInt8(ascii: "<") else { return SyntaxError(mistake, at: character(at: offset)) }
    var ahead = self
    let isWhole = ahead.skip(past: ">")
    return SyntaxError(mistake, at: isWhole ? offset..<ahead.offset : character(at: offset))
  }
}

extension XMLReader {
  /// Skips white space, comments and processing instructions up to the next tag. At the end of the file, reports that
  /// the innermost container, or else `wrapper`, is not closed.
  mutating func skipMiscellany(in wrapper: XMLTag?) throws(SyntaxError) {
    while let byte = nextByte() {
      guard byte == UInt8(ascii: "<") else {
        if builder.depth > 0 || wrapper != nil { throw mistake(XMLMistake.expectedTag) }
        return
      }
      if try !skipCommentOrInstruction() { return }
    }
    guard builder.depth > 0 || wrapper != nil else { return }
    let (element, opened) = wrapper.map { ($0.element, $0.range) } ?? (container, opening)
    throw SyntaxError(XMLMistake.unclosed(element), at: offset..<offset, opening: opened)
  }
}
