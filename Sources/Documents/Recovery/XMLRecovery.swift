/// Reads malformed XML property lists: the tags of containers, and the elements that hold text. Other tags, tags without
/// an end, and text between tags are skipped.
struct XMLRecovery: TextReader {
  let text: [UInt8]
  var nodes: RecoveredNodes
  var offset = 0
  /// The ends of constructs that do not occur in the rest of the text.
  private var missing: [String] = []

  static func read(_ text: [UInt8], _ nodes: inout RecoveredNodes) {
    var recovery = XMLRecovery(text: text, nodes: nodes)
    while let byte = recovery.nextByte() {
      if byte == UInt8(ascii: "<") { recovery.tag() } else { recovery.skipText() }
    }
    nodes = recovery.nodes
  }

  private init(text: [UInt8], nodes: RecoveredNodes) {
    (self.text, self.nodes) = (text, nodes)
  }

  private mutating func tag() {
    if starts(with: "<!--") { return skip(past: "-->", orLineAfter: 4) }
    let start = offset
    let isClosing = byte(at: start + 1) == UInt8(ascii: "/")
    let element = nameOfTag()
    let isWhole = skipTagEnd()
    let range = start..<offset
    if !isWhole { nodes.report(XMLMistake.expectedTagEnd, at: range) }
    if isClosing {
      if let kind = element?.container { nodes.close(kind, range) }
    } else if isWhole, let element {
      self.element(XMLTag(element: element, range: range, isEmpty: text[offset - 2] == UInt8(ascii: "/")))
    }
  }

  private mutating func element(_ tag: XMLTag) {
    switch tag.element {
    case .dict, .array: open(tag)
    case .key, .string: string(tag)
    case .integer: scalar(.integer, tag)
    case .real: scalar(.real, tag)
    case .date: scalar(.date, tag)
    case .data: scalar(.data, tag)
    case .true, .false: nodes.value(.boolean, tag.range, in: tag.range)
    case .plist: break
    }
  }

  private mutating func open(_ tag: XMLTag) {
    guard let kind = tag.element.container else { return }
    nodes.open(kind, tag.range)
    if tag.isEmpty { nodes.close(kind, offset..<offset) }
  }

  private mutating func string(_ tag: XMLTag) {
    let content = content(of: tag)
    let isPlain = !text[content].contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
    let token = tag.range.lowerBound..<offset
    if tag.element == .key {
      nodes.key(content, in: token, isPlain: isPlain)
    } else {
      nodes.value(.string, content, in: token, isPlain: isPlain)
    }
  }

  private mutating func scalar(_ kind: Node.Kind, _ tag: XMLTag) {
    var content = content(of: tag)
    if kind != .data {
      content = content.lowerBound + text[content].prefix(while: \.isWhitespace).count..<content.upperBound
    }
    do {
      try XMLText.check(text[content], as: kind)
      nodes.value(kind, content, in: tag.range.lowerBound..<offset)
    } catch {
      nodes.report(error, at: content)
    }
  }
}

// MARK: - Tags and text

extension XMLElement {
  fileprivate var container: Node.Kind? {
    switch self {
    case .dict: .dictionary
    case .array: .array
    default: nil
    }
  }
}

extension XMLRecovery {
  /// Reads `<` or `</` and a name.
  private mutating func nameOfTag() -> XMLElement? {
    offset += byte(at: offset + 1) == UInt8(ascii: "/") ? 2 : 1
    let start = offset
    while let byte = byte(at: offset), byte.isLetter { offset += 1 }
    return XMLElement(lastBytes: text[start..<offset].reduce(0) { $0 << 8 | UInt64($1) }, count: offset - start)
  }

  /// Moves behind `>`, or to the next tag if that is first.
  private mutating func skipTagEnd() -> Bool {
    while let byte = byte(at: offset), byte != UInt8(ascii: "<") {
      offset += 1
      if byte == UInt8(ascii: ">") { return true }
    }
    return false
  }

  /// Reads text and the closing tag behind it, whatever its name, unless it closes a container. Text before any other
  /// tag ends with its line.
  private mutating func content(of tag: XMLTag) -> Range<Int> {
    if tag.isEmpty { return tag.range.lowerBound..<tag.range.lowerBound }
    let start = offset
    skipTextAndData()
    let end = offset
    if starts(with: "</") {
      let element = nameOfTag()
      if element?.container == nil, element != .plist {
        if !skipTagEnd() || element != tag.element {
          nodes.report(XMLMistake.expectedEnd(tag.element), at: end..<offset)
        }
        return start..<end
      }
      offset = end
    }
    nodes.report(XMLMistake.expectedEnd(tag.element), at: end..<end, opening: tag.range)
    let line = text[start..<end].prefix { $0 != .newline && $0 != .return }
    return start..<line.endIndex
  }

  private mutating func skipText() {
    let start = offset
    while let byte = byte(at: offset), byte != UInt8(ascii: "<") { offset += 1 }
    nodes.report(XMLMistake.expectedTag, at: start..<character(at: start).upperBound)
  }

  private mutating func skipTextAndData() {
    while let byte = byte(at: offset) {
      if byte != UInt8(ascii: "<") {
        offset += 1
      } else if starts(with: XMLText.characterDataStart) {
        skip(past: XMLText.characterDataEnd, orLineAfter: XMLText.characterDataStart.utf8.count)
      } else {
        return
      }
    }
  }

  /// Skips a construct that ends with `word`; one without an end is only the rest of its line.
  private mutating func skip(past word: String, orLineAfter size: Int) {
    offset += size
    if !missing.contains(word), skip(past: word) { return }
    missing.append(word)
    while !isAtEnd, !endsLine(at: offset) { offset += 1 }
  }
}
