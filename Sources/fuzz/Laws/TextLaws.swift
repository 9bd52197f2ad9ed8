import Documents
import Emission
import Writing

/// Laws for texts that the program writes.
enum TextLaws {
  /// No control characters, line separators or direction overrides.
  static func checkPrintable(_ line: String) throws {
    try require(line.unicodeScalars.allSatisfy(\.isPrintable), "text reaches a terminal unescaped")
  }

  /// The output of an emitter has the syntax that the emitter declares.
  static func check(_ text: String, _ syntax: OutputSyntax) throws {
    switch syntax {
    case .json: try checkJSON(text)
    case .brackets(let quotes, let comment, let never):
      for end in never { try require(!text.contains(end), "'\(end)' ends the page with the text") }
      try Brackets(text, quotes: quotes, comment: comment).check()
    }
  }

  static func checkJSON(_ text: String) throws {
    let document = Document(Array(text.utf8), path: "a", as: .json)
    if case .failure(let error) = document.tree {
      throw BrokenLaw(description: "what is written is no JSON: \(error.mistake.message)")
    }
  }
}

/// Parses text in a language that has strings with backslashes, brackets, and comments with an end mark.
private struct Brackets {
  private let text: [UInt8]
  private let quotes: [UInt8]
  private let comment: (start: [UInt8], end: [UInt8])
  private var offset = 0
  /// The closing brackets of the open ones.
  private var closing: [UInt8] = []

  init(_ text: String, quotes: String, comment: (start: String, end: String)) {
    self.text = Array(text.utf8)
    self.quotes = Array(quotes.utf8)
    self.comment = (Array(comment.start.utf8), Array(comment.end.utf8))
  }

  /// Checks that strings end on their line, brackets and comments are closed, and there are no control characters.
  func check() throws {
    var copy = self
    while copy.offset < text.count { try copy.step() }
    try require(copy.closing.isEmpty, "a bracket is not closed")
  }

  private mutating func step() throws {
    let byte = text[offset]
    if byte == comment.start[0], text[offset...].starts(with: comment.start) { return try skipComment() }
    offset += 1
    if quotes.contains(byte) { return try skipString(byte) }
    switch byte {
    case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
    case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      try require(closing.popLast() == byte, "a bracket closes another")
    default: try require(byte >= 0x20 || byte == UInt8(ascii: "\n"), "a control character is written")
    }
  }

  private mutating func skipComment() throws {
    while offset < text.count {
      if text[offset] == comment.end[0], text[offset...].starts(with: comment.end) {
        offset += comment.end.count
        return
      }
      offset += 1
    }
    throw BrokenLaw(description: "a comment is not closed")
  }

  private mutating func skipString(_ quote: UInt8) throws {
    while offset < text.count, text[offset] != UInt8(ascii: "\n") {
      defer { offset += 1 }
      if text[offset] == quote { return }
      if text[offset] == UInt8(ascii: "\\") { offset += 1 }
    }
    throw BrokenLaw(description: "a string is not closed")
  }
}
