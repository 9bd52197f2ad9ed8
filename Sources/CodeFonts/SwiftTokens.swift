import Documents

/// The tokens of a Swift file: words, numbers, strings and signs, without comments. Any bytes are read to their end, in
/// linear time.
package struct SwiftTokens {
  let text: [UInt8]
  private(set) var tokens: [Token] = []
  /// The lines that comments with `typeramp:ignore` are for.
  private(set) var ignored: [Range<Int>] = []
  /// Whether each bracket has its partner, and each string and comment its end.
  package private(set) var isBalanced = true
  private var offset = 0
  /// The brackets that are open, as indices of tokens, and how many there are of each kind.
  private var openers: [Int] = []
  private var counts = [Int](repeating: 0, count: 128)
  /// The strings around the current offset, each at an interpolation.
  private var strings: [(opener: Int, string: Delimiter)] = []

  struct Token {
    /// The first byte of a sign, or one of the kinds.
    let kind: UInt8
    let start, end: Int32
    /// The index of the other bracket; negative without one.
    var partner: Int32 = -1

    static let (word, number, string) = (UInt8(ascii: "a"), UInt8(ascii: "0"), UInt8(ascii: "\""))
    /// A part of a string with interpolations, or a regular expression.
    static let piece = UInt8(ascii: "'")
  }

  /// How a string ends.
  private struct Delimiter {
    let start, hashes: Int
    let isMultiline: Bool
  }

  package init(_ text: [UInt8]) {
    self.text = text
    tokens.reserveCapacity(text.count / 4)
    while offset < text.count { scan(text[offset]) }
    if !openers.isEmpty { isBalanced = false }
  }

  private mutating func scan(_ byte: UInt8) {
    if byte <= .space {
      offset += 1
      return
    }
    if Self.isOfWord(byte) { return scanWord(byte) }
    switch Unicode.Scalar(byte) {
    case "(", "[", "{": open(byte)
    case ")": close(UInt8(ascii: "("))
    case "]": close(UInt8(ascii: "["))
    case "}": close(UInt8(ascii: "{"))
    case "\"": beginString(hashes: 0)
    case "#": scanHash()
    case "/" where at(1) == "/":
      let start = offset
      offset = text[offset...].firstIndex { $0 == .newline || $0 == .return } ?? text.count
      ignore(from: start)
    case "/" where at(1) == "*": scanComment()
    case "/": scanExpression(hashes: 0)
    case "`": offset += 1
    default: addSign()
    }
  }

  /// Whether a part of a file is in an ignored line.
  func isIgnored(_ range: Range<Int>) -> Bool {
    // The first line that ends behind the start.
    let index = ignored.partitioningIndex { $0.upperBound > range.lowerBound }
    return index < ignored.count && ignored[index].overlaps(range)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func scanWord(_ byte: UInt8) {
    let start = offset
    repeat {
      offset += 1
      // The point of a number.
      if byte.isDigit, at(0) == ".", offset + 1 < text.count, text[offset + 1].isDigit {
        offset += 1
      }
    } while offset < text.count && Self.isOfWord(text[offset])
    add(byte.isDigit ? Token.number : Token.word, from: start)
  }

  private func at(_ distance: Int) -> Unicode.Scalar? {
    offset + distance < text.count ? Unicode.Scalar(text[offset + distance]) : nil
  }

  private mutating func add(_ kind: UInt8, from start: Int) {
    tokens.append(Token(kind: kind, start: Int32(start), end: Int32(offset)))
  }

  private mutating func addSign() {
    offset += 1
    add(text[offset - 1], from: offset - 1)
  }

  private mutating func open(_ kind: UInt8) {
    openers.append(tokens.count)
    counts[Int(kind)] += 1
    addSign()
  }

  /// Adds a closing bracket. In a malformed file it closes what is open within its partner.
  private mutating func close(_ kind: UInt8) {
    let index = tokens.count
    addSign()
    if counts[Int(kind)] == 0 {
      isBalanced = false
      return
    }
    while let opener = openers.popLast() {
      counts[Int(tokens[opener].kind)] -= 1
      let string = strings.last?.opener == opener ? strings.removeLast().string : nil
      if tokens[opener].kind == kind {
        (tokens[opener].partner, tokens[index].partner) = (Int32(index), Int32(opener))
        if let string { scanString(string, from: offset) }
        return
      }
      isBalanced = false
    }
  }
}

// MARK: - Strings, comments and regular expressions

extension SwiftTokens {
  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    count == 0
      || start + count <= text.count
        && text[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads what begins with `#`: a raw string, a regular expression, or a sign of a directive.
  private mutating func scanHash() {
    var hashes = 1
    while at(hashes) == "#" { hashes += 1 }
    switch at(hashes) {
    case "\"": beginString(hashes: hashes)
    case "/": scanExpression(hashes: hashes)
    default: for _ in 0..<hashes { addSign() }
    }
  }

  private mutating func beginString(hashes: Int) {
    let quote = offset + hashes
    // A raw string such as '#"""#' ends in its line. Only a part of a long line is read, so that time stays linear.
    let line = text[min(quote + 1, text.count)...].prefix(hashes == 0 ? 0 : 1_000).prefix {
      $0 > .return
    }
    let isLine = line.indices.contains {
      line[$0] == UInt8(ascii: "\"") && hasHashes(hashes, at: $0 + 1)
    }
    let isMultiline = text.hasText("\"\"\"", at: quote) && !isLine
    let string = Delimiter(start: offset, hashes: hashes, isMultiline: isMultiline)
    scanString(string, from: quote + (isMultiline ? 3 : 1))
  }

  /// Reads a string to its end, or to its next interpolation.
  private mutating func scanString(_ string: Delimiter, from content: Int) {
    let isWhole = content <= string.start + string.hashes + 3
    let start = isWhole ? string.start : content
    offset = content
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: offset) {
        offset += string.hashes
        if at(0) == "(" {
          add(Token.piece, from: start)
          strings.append((tokens.count, string))
          return open(UInt8(ascii: "("))
        }
        offset = min(offset + 1, text.count)
      } else if byte == UInt8(ascii: "\""), !string.isMultiline || text.hasText("\"\"", at: offset) {
        let end = offset + (string.isMultiline ? 2 : 0)
        guard hasHashes(string.hashes, at: end) else { continue }
        offset = end + string.hashes
        return add(isWhole ? Token.string : Token.piece, from: start)
      } else if !string.isMultiline, byte == .newline || byte == .return {
        break
      }
    }
    isBalanced = false
    add(Token.piece, from: start)
  }

  /// Comments nest.
  private mutating func scanComment() {
    let start = offset
    var depth = 0
    repeat {
      let change = text.hasText("/*", at: offset) ? 1 : text.hasText("*/", at: offset) ? -1 : 0
      (depth, offset) = (depth + change, offset + (change == 0 ? 1 : 2))
    } while depth > 0 && offset < text.count
    if depth > 0 { isBalanced = false }
    ignore(from: start)
  }

  /// Notes the line of a comment with `typeramp:ignore`, and the next one if nothing else is in the line.
  private mutating func ignore(from start: Int) {
    let words = text[(start + 2)...].prefix(64).drop { $0 == .space || $0 == .tab }
    guard words.starts(with: "typeramp:ignore".utf8), ignored.last?.contains(start) != true else {
      return
    }
    let line = text[..<start].lastIndex { $0 == .newline || $0 == .return }.map { $0 + 1 } ?? 0
    let end = endOfLine(from: offset)
    ignored.append(line..<(text[line..<start].allSatisfy { $0 <= .space } ? endOfLine(from: end) : end))
  }

  /// The end of the line at an offset, behind its line break.
  private func endOfLine(from offset: Int) -> Int {
    guard let end = text[offset...].firstIndex(where: { $0 == .newline || $0 == .return }) else { return text.count }
    return end + (text.hasText("\r\n", at: end) ? 2 : 1)
  }

  /// Reads a regular expression, if there is one, as the compiler does: `/a/` begins where no operand ends, ends in its
  /// line, has no space at its ends and no bracket too many.
  private mutating func scanExpression(hashes: Int) {
    let (start, content) = (offset, offset + hashes + 1)
    let isFree = start == 0 || text[start - 1] <= .space || "([{,;:".utf8.contains(text[start - 1])
    let first = content < text.count ? text[content] : .newline
    if hashes == 0, !isFree || first <= .space { return addSign() }
    var (index, depth, isInClass) = (content, 0, false)
    while index < text.count,
      hashes > 0 && first <= .return || text[index] != .newline && text[index] != .return
    {
      switch Unicode.Scalar(text[index]) {
      case "\\": index += 1
      case "/" where hasHashes(hashes, at: index + 1):
        if hashes == 0, text[index - 1] <= .space || depth != 0 { return addSign() }
        offset = index + 1 + hashes
        return add(Token.piece, from: start)
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: depth += 1
      case ")" where !isInClass: depth -= 1
      default: break
      }
      if depth < 0, hashes == 0 { return addSign() }
      index += 1
    }
    if hashes == 0 { return addSign() }
    (isBalanced, offset) = (false, min(index, text.count))
    add(Token.piece, from: start)
  }
}
