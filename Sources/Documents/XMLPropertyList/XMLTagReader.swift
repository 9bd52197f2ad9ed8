/// Reads the tags of any XML, such as that of Interface Builder, in their order.
package struct XMLTagReader: XMLTextReader {
  let text: [UInt8]
  var offset = 0
  /// The names of the elements around the current offset.
  private var open: [String] = []

  /// An opening or closing tag.
  package struct Tag {
    package let name: String
    package let values: [String: String]
    /// From `<` to `>`.
    package let range: Range<Int>
    package let isEnd: Bool
    /// Whether it closes itself.
    package let isEmpty: Bool
  }

  /// - Throws: a syntax error if the first element has another name.
  package init(_ text: [UInt8], root: String) throws(SyntaxError) {
    self.text = text
    try skipProlog()
    guard byte(at: offset) == UInt8(ascii: "<") else { throw mistake(XMLMistake.expectedTag) }
    var first = self
    first.offset += 1
    let name = first.name()
    if name != root { throw mistake(XMLMistake.otherRoot(name, expected: root)) }
  }

  /// The next tag; nil at the end of the file.
  package mutating func next() throws(SyntaxError) -> Tag? {
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      if starts(with: XMLText.characterDataStart) {
        try skipCharacterData()
      } else if try !skipCommentOrInstruction() {
        return try tag()
      }
    }
    if let last = open.last { throw SyntaxError(.mismatchedEnd(of: last), at: text.count..<text.count) }
    return nil
  }

  private mutating func tag() throws(SyntaxError) -> Tag {
    let start = offset
    let isEnd = byte(at: start + 1) == UInt8(ascii: "/")
    offset += isEnd ? 2 : 1
    let name = name()
    if name.isEmpty { throw SyntaxError(XMLMistake.expectedName, at: character(at: offset)) }
    let values = attributes()
    guard byte(at: offset) == UInt8(ascii: ">") else {
      throw SyntaxError(isAtEnd ? XMLMistake.unclosedTag : XMLMistake.expectedTagEnd, at: start..<offset)
    }
    let isEmpty = text[offset - 1] == UInt8(ascii: "/")
    offset += 1
    if isEnd, open.popLast() != name { throw SyntaxError(.mismatchedEnd(of: name), at: start..<offset) }
    if !isEnd, !isEmpty { open.append(name) }
    return Tag(name: name, values: values, range: start..<offset, isEnd: isEnd, isEmpty: isEmpty)
  }

  private mutating func name() -> String {
    let name = text[offset...].prefix { !$0.isWhitespace && !"=/<>\"'".utf8.contains($0) }
    offset = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  /// The attributes up to the end of a tag, or up to the next one.
  private mutating func attributes() -> [String: String] {
    var (values, key) = ([String: String](), "")
    while let byte = nextByte(), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let value = text[(offset + 1)...].prefix { $0 != byte && $0 != UInt8(ascii: "<") }
        offset = min(value.endIndex + (self.byte(at: value.endIndex) == byte ? 1 : 0), text.count)
        values[key] = XMLText.decode(value)
      } else if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") {
        offset += 1
      } else {
        key = name()
      }
    }
    return values
  }
}
