import Diagnostics
import Documents
import DynamicType
import Writing

/// The tokens of a document with their values, and the findings in it.
struct CheckedTokens: Sendable {
  let set: TokenSet
  let platform: Platform
  /// What has read them, with all that it knows.
  var reader: TypographyReader
  private(set) var tokens: [CheckedToken] = []
  /// The typography that tokens have themselves, by token.
  var typographies: [Int: Typography] = [:]
  /// The typography tokens that can be read, in order, including aliases.
  private(set) var typographyTokens: [Int] = []
  /// Typography in loose tokens, by the paths of the groups: those that a mapping file names, and those with the shape
  /// of a style.
  private(set) var looseGroups: [String: LooseGroup] = [:]
  /// The paths of the groups with the shape of a style, in order.
  private(set) var styleGroups: [String] = []
  /// The tokens that are the only member of a group, a font size.
  private(set) var lonelySizes: [Int] = []
  /// The members that typeramp added to the typography of a token when it wrote it, by token.
  private(set) var implied: [Int: Typography] = [:]
  private(set) var metrics: [TokenMetric] = []
  /// The findings, except those in metrics.
  var findings: [Diagnostic] = []
  private(set) var metricFindings: [Diagnostic] = []
  /// The token with which each dictionary was last checked, and the group's type at that path.
  private var known: [Int: (type: Int?, index: Int)] = [:]
  /// The unknown type names that have been reported: a group's type applies to all its tokens.
  var wrongTypes: Set<Int> = []

  init(_ tree: Tree, as form: TokenForm, _ options: ImportOptions, on platform: Platform) {
    let (set, findings) = TokenSet.read(tree.root, as: form, options)
    self.init(set, options, unit: nil, on: platform)
    var unitFinding: Diagnostic?
    if options.bare == nil, form.bareUnit == .rem {
      let pixels = reader.pixelFinding
      unitFinding = pixels ?? reader.mixedFinding
      if pixels != nil { self = CheckedTokens(set, options, unit: .px, on: platform) }
    }
    self.findings = findings + [unitFinding, reader.screenFinding].compactMap(\.self) + self.findings
    metrics = readMetrics()
    metricFindings = reader.takeFindings()
    // An alias may precede its target, so readable tokens are known only now.
    typographyTokens = set.tokens.indices.filter { tokens[$0].type == .typography && typography(of: $0) != nil }
    if !styleGroups.isEmpty {
      // The loose tokens beside a typography token are its parts.
      let groups = Set(typographyTokens.map { ExactString(set.tokens[$0].group) })
      styleGroups.removeAll { groups.contains(ExactString($0)) }
    }
    readImplied()
    // Findings in implied values would repeat those in the values themselves.
    _ = reader.takeFindings()
    self.findings += [typographyOfSources].compactMap(\.self)
  }

  /// Reads all tokens, and the groups of loose ones.
  private init(_ set: TokenSet, _ options: ImportOptions, unit: TokenLength.Unit?, on platform: Platform) {
    (self.set, self.platform) = (set, platform)
    reader = TypographyReader(set, options, bareUnit: unit, on: platform)
    tokens.reserveLargePages(set.tokens.count)
    for index in set.tokens.indices { add(index) }
    readGroups(options.map?.content.styles ?? [], isStrict: options.conformance == .strict)
    findings += reader.takeFindings()
  }

  /// Checks a token. A group that extends another has its dictionaries under other paths: each is read once, and the
  /// result is reused.
  private mutating func add(_ index: Int) {
    let token = set.tokens[index]
    let type = token.groupType?.id
    if let known = known.updateValue((type, index), forKey: token.object.id), known.type == type {
      var copy = tokens[known.index]
      copy.target = copy.target ?? known.index
      return tokens.append(copy)
    }
    tokens.append(read(token, index))
    findings += reader.takeFindings()
  }

  private mutating func readGroups(_ styles: [MappedStyle], isStrict: Bool) {
    let members = LooseMembers(set.tokens, namedGroups: Set(styles.compactMap(\.path.string)))
    for style in styles {
      guard let path = style.path.string, style.isGroup || set.index(of: path) == nil else { continue }
      looseGroups[path] = looseGroups[path] ?? reader.looseGroup(path, members, hasFont: style.hasFont)
    }
    if isStrict || members.styles.isEmpty { return }
    for path in members.styles where looseGroups[path] == nil {
      looseGroups[path] = reader.looseGroup(path, members, hasFont: false, isAutomatic: true)
    }
    styleGroups = members.styles.filter { looseGroups[$0] != nil }
    lonelySizes = members.lonelySizes
  }

  private mutating func readMetrics() -> [TokenMetric] {
    set.tokens.compactMap { token in
      guard let own = token.own, let name = own[.metric], name.string != nil,
        let points = reader.points(of: token.value)
      else { return nil }
      let implied = own[.implied]?.value(of: "$value").flatMap { reader.points(of: $0) }
      return TokenMetric(name: name, token: token, value: points, isImplied: implied == points)
    }
  }

  private mutating func readImplied() {
    for index in typographyTokens {
      let token = set.tokens[index]
      guard let node = token.own?[.implied], node.kind == .dictionary else { continue }
      implied[index] = reader.typography(node, path: token.path, size: typography(of: index)?.size?.value ?? 0)
    }
  }

  var isReached: [Bool] { reader.references.isReached }

  /// The note about typography that no style has, since its sets are only sources, beside other typography.
  private var typographyOfSources: Diagnostic? {
    let all = set.tokens.indices.filter { tokens[$0].type == .typography }
    if all.allSatisfy({ set.tokens[$0].isSource }) { return nil }
    let sources = all.filter { set.tokens[$0].isSource && !isReached[$0] }.map { set.tokens[$0] }
    return Diagnostic(.reading, about: sources, "typography token", "left out, in sets that are only sources")
  }

  /// The findings, with suggestions for references without a target. They are added at the end, since each is compared
  /// with the paths of all tokens, and most findings are only counted.
  func suggesting(_ findings: [Diagnostic]) -> [Diagnostic] {
    let missing = reader.references.missing
    guard !missing.isEmpty, let root = set.layers.first?.node else { return findings }
    var suggestions = Spelling.Suggestions()
    return findings.map { finding in
      guard finding.id == TokenRule.reference.id, finding.fix == nil, let id = finding.node, let path = missing[id],
        let meant = suggestions.closest(to: path, among: { set.tokens.lazy.map(\.path) }),
        // It must not lead back to the token itself.
        !(finding.keyPath?.hasPrefix(meant) ?? false)
      else { return finding }
      return finding.offering(root.node(withID: id).fix(writing: .string("{\(meant)}"), isSafe: false))
    }
  }

  /// The value of a typography token, following references; nil if it cannot be read.
  func typography(of index: Int) -> Typography? {
    typographies[index] ?? tokens[index].target.flatMap(typography)
  }
}

struct CheckedToken: Sendable {
  /// Nil if the type cannot be determined.
  var type: TokenType?
  /// The token to whose whole value its reference leads, or that has the same dictionary; nil if its value is its own.
  var target: Int?
}

/// The metric of a dictionary for a dimension token.
struct TokenMetric: Sendable {
  let name: Node
  let token: Token
  /// In points.
  let value: Double
  /// Whether typeramp wrote the value, and the entry has another form of it.
  let isImplied: Bool
}
