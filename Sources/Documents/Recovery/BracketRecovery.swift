/// Reads malformed JSON of all dialects: brackets, keys before a colon, and separators. Everything else is skipped.
struct BracketRecovery: TextReader {
  let text: [UInt8]
  var nodes: RecoveredNodes
  var offset = 0
  /// Whether no comment ends in the rest of the text.
  var isAfterComments = false

  static func read(_ text: [UInt8], _ nodes: inout RecoveredNodes) {
    nodes.separator = JSONMistake.missingComma
    var recovery = BracketRecovery(text: text, nodes: nodes)
    while let byte = recovery.nextByte() { recovery.token(byte) }
    nodes = recovery.nodes
  }

  private mutating func token(_ byte: UInt8) {
    let token = offset..<(offset + 1)
    offset += 1
    switch byte {
    case UInt8(ascii: "{"): nodes.open(.dictionary, token)
    case UInt8(ascii: "}"): nodes.close(.dictionary, token)
    case UInt8(ascii: "["), UInt8(ascii: "("): nodes.open(.array, token)
    case UInt8(ascii: "]"), UInt8(ascii: ")"): nodes.close(.array, token)
    case UInt8(ascii: ","), UInt8(ascii: ";"): nodes.extend(to: token, isSeparator: true)
    case UInt8(ascii: ":"): nodes.extend(to: token)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte, from: token.lowerBound)
    // A quote after a backslash does not begin a string.
    case UInt8(ascii: "\\"): offset = min(offset + 1, text.count)
    default: commentOrWord(from: token.lowerBound)
    }
  }

  /// Reads a string, which ends with its line at the latest.
  private mutating func string(_ quote: UInt8, from start: Int) {
    var isPlain = true
    while let byte = byte(at: offset), byte != quote, !endsLine(at: offset) {
      offset += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      isPlain = false
      if !isAtEnd, !endsLine(at: offset) { offset += 1 }
    }
    let content = (start + 1)..<offset
    if byte(at: offset) == quote {
      offset += 1
    } else {
      nodes.report(JSONMistake.unclosedString(quote), at: start..<(start + 1))
    }
    nodes.string(content, in: start..<offset, isPlain: isPlain, isKey: isBeforeColon)
  }

  /// Whether a colon follows in the same line.
  private var isBeforeColon: Bool {
    var next = offset
    while let byte = byte(at: next), byte == .space || byte == .tab { next += 1 }
    return byte(at: next) == UInt8(ascii: ":")
  }

  private mutating func commentOrWord(from start: Int) {
    offset = start
    if starts(with: "//") || starts(with: "/*") { return comment() }
    while let byte = byte(at: offset), isWordByte(byte) { offset += 1 }
    let word = start..<offset
    if word.isEmpty {
      offset += 1
    } else if isBeforeColon {
      nodes.string(word, in: word, isPlain: true, isKey: true)
    } else if let kind = kind(of: text[word]) {
      nodes.value(kind, word, in: word)
    } else {
      nodes.report(JSONMistake.unknownWord, at: word)
    }
  }

  /// Skips a comment; one without an end ends with its line.
  private mutating func comment() {
    let start = offset
    if !isAfterComments || starts(with: "//"), skipComment() != nil { return }
    (offset, isAfterComments) = (start, true)
    while !isAtEnd, !endsLine(at: offset) { offset += 1 }
  }
}

// MARK: - Words

extension BracketRecovery {
  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "+-._$".utf8.contains(byte)
  }

  /// The kind of a word of JSON; nil for one without a meaning.
  private func kind(of word: ArraySlice<UInt8>) -> Node.Kind? {
    if word.isDecimal { return word.allSatisfy { $0 < UInt8(ascii: ".") || $0.isDigit } ? .integer : .real }
    return switch String(decoding: word, as: UTF8.self) {
    case "true", "false": .boolean
    case "null": .null
    default: nil
    }
  }
}
