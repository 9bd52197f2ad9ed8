/// Finds the bracket that is not closed by the indentation of lines, since people indent text as they mean it to be
/// nested.
struct Indentation {
  private let text: ArraySlice<UInt8>
  private var open: [Bracket] = []
  /// The number of spaces and tabs before the current line.
  private var indent = 0

  private struct Bracket {
    let offset: Int
    /// The indentation of its line.
    let indent: Int
    /// Whether nothing follows it on its line.
    var isLast = true
  }

  /// The innermost open bracket that a later line, no deeper than its own, leaves; nil if the lines are not indented.
  static func unclosedBracket(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var indentation = Indentation(text: text)
    return indentation.find().map { $0..<($0 + 1) }
  }

  private init(text: ArraySlice<UInt8>) { self.text = text }

  private mutating func find() -> Int? {
    var offset = text.startIndex
    var isStart = true
    while offset < text.endIndex {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "\n"): (indent, isStart) = (0, true)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): if isStart { indent += 1 }
      default:
        let isCloser = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        if isStart, let bracket = open.last, indent < bracket.indent || indent == bracket.indent && !isCloser {
          return bracket.isLast ? nil : bracket.offset
        }
        isStart = false
        offset = step(over: byte, at: offset, isCloser: isCloser)
      }
      offset += 1
    }
    return nil
  }

  /// - Returns: the last byte of what begins at an offset: a string, or a single byte.
  private mutating func step(over byte: UInt8, at offset: Int, isCloser: Bool) -> Int {
    if isCloser {
      open.removeLast(open.isEmpty ? 0 : 1)
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      markLast()
      open.append(Bracket(offset: offset, indent: indent))
      return offset
    }
    markLast()
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { return offset }
    var end = offset + 1
    while end < text.endIndex, text[end] != byte, text[end] != UInt8(ascii: "\n") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end, text.endIndex - 1)
  }

  private mutating func markLast() {
    if !open.isEmpty { open[open.count - 1].isLast = false }
  }
}
