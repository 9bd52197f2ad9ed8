import Documents
import DynamicType

extension TextStyle {
  /// The style that the end of a token's path names, in any spelling, case and separators: `font.style.Title 1`,
  /// `ios.large-title`, `title.2`. Of several ends the longest counts: `large.title` is the large title.
  init?(endOf path: String) {
    var names = path.split(separator: ".").map(Self.letters)
    if names.last == "root" { names.removeLast() }
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

  /// Letters and digits, ASCII letters in lower case.
  private static func letters(_ name: Substring) -> String {
    String(
      decoding: name.utf8.compactMap { byte in
        byte.isLetter ? byte | 0x20 : byte.isDigit || byte >= 0x80 ? byte : nil
      }, as: UTF8.self)
  }
}
