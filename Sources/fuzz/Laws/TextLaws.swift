import Documents

/// What holds of texts that the program writes, whoever reads them.
enum TextLaws {
  /// No control character, separator of lines or direction override.
  static func checkPrintable(_ line: String) throws {
    try require(line.unicodeScalars.allSatisfy(\.isPrintable), "text reaches a terminal unescaped")
  }

  static func checkJSON(_ text: String) throws {
    let document = Document(Array(text.utf8), path: "a", as: .json)
    if case .failure(let error) = document.tree {
      throw BrokenLaw(description: "what is written is no JSON: \(error.mistake.message)")
    }
  }

  /// Strings end on their line, brackets are closed, and nothing ends a `style` element.
  static func checkCSS(_ text: String) throws {
    try require(!text.contains("</") && !text.contains("<!--"), "a style sheet ends the page that it stands in")
    try checkBrackets(text, quotes: "\"'", comment: "/*")
  }

  /// Strings end on their line, and brackets are closed.
  static func checkSwift(_ text: String) throws { try checkBrackets(text, quotes: "\"", comment: "//") }

  /// Both languages have strings with backslashes, brackets, and comments up to a mark.
  private static func checkBrackets(_ text: String, quotes: String, comment: String) throws {
    var closing: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let (commentEnd, quotes) = (Array((comment == "//" ? "\n" : "*/").utf8), Array(quotes.utf8))
    while let byte = rest.first {
      if rest.starts(with: comment.utf8) {
        guard skip(&rest, behind: commentEnd) else { throw BrokenLaw(description: "a comment is not closed") }
        continue
      }
      rest.removeFirst()
      if quotes.contains(byte) {
        guard skipString(&rest, quote: byte) else { throw BrokenLaw(description: "a string is not closed") }
      } else if let bracket = pairs[byte] {
        closing.append(bracket)
      } else if pairs.values.contains(byte) {
        try require(closing.popLast() == byte, "a bracket closes another")
      }
      try require(byte >= 0x20 || byte == UInt8(ascii: "\n"), "a control character is written")
    }
    try require(closing.isEmpty, "a bracket is not closed")
  }

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  private static func skip(_ rest: inout ArraySlice<UInt8>, behind mark: [UInt8]) -> Bool {
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        rest.removeFirst(mark.count)
        return true
      }
      rest.removeFirst()
    }
    return false
  }

  private static func skipString(_ rest: inout ArraySlice<UInt8>, quote: UInt8) -> Bool {
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      if byte == quote { return true }
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
    }
    return false
  }
}
