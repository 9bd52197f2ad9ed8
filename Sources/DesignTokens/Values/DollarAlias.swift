import Documents

/// `$size.m`, the form in older files of Tokens Studio of what is now `{size.m}`.
enum DollarAlias {
  /// A text with braces instead of dollar signs: `{size.m} * 2` for `$size.m * 2`.
  static func braced(_ text: String) -> String {
    guard text.utf8.contains(dollar) else { return text }
    var result: [UInt8] = []
    var rest = text.utf8[...]
    var isInBraces = false
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{") { isInBraces = true }
      if byte == UInt8(ascii: "}") { isInBraces = false }
      let begins = byte == dollar && !isInBraces && (result.last.map(canPrecede) ?? true)
      let path = begins ? path(in: rest) : rest.prefix(0)
      if path.isEmpty {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "{")] + path + [UInt8(ascii: "}")]
        rest = rest[path.endIndex...]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let dollar = UInt8(ascii: "$")

  /// Whether a dollar sign after this byte begins a reference; in `US$` it does not.
  private static func canPrecede(_ byte: UInt8) -> Bool { byte.isWhitespace || "(+-*/,".utf8.contains(byte) }

  /// The name at the beginning of a text: up to white space or an operator, without punctuation at its end.
  private static func path(in text: Substring.UTF8View) -> Substring.UTF8View {
    guard text.first.map(isOfWord) ?? false else { return text.prefix(0) }
    var path = text.prefix { !$0.isWhitespace && !",*+(){}$".utf8.contains($0) }
    while let last = path.last, !isOfWord(last) { path.removeLast() }
    return path
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
