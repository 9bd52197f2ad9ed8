// Tags.

extension XMLReader {
  /// Reads an opening tag. Attributes are skipped: they have no meaning in property lists.
  mutating func openingTag() throws(SyntaxError) -> XMLTag {
    let start = offset
    guard byte(at: start) == UInt8(ascii: "<") else { throw mistake(XMLMistake.expectedTag) }
    if byte(at: start + 1) == UInt8(ascii: "/") { throw mistake(XMLMistake.expectedValue) }
    let (name, element) = readName()
    guard let element else { throw unknownElement(name) }
    try skipTagEnd(from: start)
    return XMLTag(element: element, range: start..<offset, isEmpty: text[offset - 2] == UInt8(ascii: "/"))
  }

  /// Reads the closing tag of an element, which begins at the current offset with `</`.
  ///
  /// - Parameter opened: the opening tag; nil for that of the innermost container.
  mutating func closingTag(of element: XMLElement, opened: Range<Int>? = nil) throws(SyntaxError) {
    if skip(plainEndOf: element) { return }
    let start = offset
    offset += 1
    let (name, closed) = readName()
    guard closed == element else {
      try skipTagEnd(from: start)
      let found = String(decoding: text[name], as: UTF8.self)
      let unclosed = opened == nil ? indentedTag : nil
      throw SyntaxError(
        XMLMistake.mismatchedEnd(unclosed?.element ?? element, found: found), at: start..<offset,
        opening: unclosed?.range ?? opened ?? opening)
    }
    guard let byte = nextByte() else { throw SyntaxError(XMLMistake.unclosedTag, at: start..<offset) }
    guard byte == UInt8(ascii: ">") else { throw SyntaxError(XMLMistake.expectedTagEnd, at: character(at: offset)) }
    offset += 1
  }

  /// Skips a closing tag without white space, which nearly all are; returns false, without moving, if it is not there.
  private mutating func skip(plainEndOf element: XMLElement) -> Bool {
    let start = offset + 2
    let end = start + element.length
    guard end < text.count, text[end] == UInt8(ascii: ">") else { return false }
    var bytes: UInt64 = 0
    for index in start..<end { bytes = bytes << 8 | UInt64(text[index]) }
    if bytes != element.rawValue { return false }
    offset = end + 1
    return true
  }

  /// Reads a name that begins after the current byte, and finds its element. The name ends before white space, `>` or
  /// `/>`.
  private mutating func readName() -> (range: Range<Int>, element: XMLElement?) {
    let start = offset + 1
    var end = start
    var bytes: UInt64 = 0
    while end < text.count, text[end] > UInt8(ascii: ">") || !endsName(at: end) {
      bytes = bytes << 8 | UInt64(text[end])
      end += 1
    }
    offset = end
    return (start..<end, XMLElement(lastBytes: bytes, count: end - start))
  }

  private func endsName(at offset: Int) -> Bool {
    switch text[offset] {
    case UInt8(ascii: ">"), UInt8(ascii: "<"): true
    case UInt8(ascii: "/"): byte(at: offset + 1) == UInt8(ascii: ">")
    case let byte: byte.isWhitespace
    }
  }

  private func unknownElement(_ name: Range<Int>) -> SyntaxError {
    guard !name.isEmpty else { return SyntaxError(XMLMistake.expectedName, at: character(at: offset)) }
    return SyntaxError(XMLMistake.unknownElement(String(decoding: text[name], as: UTF8.self)), at: name)
  }

  private mutating func skipTagEnd(from start: Int) throws(SyntaxError) {
    while let byte = byte(at: offset), byte != UInt8(ascii: "<") {
      offset += 1
      if byte == UInt8(ascii: ">") { return }
    }
    throw SyntaxError(isAtEnd ? XMLMistake.unclosedTag : XMLMistake.expectedTagEnd, at: start..<offset)
  }
}

// MARK: - Mistakes

extension XMLReader {
  /// The element of the innermost open container.
  var container: XMLElement { builder.container == .array ? .array : .dict }

  /// The opening tag of the innermost open container.
  var opening: Range<Int> {
    let start = builder.opening?.lowerBound ?? 0
    return start..<(text[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.count)
  }

  /// The opening tag of a container that is not closed, by the indentation of the lines: the innermost one that a later
  /// line, no deeper than its own, leaves. Nil if the lines are not indented.
  private var indentedTag: (element: XMLElement, range: Range<Int>)? {
    var open: [(element: XMLElement, range: Range<Int>, indent: Int, hasContent: Bool)] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let content = line.drop(while: \.isWhitespace)
      guard let end = content.lastIndex(where: { !$0.isWhitespace }) else { continue }
      let indent = content.startIndex - line.startIndex
      let isEnd = content.starts(with: "</".utf8)
      if let last = open.last, indent < last.indent || indent == last.indent && !isEnd {
        return last.hasContent ? (last.element, last.range) : nil
      }
      if isEnd { _ = open.popLast() }
      if !open.isEmpty { open[open.count - 1].hasContent = true }
      for element in [XMLElement.dict, .array] {
        let tag = "<\(element.name)>".utf8
        let start = end + 1 - tag.count
        if start >= content.startIndex, text[start...end].elementsEqual(tag) {
          open.append((element, start..<(end + 1), indent, false))
        }
      }
    }
    return nil
  }
}
