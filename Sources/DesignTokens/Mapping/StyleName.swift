import Documents
import DynamicType

extension TextStyle {
  /// The style named at the end of a token's path, in any spelling, case and separators: `font.style.Title 1`,
  /// `ios.large-title`, `title.2`. The longest match is used: `large.title` is the large title.
  init?(endOf path: String) {
    let isRoot = path.hasSuffix(".$root")
    let path = isRoot ? path.dropLast(".$root".count) : path[...]
    let last = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? path
    // Few tokens are styles, and the last name rules most of them out.
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
