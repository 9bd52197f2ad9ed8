import Diagnostics
import Documents
import DynamicType
import Writing

/// The style of each token: from a mapping file, from the token itself, or otherwise a custom style.
struct StyleMap: Sendable {
  struct Entry: Sendable {
    let style: TokenStyle
    /// The token, or the group of loose tokens that is used as one.
    let token: Token
    let typography: Typography
    /// The index of the token; nil for a group.
    var index: Int?
    /// The text style as the token's extension spells it, if it is there.
    var spelling: String?
    /// Keys in a mapping file that override the token's.
    var keys: [Node.Member] = []
  }

  /// The text styles in the order of the tokens, followed by the custom styles.
  let entries: [Entry]
  let findings: [Diagnostic]
  let mapped: MappedStyles

  init(_ checked: CheckedTokens, map: TokenMap?) {
    let mapped = MappedStyles(checked, map?.content)
    let candidates = checked.typographyTokens.filter { index in
      let token = checked.set.tokens[index]
      let isDecided = mapped.tokens.contains(index) || mapped.ignored.contains(index)
      return !token.isSource && !isDecided
    }
    var named = NamedStyles(of: candidates, checked, without: mapped.textStyles)
    let others = candidates.filter { !named.tokens.contains($0) }
    let isLeft = others.map { mapped.ignores(checked.set.tokens[$0].path) }
    let (left, chosen) = (zip(others, isLeft).filter(\.1).map(\.0), zip(others, isLeft).filter { !$1 }.map(\.0))
    let groups = named.takeGroups(mapped.groups, without: mapped.textStyles)
    let custom = CustomStyles(of: chosen, groups, checked, besides: mapped.customStyles)
    // Groups come last.
    let styles = (mapped.entries + named.entries).enumerated()
      .sorted { ($0.element.index ?? .max, $0.offset) < ($1.element.index ?? .max, $1.offset) }.map(\.element)
    entries = styles.filter { !$0.style.isCustom } + styles.filter(\.style.isCustom) + custom.entries
    findings =
      named.findings + custom.findings
      + [mapped.note(on: left), mapped.groupsNote, mapped.sizesNote].compactMap(\.self)
    self.mapped = mapped
  }
}

/// The typography tokens that are text styles without a mapping file: by their extension, otherwise by their name.
struct NamedStyles {
  private(set) var entries: [StyleMap.Entry] = []
  private(set) var findings: [Diagnostic] = []
  /// The tokens that would be text styles, including those with a mistake in their claim.
  private(set) var tokens: Set<Int> = []

  private let checked: CheckedTokens

  /// A token, and the style as its extension spells it; nil if the name of the token claims the style.
  private typealias Claim = (index: Int, spelling: String?)

  init(of candidates: [Int], _ checked: CheckedTokens, without mapped: Set<TextStyle>) {
    self.checked = checked
    var claims: [TextStyle: [Claim]] = [:]
    for token in candidates {
      guard let (style, claim) = claim(token), !mapped.contains(style) else { continue }
      claims[style, default: []].append(claim)
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
      return TextStyle(endOf: token.path).map { ($0, (index, nil)) }
    }
    if let style = spelling.string.flatMap(TextStyle.init(spelling:)) {
      return (style, (index, spelling.string))
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
    // If several tokens have the name of a text style, which one is meant is unknown.
    if explicit.isEmpty, claims.count > 1 { return findings.append(shared(style, claims)) }
    tokens.formUnion(claims.map(\.index))
    let first = checked.set.tokens[claims[0].index]
    guard let typography = checked.typography(of: claims[0].index) else { return }
    entries.append(
      StyleMap.Entry(
        style: .text(style), token: first, typography: typography, index: claims[0].index,
        spelling: claims[0].spelling))
    findings += claims.dropFirst().map { claim in
      let second = checked.set.tokens[claim.index]
      let names = "'\(second.shownPath)' and '\(first.shownPath)'"
      let message = "\(names) would both be '\(style.name)'; choose one in a mapping file"
      return Diagnostic(.mappedTwice, at: second.name, message, keyPath: second.path)
        .noting("'\(first.shownPath)' is here", at: first.name)
    }
    if explicit.isEmpty, let note = note(style, first, typography) { findings.append(note) }
  }

  private func shared(_ style: TextStyle, _ claims: [Claim]) -> Diagnostic {
    let tokens = claims.map { checked.set.tokens[$0.index] }
    let message =
      "\(tokens.list(upTo: 3) { "'\($0.shownPath)'" }) have the name of '\(style.name)', so they are custom styles; choose one in "
      + "a mapping file"
    return Diagnostic(.sharedName, at: tokens[0].name, message, keyPath: tokens[0].path)
  }

  /// The note that a token of a component is a text style of the whole app by its name alone.
  private func note(_ style: TextStyle, _ token: Token, _ typography: Typography) -> Diagnostic? {
    let usual = checked.platform.preferredFont(style).pointSize(compatibleWith: .large)
    guard let size = typography.size?.value, abs(size - usual) > usual / 4, !token.group.isEmpty else { return nil }
    let words = token.group.lowercased()
    if ["text", "typ", "font", "style", "ios"].contains(where: words.contains) { return nil }
    let message =
      "'\(token.shownPath)' is '\(style.name)' by its name, with \(size.shortest) points; a mapping file can say otherwise"
    return Diagnostic(.unmapped, at: token.name, message, keyPath: token.path)
  }
}

extension TextStyle {
  /// The style named at the end of a token's path, in any spelling, case and separators: `font.style.Title 1`,
  /// `ios.large-title`, `title.2`. The longest match is used: `large.title` is the large title.
  init?(endOf path: String) {
    let isRoot = path.hasSuffix(".$root")
    let path = isRoot ? path.dropLast(".$root".count) : path[...]
    let names = path.split(separator: ".").suffix(3).map(Self.letters)
    // A name without letters is not part of the name of a style.
    guard path.utf8.last != UInt8(ascii: "."), names.last?.isEmpty == false else { return nil }
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

  /// What distinguishes names: letters, those of ASCII in lower case, digits, and all characters beyond ASCII.
  private static func letters(_ name: Substring) -> String {
    String(
      decoding: name.utf8.compactMap { byte in
        byte.isLetter ? byte | 0x20 : byte.isDigit || byte >= 0x80 ? byte : nil
      }, as: UTF8.self)
  }
}
