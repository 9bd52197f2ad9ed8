import Diagnostics
import Documents
import DynamicType
import Writing

/// The tokens of a document with their values, and the findings in it.
struct CheckedTokens: Sendable {
  let set: TokenSet
  /// The platform of the text.
  let platform: Platform
  let tokens: [CheckedToken]
  /// The typography that tokens have themselves, by token.
  private let typographies: [Int: Typography]
  /// The typography tokens that can be read, in order, including aliases.
  private(set) var typographyTokens: [Int] = []
  /// Typography in loose tokens, by the paths of the groups: those that a mapping file names, and those with the shape
  /// of a style.
  private(set) var looseGroups: [String: LooseGroup] = [:]
  /// The paths of the groups with the shape of a style, in order.
  private(set) var styleGroups: [String] = []
  /// The tokens that are the only member of a group, a font size.
  private(set) var lonelySizes: [Int] = []
  /// For each token, whether something refers to it.
  private(set) var isReached: [Bool] = []
  /// The members that typeramp added to the typography of a token when it wrote it, by token.
  private(set) var implied: [Int: Typography] = [:]
  let metrics: [TokenMetric]
  /// The findings, except those in metrics.
  private(set) var findings: [Diagnostic] = []
  let metricFindings: [Diagnostic]
  /// The paths that no token has, by the nodes of the references.
  private var missing: [Int: String] = [:]

  init(_ tree: Tree, as form: TokenForm, _ options: ImportOptions, on platform: Platform) {
    let (set, findings) = TokenSet.read(tree.root, as: form, options)
    var (check, loose) = Self.read(set, options, unit: nil, on: platform)
    var unitFinding: Diagnostic?
    if options.bare == nil, form.bareUnit == .rem, let finding = check.reader.pixelFinding {
      (check, loose) = Self.read(set, options, unit: .px, on: platform)
      unitFinding = finding
    } else if options.bare == nil, form.bareUnit == .rem {
      unitFinding = check.reader.mixedFinding
    }
    self.set = set
    self.platform = platform
    tokens = check.tokens
    typographies = check.typographies
    (looseGroups, styleGroups, lonelySizes) = loose
    let looseFindings = check.reader.takeFindings()
    metrics = check.metrics()
    metricFindings = check.reader.takeFindings()
    // An alias may precede its target, so readable tokens are known only now.
    typographyTokens = set.tokens.indices.filter { tokens[$0].type == .typography && typography(of: $0) != nil }
    if !styleGroups.isEmpty {
      // The loose tokens beside a typography token are its parts.
      let groups = Set(typographyTokens.map { ExactString(set.tokens[$0].group) })
      styleGroups.removeAll { groups.contains(ExactString($0)) }
    }
    implied = check.implied(self)
    // Findings in implied values would repeat those in the values themselves.
    _ = check.reader.takeFindings()
    self.findings =
      findings + [unitFinding, check.reader.screenFinding].compactMap(\.self) + check.findings + looseFindings
    isReached = check.reader.references.isReached
    missing = check.reader.references.missing
    if let finding = typographyOfSources { self.findings.append(finding) }
  }

  /// The note about typography that no style has, since its sets are only sources, beside other typography.
  private var typographyOfSources: Diagnostic? {
    let all = set.tokens.indices.filter { tokens[$0].type == .typography }
    let sources = all.filter { set.tokens[$0].isSource && !isReached[$0] }
    guard let first = sources.first, all.contains(where: { !set.tokens[$0].isSource }) else { return nil }
    let names = sources.map { set.tokens[$0].path }.quotedList(upTo: 4)
    let count = sources.count.counted("typography token")
    let message = "\(count) in sets that are only sources \(sources.count == 1 ? "is" : "are") left out: \(names)"
    return Diagnostic(.reading, at: set.tokens[first].name, message, keyPath: set.tokens[first].path)
  }

  /// The findings, with suggestions for references without a target. They are added at the end, since each is compared
  /// with the paths of all tokens, and most findings are only counted.
  func suggesting(_ findings: [Diagnostic]) -> [Diagnostic] {
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

  /// Reads all tokens, and the groups of loose ones.
  private static func read(
    _ set: TokenSet, _ options: ImportOptions, unit: TokenLength.Unit?, on platform: Platform
  ) -> (TokenCheck, loose: ([String: LooseGroup], styles: [String], sizes: [Int])) {
    var check = TokenCheck(set, TypographyReader(set, options, bareUnit: unit, on: platform))
    for index in set.tokens.indices { check.add(index) }
    let named = (options.map?.content.styles ?? []).compactMap(\.path.string)
    let members = LooseMembers(set.tokens, namedGroups: Set(named))
    var groups: [String: LooseGroup] = [:]
    for style in options.map?.content.styles ?? [] {
      guard let path = style.path.string, style.isGroup || set.index(of: path) == nil else { continue }
      groups[path] = groups[path] ?? check.reader.looseGroup(path, members, hasFont: style.hasFont)
    }
    let styles = options.conformance == .strict ? [] : members.styles
    for path in styles where groups[path] == nil {
      groups[path] = check.reader.looseGroup(path, members, hasFont: false, isAutomatic: true)
    }
    return (check, (groups, styles.filter { groups[$0] != nil }, styles.isEmpty ? [] : members.lonelySizes))
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
  /// The name, with its position.
  let name: Node
  let token: Token
  /// In points.
  let value: Double
  /// Whether typeramp wrote the value, and the entry has another form of it.
  let isImplied: Bool
}

/// The tokens from which styles and metrics are made, and the tokens that they refer to. Mistakes in other tokens
/// change no output.
struct UsedTokens {
  private let set: TokenSet
  private var isUsed: [Bool]
  /// The paths in references that are not those of tokens: plain values may have them.
  private var plainPaths: Set<ExactString> = []
  private var nodes = NodeIndex()

  init(_ set: TokenSet, from roots: some Sequence<Int>) {
    self.set = set
    isUsed = Array(repeating: false, count: set.tokens.count)
    var pending = Array(roots)
    while let index = pending.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      let token = set.tokens[index]
      pending += ([token.object] + token.completed).flatMap { references(in: $0) }
    }
  }

  /// The tokens to which a dictionary refers: by aliases, within texts, or by pointers.
  private mutating func references(in object: Node) -> [Int] {
    var indices: [Int] = []
    var pending = [object]
    while let node = pending.popLast() {
      pending += node.elements
      pending += node.members.lazy.map(\.value)
      switch Reference(extending: node) {
      case .pointer(let path): indices += token(at: path)
      case .file(let file):
        let root = try? node.file(at: file)
        indices += root.flatMap { set.token(at: file.pointer, in: $0, &nodes) }.map { [$0.index] } ?? []
      case .alias, .malformed, nil: break
      }
      for path in node.string.flatMap(ReferringText.init)?.paths ?? [] {
        if let place = set.place(ofAlias: path) {
          indices.append(place.index)
        } else if set.form.hasPlainValues, plainPaths.insert(ExactString(path)).inserted {
          pending += [set.value(at: path, isGroup: false, &nodes)].compactMap(\.self)
        }
      }
    }
    return indices
  }

  /// The token at a pointer, or the one that contains its target.
  private func token(at pointer: [String]) -> [Int] {
    pointer.indices.lazy.compactMap { set.index(of: pointer[...$0].joined(separator: ".")) }.first.map { [$0] } ?? []
  }
}

// MARK: - Findings

extension UsedTokens {
  /// Splits findings into those about used tokens and about groups, and the others.
  func split(_ findings: [Diagnostic]) -> (kept: [Diagnostic], others: [Diagnostic]) {
    // A token's dictionary may be at several paths. Its name and the type of its group are outside of the dictionary.
    var isUsedAt: [Int: Bool] = [:]
    for (token, isUsed) in zip(set.tokens, isUsed) {
      for node in [token.object, token.name, token.groupType].compactMap(\.self) {
        isUsedAt[node.id] = isUsedAt[node.id] ?? false || isUsed
      }
    }
    let objects = set.tokens.map(\.object).sorted { $0.id < $1.id }
    lazy var usedGroups = usedGroups
    lazy var usedFiles = Set(zip(set.tokens, isUsed).filter(\.1).map(\.0.name.fileName))
    func isKept(_ finding: Diagnostic) -> Bool {
      // Without the file, it is unknown what the token is.
      guard let node = finding.node, finding.id != TokenRule.file.id else { return true }
      if let isUsed = isUsedAt[node] { return isUsed }
      let after = objects.partitioningIndex { $0.id > node }
      guard after > 0, node < objects[after - 1].id + objects[after - 1].size else {
        if set.form.hasPlainValues, finding.id == TokenRule.setConflict.id, let path = finding.keyPath {
          return plainPaths.contains(ExactString(path))
        }
        guard let group = finding.group else { return true }
        let isUsed = group.isEmpty ? usedFiles.contains(fileName(of: node)) : usedGroups.contains(ExactString(group))
        return isUsed || hasTypography(in: node)
      }
      return isUsedAt[objects[after - 1].id] ?? true
    }
    return findings.reduce(into: ([], [])) { parts, finding in
      if isKept(finding) { parts.kept.append(finding) } else { parts.others.append(finding) }
    }
  }

  /// The paths of all groups around used tokens.
  private var usedGroups: Set<ExactString> { zip(set.tokens, isUsed).filter(\.1).map(\.0).groupPaths }

  private func fileName(of node: Int) -> String {
    set.layers.first.map { $0.node.node(withID: node).fileName } ?? ""
  }

  /// Whether the value of a key, which may not be read, has members or the type of typography.
  private func hasTypography(in key: Int) -> Bool {
    guard let root = set.layers.first?.node, key + 1 < root.sizeOfAll else { return false }
    return root.node(withID: key + 1).hasTypography
  }
}

extension Diagnostic {
  /// The path of the group that a mistake in its form is about, empty for the top of a file; nil for other mistakes.
  fileprivate var group: String? {
    guard let path = keyPath, !path.isEmpty else { return nil }
    if id == TokenRule.duplicateName.id { return path }
    if id != TokenRule.shape.id { return nil }
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? ""
  }
}
