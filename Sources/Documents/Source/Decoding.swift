extension Source {
  /// The source in `bytes`, and the first place where they are not well-formed text.
  static func decode(_ bytes: [UInt8], path: String) -> (Source, SyntaxError?) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
    let source = Source(path: path, encoding: hasMark ? .utf8WithMark : .utf8, text: text)
    let mistake = firstInvalidUTF8(in: text).map {
      SyntaxError(CommonMistake.invalidUTF8(text[$0]), at: $0..<($0 + 1))
    }
    return (source, mistake)
  }
}
