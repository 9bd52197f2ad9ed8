// The elements that hold text.

extension XMLReader {
  /// Reads the text of a string or a key, and returns its range.
  mutating func string(_ tag: XMLTag) throws(SyntaxError) -> Range<Int> {
    guard !tag.isEmpty else {
      let nowhere = tag.range.lowerBound..<tag.range.lowerBound
      builder.add(.string, nowhere)
      return nowhere
    }
    let start = offset
    let isPlain = try skipText()
    let content = start..<offset
    builder.add(.string, content, isPlain: isPlain)
    try end(of: tag)
    return content
  }

  /// Skips text up to the next tag; returns true if it has no references and no CDATA.
  private mutating func skipText() throws(SyntaxError) -> Bool {
    var isPlain = true
    skipPlain()
    while !isAtEnd {
      if text[offset] == UInt8(ascii: "&") {
        try skipReference()
      } else if isCharacterData {
        try skipCharacterData()
      } else {
        break
      }
      isPlain = false
      skipPlain()
    }
    return isPlain
  }

  /// Skips bytes of text up to a tag or a reference.
  private mutating func skipPlain() {
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: "<"), text[end] != UInt8(ascii: "&") { end += 1 }
    offset = end
  }

  private var isCharacterData: Bool {
    byte(at: offset + 1) == UInt8(ascii: "!") && starts(with: XMLText.characterDataStart)
  }

  private mutating func skipReference() throws(SyntaxError) {
    let start = offset
    offset += 1
    while let byte = byte(at: offset), byte.isLetter || byte.isDigit || byte == UInt8(ascii: "#") { offset += 1 }
    guard byte(at: offset) == UInt8(ascii: ";"), offset > start + 1 else {
      throw SyntaxError(XMLMistake.bareAmpersand, at: start..<(start + 1))
    }
    let name = text[(start + 1)..<offset]
    offset += 1
    if XMLText.character(named: name) == nil { throw unknownReference(name, at: start..<offset) }
  }

  private func unknownReference(_ name: ArraySlice<UInt8>, at range: Range<Int>) -> SyntaxError {
    if name.first == UInt8(ascii: "#") { return SyntaxError(XMLMistake.characterReference, at: range) }
    return SyntaxError(XMLMistake.unknownEntity(String(decoding: name, as: UTF8.self)), at: range)
  }

  /// Reads the closing tag of an element that holds text.
  private mutating func end(of tag: XMLTag) throws(SyntaxError) {
    if isAtEnd { throw unclosed(tag) }
    guard text[offset] == UInt8(ascii: "<"), byte(at: offset + 1) == UInt8(ascii: "/") else {
      let isComment = starts(with: "<!--")
      let misplaced = mistake(isComment ? XMLMistake.commentInText(tag.element) : XMLMistake.expectedEnd(tag.element))
      throw SyntaxError(misplaced.mistake, at: misplaced.range, opening: tag.range)
    }
    try closingTag(of: tag.element, opened: tag.range)
  }

  private func unclosed(_ tag: XMLTag) -> SyntaxError {
    SyntaxError(XMLMistake.unclosed(tag.element), at: offset..<offset, opening: tag.range)
  }
}

// MARK: - Numbers and the rest

extension XMLReader {
  /// Reads a number, a date or data.
  mutating func scalar(_ kind: Node.Kind, _ tag: XMLTag) throws(SyntaxError) {
    let content = try kind == .integer || kind == .real ? number(of: tag) : skipContent(of: tag)
    do {
      try XMLText.check(text[content], as: kind)
    } catch {
      throw SyntaxError(error, at: content)
    }
    builder.add(kind, content)
    try end(of: tag)
  }

  mutating func boolean(_ tag: XMLTag) throws(SyntaxError) {
    if !tag.isEmpty { try end(of: tag) }
    builder.add(.boolean, tag.range.lowerBound..<offset)
  }

  /// The text of a number up to the next tag, without leading white space.
  private mutating func number(of tag: XMLTag) throws(SyntaxError) -> Range<Int> {
    if !tag.isEmpty, nextByte() == UInt8(ascii: "<") { throw empty(tag) }
    return try skipContent(of: tag)
  }

  private mutating func skipContent(of tag: XMLTag) throws(SyntaxError) -> Range<Int> {
    if tag.isEmpty { throw empty(tag) }
    let start = offset
    while let byte = byte(at: offset), byte != UInt8(ascii: "<") { offset += 1 }
    if isAtEnd { throw unclosed(tag) }
    return start..<offset
  }

  private func empty(_ tag: XMLTag) -> SyntaxError {
    SyntaxError(XMLMistake.emptyElement(tag.element), at: tag.range)
  }
}
