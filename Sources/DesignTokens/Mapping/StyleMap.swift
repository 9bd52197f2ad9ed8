import Diagnostics
import Documents
import DynamicType

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

    var isGroup: Bool { index == nil }
  }

  /// The text styles in the order of the tokens, followed by the custom styles.
  let entries: [Entry]
  let findings: [Diagnostic]
  let mapped: MappedStyles

  /// - Parameter allGroups: whether all groups of loose tokens with the shape of a style become styles.
  init(_ checked: CheckedTokens, map: TokenMap?, allGroups: Bool) {
    let mapped = MappedStyles(checked, map?.content, allGroups: allGroups)
    let candidates = checked.typographyTokens.filter { index in
      let token = checked.set.tokens[index]
      let isDecided = mapped.tokens.contains(index) || mapped.ignored.contains(index)
      return !token.isSource && !isDecided
    }
    var named = NamedStyles(of: candidates, checked, without: mapped.textStyles)
    let (chosen, left) = mapped.chosen(from: candidates.filter { !named.tokens.contains($0) })
    let groups = named.takeGroups(mapped.groups, without: mapped.textStyles)
    let custom = CustomStyles(of: chosen, groups, checked, besides: mapped.customStyles)
    // Groups come last.
    let styles = (mapped.entries + named.entries).enumerated()
      .sorted { ($0.element.index ?? .max, $0.offset) < ($1.element.index ?? .max, $1.offset) }.map(\.element)
    entries = styles.filter { !$0.style.isCustom } + styles.filter(\.style.isCustom) + custom.entries
    findings = named.findings + custom.findings + [mapped.note(on: left)].compactMap(\.self)
    self.mapped = mapped
  }
}

extension Diagnostic {
  /// The finding that two tokens would be one style.
  ///
  /// - Parameter style: the style, and what to do.
  static func mappedTwice(_ first: Token, _ second: Token, _ style: String) -> Diagnostic {
    let message = "'\(second.shownPath)' and '\(first.shownPath)' would both be \(style)"
    return Diagnostic(.mappedTwice, at: second.name, message, keyPath: second.path)
      .noting("'\(first.shownPath)' is here", at: first.name)
  }
}
