import Documents
import DynamicType

extension TextStyle {
  /// The style named at the end of a token's path, in any spelling, case and separators: `font.style.Title 1`,
  /// `ios.large-title`, `title.2`. The longest match is used: `large.title` is the large title.
  init?(endOf path: String) {
    // Few tokens are styles, and the last letters alone rule most of them out.
    guard Self.mayEndStyle(path) else { return nil }
    let isRoot = path.hasSuffix(".$root")
    let path = isRoot ? path.dropLast(".$root".count) : path[...]
    let last = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? path
    guard Self.endings.contains(Self.letters(last)) else { return nil }
    let names = path.split(separator: ".").suffix(3).map(Self.letters)
    for count in (1...3).reversed() where names.count >= count {
      guard let style = Self.byLetters[names.suffix(count).joined()] else { continue }
      self = style
      return
    }
    return nil
  }

  private static let byLetters = Dictionary(
    allCases.flatMap { style in style.spellings.map { (letters($0[...]), style) } },
    uniquingKeysWith: { first, _ in first })

  /// All suffixes of the spellings of styles.
  private static let endings = Set(byLetters.keys.flatMap { name in name.indices.map { String(name[$0...]) } })

  /// Whether the last two letters of a path's last name can end the name of a style, or `$root`. The check is cheap, and
  /// few names pass it.
  private static func mayEndStyle(_ path: String) -> Bool {
    // The bytes are only read, within the closure. Iterating over a string instead takes ten times as long.
    unsafe path.utf8.withContiguousStorageIfAvailable { unsafe mayEndStyle($0) } ?? true
  }

  private static func mayEndStyle(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8?
    var index = path.count
    while index > 0 {
      index -= 1
      // The index is within the bytes.
      let byte = unsafe path[index]
      if byte == UInt8(ascii: ".") { break }
      guard isLetter(byte) else { continue }
      if let last { return lastPairs.contains(pair(byte, last)) }
      last = byte
    }
    return last != nil
  }

  /// A list, because searching two dozen numbers is cheaper than hashing one.
  private static let lastPairs = Set(
    (byLetters.keys + ["root"]).map { name in
      let letters = Array(name.utf8.suffix(2))
      return pair(letters[0], letters[1])
    }
  ).sorted()

  /// Two letters as a number, ASCII letters in lower case.
  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first | 0x20) << 8 | UInt16(second | 0x20)
  }

  /// Whether a byte distinguishes names: a letter, a digit, or part of a character beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

  /// Letters and digits, ASCII letters in lower case.
  private static func letters(_ name: Substring) -> String {
    String(
      decoding: name.utf8.compactMap { byte in
        byte.isLetter ? byte | 0x20 : isLetter(byte) ? byte : nil
      }, as: UTF8.self)
  }
}
