import Documents
import DynamicType

extension TextStyle {
  /// The style that the end of a token's path names, in any spelling, case and separators: `font.style.Title 1`,
  /// `ios.large-title`, `title.2`. Of several ends the longest counts: `large.title` is the large title.
  init?(endOf path: String) {
    let path = path.hasSuffix(".$root") ? path.dropLast(".$root".count) : path[...]
    // Hardly any token is a style, and the last name alone rules most of them out.
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

  /// What the last of several names can be.
  private static let endings = Set(byLetters.keys.flatMap { name in name.indices.map { String(name[$0...]) } })

  /// Letters and digits, ASCII letters in lower case.
  private static func letters(_ name: Substring) -> String {
    String(
      decoding: name.utf8.compactMap { byte in
        byte.isLetter ? byte | 0x20 : byte.isDigit || byte >= 0x80 ? byte : nil
      }, as: UTF8.self)
  }
}
