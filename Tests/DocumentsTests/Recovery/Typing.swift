import TestSupport

/// The states of a text while it is typed.
enum Typing {
  /// Every beginning of a text, or a third of them without slow tests; with what an editor adds behind the cursor.
  ///
  /// - Parameter closes: whether the editor closes brackets, quotes and tags when they are opened.
  static func states(of text: String, closing closes: Bool) -> [String] {
    SlowTests.some(Array(text.indices), of: 3).map { end in
      let typed = String(text[..<end])
      return typed + (closes ? closers(of: typed) : "") + "\n"
    } + [text]
  }

  /// What closes everything that is open: in the same line, or in a line with the indentation of the one that opens it.
  private static func closers(of typed: String) -> String {
    var open: [(closer: String, line: Substring)] = []
    var line: Substring = ""
    for part in typed.split(separator: "\n", omittingEmptySubsequences: false) {
      line = part
      if typed.contains("<key") { scanTags(part, &open) } else { scanBrackets(part, &open) }
    }
    return open.reversed().map { closer, opening in
      defer { line = opening }
      return (opening == line ? "" : "\n" + opening.prefix(while: \.isWhitespace)) + closer
    }.joined()
  }

  private static func scanBrackets(_ line: Substring, _ open: inout [(closer: String, line: Substring)]) {
    let pairs: [Character: String] = ["{": "}", "[": "]", "(": ")", "<": ">"]
    var (quote, isEscaped) = (Character?.none, false)
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if quote != nil, character == "\\" {
        isEscaped = true
      } else if character == "\"" || character == "'", quote ?? character == character {
        quote = quote == nil ? character : nil
      } else if quote == nil, let closer = pairs[character] {
        open.append((closer, line))
      } else if quote == nil, String(character) == open.last?.closer {
        open.removeLast()
      }
    }
    if let quote { open.append((String(quote), line)) }
  }

  private static func scanTags(_ line: Substring, _ open: inout [(closer: String, line: Substring)]) {
    for part in line.split(separator: "<") {
      guard let end = part.firstIndex(of: ">"), part[..<end].last != "/" else { continue }
      if part.first == "/" { open.removeLast() } else { open.append(("</\(part[...end])", line)) }
    }
  }
}

/// Random changes of a text; the same for each run.
struct RandomEdits {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let words = [
    "{", "}", "[", "]", "(", ")", "\"", "'", ",", ";", ":", "=", "\\", "\\u", "\\ud800", "\\U", "\n", "\r\n", "\r", " ",
    "\t", "<", ">", "/", "</", "/>", "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "&",
    ";",
    "<!--", "-->", "<![CDATA[", "]]>", "/*", "*/", "//", "<integer>", "<date>", "<true/>", "0", "-", "1e", "x",
    "\u{E9}",
  ].map { Array($0.utf8) }

  /// A text with up to three changes.
  mutating func edit(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...next(3) {
      let start = next(text.count + 1)
      let end = min(text.count, start + next(4) * next(20))
      text.replaceSubrange(start..<end, with: (0..<next(3)).flatMap { _ in Self.words[next(Self.words.count)] })
    }
    return text
  }

  /// A number below a limit (xorshift).
  private mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}
