/// Limits on how much of a text from a file a report shows. A key can be as long as the file, and every finding below
/// it would repeat it.
package enum Shortened {
  /// The maximum length in bytes of a key path, and of a name in a message.
  package static let longestName = 200

  /// The maximum length of a message in bytes.
  package static let longestMessage = 1_000

  /// A name or a key path, cut at its end with `…`.
  package static func name(_ name: String) -> String { cut(name, to: longestName) }

  /// A key path with the name of a key below it.
  package static func path(_ path: String, _ name: String) -> String {
    self.name(path.isEmpty ? name : self.name(path) + "." + self.name(name))
  }

  /// A sentence. Names in single quotes are cut first; if the sentence is still too long, it is cut in the middle.
  package static func message(_ message: String) -> String {
    if message.utf8.count <= longestName { return message }
    let pieces = message.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    let sentence = pieces.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? String(Substring(piece)) : name(String(Substring(piece)))
    }.joined(separator: "'")
    let excess = sentence.utf8.count - longestMessage
    return excess <= 0 ? sentence : cut(sentence, to: longestMessage / 2) + end(of: sentence, longestMessage / 2)
  }

  private static func cut(_ text: String, to count: Int) -> String {
    if text.utf8.count <= count { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: count - "…".utf8.count)
    while isContinuation(text.utf8[end]) { end = text.utf8.index(before: end) }
    return text[..<end] + "…"
  }

  private static func end(of text: String, _ count: Int) -> Substring {
    var start = text.utf8.index(text.endIndex, offsetBy: -count)
    while isContinuation(text.utf8[start]) { start = text.utf8.index(after: start) }
    return text[start...]
  }

  /// Whether a byte of UTF-8 continues a scalar.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
