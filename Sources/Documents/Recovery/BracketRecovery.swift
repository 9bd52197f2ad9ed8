/// Reads malformed JSON of all dialects, and malformed OpenStep property lists: brackets, keys with a colon or an equals
/// sign, and separators. What is none of these is skipped.
struct BracketRecovery: TextReader {
  let text: [UInt8]
  let isOpenStep: Bool
  var nodes: RecoveredNodes
  var offset = 0
  /// Whether the rest of the text ends no comment.
  private var isLastComment = false

  static func read(_ text: [UInt8], isOpenStep: Bool, _ nodes: inout RecoveredNodes) {
    var recovery = BracketRecovery(text: text, isOpenStep: isOpenStep, nodes: nodes)
    while let byte = recovery.nextByte() { recovery.token(byte) }
    nodes = recovery.nodes
  }

  private init(text: [UInt8], isOpenStep: Bool, nodes: RecoveredNodes) {
    (self.text, self.isOpenStep, self.nodes) = (text, isOpenStep, nodes)
  }

  private mutating func token(_ byte: UInt8) {
    let token = offset..<(offset + 1)
    offset += 1
    switch byte {
    case UInt8(ascii: "{"): nodes.open(.dictionary, token)
    case UInt8(ascii: "}"): nodes.close(.dictionary, token)
    case UInt8(ascii: "["), UInt8(ascii: "("): nodes.open(.array, token)
    case UInt8(ascii: "]"), UInt8(ascii: ")"): nodes.close(.array, token)
    case UInt8(ascii: ","), UInt8(ascii: ";"): nodes.separate()
    case UInt8(ascii: "="): nodes.assign(token)
    case UInt8(ascii: ":") where !isOpenStep: nodes.assign(token)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte, from: token.lowerBound)
    case UInt8(ascii: "<") where isOpenStep: data(from: token.lowerBound)
    default: commentOrWord(from: token.lowerBound)
    }
  }
}

// MARK: - Tokens

extension BracketRecovery {
  /// Reads a string, which ends with its line at the latest.
  private mutating func string(_ quote: UInt8, from start: Int) {
    var isPlain = true
    while let byte = byte(at: offset), byte != quote, !endsLine(at: offset) {
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        if offset + 1 < text.count, !endsLine(at: offset + 1) { offset += 1 }
      }
      offset += 1
    }
    let end = offset
    if byte(at: end) == quote {
      offset += 1
    } else {
      let mistake = isOpenStep ? OpenStepMistake.unclosedString(quote) : JSONMistake.unclosedString(quote)
      nodes.report(mistake, at: start..<(start + 1))
    }
    nodes.string((start + 1)..<end, in: start..<offset, isPlain: isPlain, isKey: isBeforeAssignment)
  }

  /// Whether a colon or an equals sign follows in the same line.
  private var isBeforeAssignment: Bool {
    var next = offset
    while let byte = byte(at: next), byte == .space || byte == .tab { next += 1 }
    return byte(at: next) == UInt8(ascii: isOpenStep ? "=" : ":")
  }

  /// Reads hexadecimal digits between `<` and `>`.
  private mutating func data(from start: Int) {
    var end = offset
    while let byte = byte(at: end), byte.hexValue != nil || byte.isWhitespace { end += 1 }
    guard byte(at: end) == UInt8(ascii: ">") else { return }
    offset = end + 1
    nodes.value(.data, (start + 1)..<end, in: start..<offset)
  }

  private mutating func commentOrWord(from start: Int) {
    offset = start
    if starts(with: "//") || starts(with: "/*") { return comment() }
    while let byte = byte(at: offset), isWordByte(byte) { offset += 1 }
    let word = start..<offset
    if word.isEmpty {
      // A quote after a backslash does not begin a string.
      offset = min(offset + (text[offset] == UInt8(ascii: "\\") ? 2 : 1), text.count)
    } else if isOpenStep || isBeforeAssignment {
      nodes.string(word, in: word, isPlain: true, isKey: isBeforeAssignment)
    } else if let kind = kind(of: text[word]) {
      nodes.value(kind, word, in: word)
    } else {
      nodes.report(JSONMistake.unknownWord, at: word)
    }
  }

  /// Skips a comment; one that does not end is only the rest of its line.
  private mutating func comment() {
    if isLastComment, starts(with: "/*") {
      while !isAtEnd, !endsLine(at: offset) { offset += 1 }
      return
    }
    let start = offset
    if skipComment() != nil { return }
    (isLastComment, offset) = (true, start)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    if isOpenStep { return OpenStepReader.isWordByte(byte) }
    return switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte.isLetter || byte.isDigit || byte >= 0x80
    }
  }

  /// The kind of a word of JSON; nil for one without a meaning.
  private func kind(of word: ArraySlice<UInt8>) -> Node.Kind? {
    if word.isDecimal {
      return word.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } ? .real : .integer
    }
    return switch String(decoding: word, as: UTF8.self) {
    case "true", "false": .boolean
    case "null": .null
    default: nil
    }
  }
}
