/// Reads malformed XML property lists: the tags of containers, and elements with text. Other tags, tags without an end,
/// and text between tags are skipped.
struct XMLRecovery: TextReader {
  let text: [UInt8]
  var nodes: RecoveredNodes
  var offset = 0

  static func read(_ text: [UInt8], _ nodes: inout RecoveredNodes) {
    var recovery = XMLRecovery(text: text, nodes: nodes)
    while let byte = recovery.nextByte() {
      if byte == UInt8(ascii: "<") { recovery.commentOrTag() } else { recovery.skipText() }
    }
    nodes = recovery.nodes
  }

  /// Skips text between tags.
  private mutating func skipText() {
    nodes.report(XMLMistake.expectedTag, at: character(at: offset))
    skip(until: UInt8(ascii: "<"))
  }

  private mutating func commentOrTag() {
    if starts(with: "<!--") { return comment() }
    let start = offset
    let isClosing = byte(at: start + 1) == UInt8(ascii: "/")
    offset += isClosing ? 2 : 1
    let element = name()
    skip(until: UInt8(ascii: ">"))
    guard byte(at: offset) == UInt8(ascii: ">") else {
      return nodes.report(XMLMistake.expectedTagEnd, at: start..<offset)
    }
    offset += 1
    guard let element else { return }
    if isClosing {
      end(of: element, start..<offset)
    } else {
      value(XMLTag(element: element, range: start..<offset, isEmpty: text[offset - 2] == UInt8(ascii: "/")))
    }
  }

  private mutating func end(of element: XMLElement, _ tag: Range<Int>) {
    switch element {
    case .dict: nodes.close(.dictionary, tag)
    case .array: nodes.close(.array, tag)
    case .plist: break
    default: nodes.extend(to: tag)
    }
  }

  private mutating func value(_ tag: XMLTag) {
    switch tag.element {
    case .dict: open(.dictionary, tag)
    case .array: open(.array, tag)
    case .true, .false: nodes.value(.boolean, tag.range, in: tag.range)
    case .key, .string: scalar(.string, tag)
    case .integer: scalar(.integer, tag)
    case .real: scalar(.real, tag)
    case .date: scalar(.date, tag)
    case .data: scalar(.data, tag)
    case .plist: break
    }
  }

  private mutating func open(_ kind: Node.Kind, _ tag: XMLTag) {
    nodes.open(kind, tag.range)
    if tag.isEmpty { nodes.close(kind, offset..<offset) }
  }

  private mutating func scalar(_ kind: Node.Kind, _ tag: XMLTag) {
    let range = content(of: tag)
    let token = tag.range.lowerBound..<offset
    let isPlain = !text[range].contains(UInt8(ascii: "&"))
    do {
      if kind != .string { try XMLText.check(text[range], as: kind) }
      if tag.element == .key {
        nodes.key(range, in: token, isPlain: isPlain)
      } else {
        nodes.value(kind, range, in: token, isPlain: isPlain)
      }
    } catch {
      nodes.report(error, at: range)
    }
  }
}

// MARK: - Tags and text

extension XMLRecovery {
  private mutating func name() -> XMLElement? {
    let start = offset
    while byte(at: offset)?.isLetter == true { offset += 1 }
    return XMLElement(lastBytes: text[start..<offset].reduce(0) { $0 << 8 | UInt64($1) }, count: offset - start)
  }

  /// The text behind a tag. It ends with its line, unless the closing tag follows.
  private mutating func content(of tag: XMLTag) -> Range<Int> {
    if tag.isEmpty { return tag.range.lowerBound..<tag.range.lowerBound }
    if tag.element == .integer || tag.element == .real { _ = nextByte() }
    let start = offset
    skip(until: UInt8(ascii: "<"))
    if starts(with: "</\(tag.element.name)>") { return start..<offset }
    nodes.report(XMLMistake.expectedEnd(tag.element), at: offset..<offset, opening: tag.range)
    return start..<text[start..<offset].prefix { $0 != .newline && $0 != .return }.endIndex
  }

  /// Moves to the next tag, or to a byte before it.
  private mutating func skip(until end: UInt8) {
    while let byte = byte(at: offset), byte != end, byte != UInt8(ascii: "<") { offset += 1 }
  }

  /// Skips a comment. One that does not end before the next one ends with its line.
  private mutating func comment() {
    let start = offset
    repeat {
      offset += 1
      if starts(with: "-->") {
        offset += 3
        return
      }
    } while !isAtEnd && !starts(with: "<!--")
    offset = start
    while !isAtEnd, !endsLine(at: offset) { offset += 1 }
  }
}
