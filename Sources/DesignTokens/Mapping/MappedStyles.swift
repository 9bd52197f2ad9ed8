import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The styles that a mapping file assigns to the tokens of a document.
struct MappedStyles {
  private(set) var entries: [StyleMap.Entry] = []
  /// The mistakes in the mapping file.
  private(set) var findings: [Diagnostic] = []
  /// The typography tokens that the file names.
  private(set) var tokens: Set<Int> = []
  /// The typography tokens that are not styles, readable or not.
  private(set) var ignored: Set<Int> = []
  /// The groups of loose tokens that become styles, besides those that the file names.
  private(set) var groups: [LooseGroup] = []
  /// The note that groups are left out beside typography tokens; nil if there are none.
  private(set) var groupsNote: Diagnostic?
  /// The note that groups have a size and nothing else; nil if there are none.
  private(set) var sizesNote: Diagnostic?
  /// The tokens that the file names, alone or in a group, and those of the other groups that become styles.
  private var named: Set<Int> = []

  private let checked: CheckedTokens
  private lazy var groupPaths = checked.groupPaths
  private let content: TokenMapContent
  private var tokenSuggestions = Spelling.Suggestions()
  private var groupSuggestions = Spelling.Suggestions()

  init(_ checked: CheckedTokens, _ content: TokenMapContent?) {
    self.checked = checked
    self.content = content ?? TokenMapContent()
    ignored = Set(
      checked.tokens.indices.filter {
        checked.tokens[$0].type == .typography && matches(self.content.ignored, $0)
      })
    for style in self.content.styles {
      add(style)
      let path = style.path.string ?? ""
      named.formUnion(checked.looseGroups[path]?.members ?? [])
      if !style.isGroup, let token = checked.set.index(of: path) { named.insert(token) }
    }
    groups = shapedGroups()
    named.formUnion(groups.flatMap(\.members))
    let patterns = self.content.ignored.all + (self.content.custom?.all ?? [])
    let isNeeded = patterns.contains(where: \.hasWildcard)
    let names = isNeeded ? (checked.typographyPaths + checked.styleGroups).map(PathPattern.names) : []
    for pattern in patterns
    where !(pattern.hasWildcard ? names.contains(where: pattern.matches) : checked.isTypography(pattern.text)) {
      findings.append(
        Diagnostic(.map, at: pattern.node, "no typography token matches '\(pattern.node.string ?? "")'"))
    }
  }

  /// The groups with the shape of a style that a pattern selects; without patterns all of them, if there is no other
  /// typography that can be read.
  private mutating func shapedGroups() -> [LooseGroup] {
    let styled = Set(content.styles.compactMap(\.path.string))
    let paths = checked.styleGroups.filter { !styled.contains($0) && !content.ignored.matches($0) }
    if let patterns = content.custom { return paths.filter(patterns.matches).compactMap { checked.looseGroups[$0] } }
    let groups = paths.compactMap { checked.looseGroups[$0] }
    sizesNote = noteOnSizes(besides: styled)
    let others = checked.typographyTokens.filter { !checked.set.tokens[$0].isSource && !ignored.contains($0) }
    if others.isEmpty { return groups }
    // A group whose tokens are referred to is the source of other typography.
    let loose = groups.filter { !$0.members.contains { checked.isReached[$0] } }.map(\.token)
    groupsNote = Self.note(on: loose, "left out beside typography tokens")
    return []
  }

  /// The note on groups with a size only, to which nothing refers.
  private func noteOnSizes(besides styled: Set<String>) -> Diagnostic? {
    let tokens = checked.lonelySizes.filter { !checked.isReached[$0] }.map { checked.set.tokens[$0] }
      .filter { !styled.contains($0.group) && !content.ignored.matches($0.group) }
    let groups = tokens.map { Token(path: $0.group, name: $0.name, object: $0.object) }
    return Self.note(on: groups, "left out, with only a size")
  }

  /// A note about groups, which a mapping file could make styles.
  private static func note(on groups: [Token], _ fate: String) -> Diagnostic? {
    Diagnostic(.reading, about: groups, "group", fate) {
      "; \(JSONValue.object([("group", .string($0))]).line) in a mapping file makes it a style"
    }
  }

  var textStyles: Set<TextStyle> {
    Set(content.styles.compactMap { if case .text(let style) = $0.style { style } else { nil } })
  }

  var customStyles: [String] {
    content.styles.compactMap { if case .custom(let name, _) = $0.style { name } else { nil } }
  }

  /// Whether a style or a metric is made from a token, unless it has a mistake.
  func uses(_ index: Int) -> Bool {
    let token = checked.set.tokens[index]
    if named.contains(index) || token.own?[.metric] != nil { return true }
    guard checked.tokens[index].type == .typography, !token.isSource, !ignored.contains(index) else { return false }
    let isCustom = content.custom.map { matches($0, index) } ?? !(checked.typography(of: index)?.isWithoutSize ?? false)
    return isCustom || token.own?[.textStyle] != nil
      || TextStyle(endOf: token.path) != nil
  }

  /// Whether the file leaves a path out, so that it is not a style.
  func ignores(_ path: String) -> Bool { content.ignored.matches(path) || !(content.custom?.matches(path) ?? true) }

  func note(on left: [Int]) -> Diagnostic? {
    Diagnostic(
      .unmapped, about: left.map { checked.set.tokens[$0] }, "typography token", "left out by the mapping file")
  }

  private func matches(_ patterns: PathPatterns, _ token: Int) -> Bool {
    patterns.matches(checked.set.tokens[token].path)
  }
}

// MARK: - What the file names

extension MappedStyles {
  private mutating func add(_ mapped: MappedStyle) {
    guard let (token, typography, index) = source(of: mapped) else { return }
    var style = mapped.style
    if case .custom(let name, _) = style {
      let size = mapped.keys.first { $0.name == EntryKey.fontSize.rawValue }?.value.number ?? typography.size?.value
      let base = mapped.keys.first { $0.name == EntryKey.relativeTo.rawValue }?.value.string
      let curve = base.flatMap(TextStyle.init(spelling:)) ?? checked.platform.curve(ofSize: size, besides: mapped.keys)
      style = .custom(name, relativeTo: curve)
    }
    entries.append(
      StyleMap.Entry(style: style, token: token, typography: typography, index: index, keys: mapped.keys))
    if let index { tokens.insert(index) }
  }

  /// The token or the group of a style; nil, with a finding, if it does not exist.
  private mutating func source(
    of mapped: MappedStyle
  ) -> (token: Token, typography: Typography, index: Int?)? {
    let path = mapped.path.string ?? ""
    let index = mapped.isGroup ? nil : checked.set.index(of: path)
    if index == nil, let group = checked.looseGroups[path] { return (group.token, group.typography, nil) }
    if let index, let typography = checked.typography(of: index), checked.tokens[index].type == .typography {
      return (checked.set.tokens[index], typography, index)
    }
    if index == nil, groupPaths.contains(ExactString(path)) {
      let members = "tokens such as 'font-family' and 'font-size'"
      report("the group '\(path)' has no \(members) of its own", mapped, nil)
    } else if mapped.isGroup {
      let suggestion = groupSuggestions.closest(to: path) { [groupPaths] in groupPaths.map(\.text).sorted() }
      report("there is no group '\(path)'", mapped, suggestion)
    } else {
      let message = index == nil ? "there is no token '\(path)'" : "the token '\(path)' is not typography"
      report(message, mapped, tokenSuggestions.closest(to: path) { [checked] in checked.typographyPaths })
    }
    return nil
  }

  private mutating func report(_ message: String, _ mapped: MappedStyle, _ suggestion: String?) {
    let finding = Diagnostic(.map, at: mapped.path, message, keyPath: mapped.style.name)
    findings.append(finding.replacing(by: suggestion, isSafe: false))
  }
}

extension CheckedTokens {
  fileprivate func isTypography(_ path: String) -> Bool {
    if looseGroups[path] != nil { return true }
    return set.index(of: path).map { tokens[$0].type == .typography && typography(of: $0) != nil } ?? false
  }

  var typographyPaths: [String] { typographyTokens.map { set.tokens[$0].path } }

  /// The paths of the groups that contain tokens or other groups.
  fileprivate var groupPaths: Set<ExactString> { self.set.tokens.prefix(20_000).groupPaths }
}
