import Diagnostics
import Documents
import DynamicType

/// The typography tokens that are text styles without a mapping file: by their extension, otherwise by their name.
struct NamedStyles {
  private(set) var entries: [StyleMap.Entry] = []
  private(set) var findings: [Diagnostic] = []
  /// The tokens that would be text styles, including those with a mistake in their claim.
  private(set) var tokens: Set<Int> = []

  private let checked: CheckedTokens

  private struct Claim {
    let index: Int
    /// The style as the token's extension spells it; nil if the name of the token claims the style.
    let spelling: String?
  }

  init(of candidates: [Int], _ checked: CheckedTokens, without mapped: Set<TextStyle>) {
    self.checked = checked
    var claims: [TextStyle: [Claim]] = [:]
    for token in candidates {
      guard let (style, claim) = claim(token), !mapped.contains(style) else { continue }
      claims[style, default: []].append(claim)
      tokens.insert(token)
    }
    for style in TextStyle.allCases {
      if let claims = claims[style] { decide(style, claims) }
    }
  }

  /// Takes the groups that are the only ones with the name of a text style; returns the others.
  mutating func takeGroups(_ groups: [LooseGroup], without mapped: Set<TextStyle>) -> [LooseGroup] {
    var claims: [TextStyle: Int] = [:]
    let styles = groups.map { TextStyle(endOf: $0.token.path) }
    for style in styles.compactMap(\.self) { claims[style, default: 0] += 1 }
    let taken = mapped.union(entries.compactMap(\.style.base))
    return zip(groups, styles).compactMap { group, style in
      guard let style, claims[style] == 1, !taken.contains(style), !group.typography.isBroken else { return group }
      entries.append(StyleMap.Entry(style: .text(style), token: group.token, typography: group.typography))
      return nil
    }
  }

  private mutating func claim(_ index: Int) -> (TextStyle, Claim)? {
    let token = checked.set.tokens[index]
    if token.own?[.customStyle] != nil { return nil }
    guard let spelling = token.own?[.textStyle] else {
      return TextStyle(endOf: token.path).map { ($0, Claim(index: index, spelling: nil)) }
    }
    if let style = spelling.string.flatMap(TextStyle.init(spelling:)) {
      return (style, Claim(index: index, spelling: spelling.string))
    }
    let suggestion = spelling.string.flatMap {
      Spelling.closest(to: $0, among: TextStyle.allCases.flatMap(\.spellings))
    }
    let message = "expected a text style, not \(spelling.phrase)"
    let finding = Diagnostic(.extension, at: spelling, message, keyPath: token.path)
    findings.append(finding.replacing(by: suggestion, isSafe: false))
    tokens.insert(index)
    return nil
  }

  /// Decides between tokens for one style. An explicit claim takes precedence over a matching name.
  private mutating func decide(_ style: TextStyle, _ claims: [Claim]) {
    let explicit = claims.filter { $0.spelling != nil }
    let claims = explicit.isEmpty ? claims : explicit
    let first = checked.set.tokens[claims[0].index]
    guard let typography = checked.typography(of: claims[0].index) else { return }
    entries.append(
      StyleMap.Entry(
        style: .text(style), token: first, typography: typography, index: claims[0].index,
        spelling: claims[0].spelling))
    findings += claims.dropFirst().map { claim in
      .mappedTwice(first, checked.set.tokens[claim.index], "'\(style.name)'; choose one in a mapping file")
    }
  }
}

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
