import Diagnostics
import Documents
import DynamicType

/// Checks every token once: its type, and whether its value is valid for the type. If only styles matter, the values of
/// other tokens are not read.
struct TokenCheck {
  private let set: TokenSet
  private var reader: TypographyReader
  private var tokens: [CheckedToken] = []
  private var typographies: [Typography] = []
  /// The token with which each dictionary was last checked, and the group's type at that path.
  private var known: [Int: (type: Int?, index: Int)] = [:]
  /// The unknown type names that have been reported: a group's type applies to all its tokens.
  private var wrongTypes: Set<Int> = []
  /// The last valid type name: most tokens have the same type as the previous one.
  private var lastType: Node?
  private var findings: [Diagnostic] = []

  private init(_ set: TokenSet, _ settings: TokenSettings, on platform: Platform) {
    self.set = set
    reader = TypographyReader(set, remBase: settings.remBase, on: platform)
    tokens.reserveLargePages(set.tokens.count)
  }

  /// Reads the tokens of a document.
  ///
  /// - Parameters:
  ///   - platform: the platform of the text.
  ///   - earlier: the findings from listing the tokens.
  static func reading(
    of set: TokenSet, _ settings: TokenSettings, on platform: Platform, after earlier: [Diagnostic]
  ) -> TokenReading {
    var check = TokenCheck(set, settings, on: platform)
    if settings.readsAllTokens {
      for index in set.tokens.indices { check.add(index) }
    } else {
      check.addUsed(by: StyleCandidates(set, settings.map?.content))
    }
    let metrics = check.metrics()
    let metricFindings = check.reader.takeFindings()
    // An alias may precede its target, so readable tokens are known only now.
    let typographyTokens = set.tokens.indices.filter(check.tokens.isTypography)
    // Findings in implied values would repeat those in the values themselves.
    let implied = check.implied(typographyTokens)
    _ = check.reader.takeFindings()
    let groups = settings.map?.content.styles.filter(\.isGroup).compactMap(\.path.string) ?? []
    let loose = check.looseTypography(ofGroups: groups)
    let looseFindings = check.reader.takeFindings()
    return TokenReading(
      set: set, platform: platform, tokens: check.tokens, typographies: check.typographies,
      typographyTokens: typographyTokens, looseTypography: loose, isReached: check.reader.isReached, implied: implied,
      metrics: metrics, findings: earlier + check.findings + looseFindings, metricFindings: metricFindings)
  }

  private mutating func metrics() -> [TokenMetric] {
    set.tokens.compactMap { token in
      guard let own = TokenExtension(token.extensions), let name = own.metric, name.string != nil,
        let points = reader.points(of: token.value)
      else { return nil }
      let implied = own.implied?.value(of: "$value").flatMap { reader.points(of: $0) }
      return TokenMetric(name, token, own, points: points, implied: implied)
    }
  }

  private mutating func looseTypography(ofGroups paths: [String]) -> [String: LooseTypography] {
    paths.reduce(into: [:]) { groups, path in
      if groups[path] == nil { groups[path] = reader.typography(ofGroup: path, in: set) }
    }
  }

  private mutating func implied(_ indices: [Int]) -> [Int: Typography] {
    var result: [Int: Typography] = [:]
    for index in indices {
      let token = set.tokens[index]
      guard let node = TokenExtension(token.extensions)?.implied, node.kind == .dictionary,
        let typography = tokens.typography(of: index).map({ typographies[$0] })
      else { continue }
      result[index] = reader.typography(node, path: token.path, size: typography.size?.value ?? 0)
    }
    return result
  }
}

// MARK: - One token

extension TokenCheck {
  /// Checks a token. A group that extends another has its dictionaries under other paths: each is read once, and the
  /// result is reused.
  private mutating func add(_ index: Int) {
    let token = set.tokens[index]
    let type = token.groupType?.id
    if !set.hasDistinctObjects, let known = known.updateValue((type, index), forKey: token.object.id),
      known.type == type
    {
      tokens.append(tokens[known.index])
      return
    }
    let before = findings.count
    var checked = read(token, index)
    findings += reader.takeFindings()
    checked.isDeviating = findings[before...].contains(where: \.isDeviation)
    tokens.append(checked)
  }

  private mutating func read(_ token: Token, _ index: Int) -> CheckedToken {
    checkTypeName(token.ownType, token.path)
    checkTypeName(token.groupType, token.path)
    var (checked, node) = examined(token, index)
    guard let node, let type = checked.type else { return checked }
    if let target = checked.target, node.id != token.value.id {
      checkType(type, index, of: target)
    } else if type == .typography {
      // Also after a pointer to something that is not a token, which is not read anywhere else.
      checked.typography = typography(node, token)
    } else if node.id == token.value.id, !set.form.isTextual {
      checked.measure = reader.read(node, as: type, path: token.path)
    }
    return checked
  }

  /// The type of a token and the end of its references; its value is not read.
  private mutating func examined(_ token: Token, _ index: Int) -> (CheckedToken, Node?) {
    var checked = CheckedToken()
    guard case .value(let node, let target) = reader.end(of: token) else { return (checked, nil) }
    checked.target = target
    checked.type = type(of: index, node, isAlias: target != nil)
    return (checked, node)
  }

  private mutating func typography(_ node: Node, _ token: Token) -> Int? {
    guard let typography = reader.typography(node, path: token.path) else { return nil }
    typographies.append(typography)
    return typographies.count - 1
  }

  private mutating func checkType(_ type: TokenType, _ index: Int, of target: Int) {
    guard !set.form.isTextual, let other = reader.type(of: target), other != type else { return }
    let token = set.tokens[index]
    let message = "'\(set.tokens[target].shownPath)' is \(other.phrase), and this is \(type.phrase)"
    findings.append(Diagnostic(.typeMismatch, at: token.value, message, keyPath: token.path))
  }
}

// MARK: - Used tokens only

extension TokenCheck {
  /// Checks the tokens that may become styles and those that they refer to. Mistakes in the others are not reported.
  private mutating func addUsed(by candidates: StyleCandidates) {
    let roots = set.tokens.indices.filter { candidates.needs($0, isTypography: mayBeTypography($0)) }
    let used = UsedTokens(set, from: roots)
    for index in set.tokens.indices {
      if used.contains(index) { add(index) } else { tokens.append(CheckedToken()) }
    }
    let reported = findings
    for index in set.tokens.indices where !used.contains(index) {
      let (checked, node) = examined(set.tokens[index], index)
      tokens[index] = checked
      tokens[index].isUnreadTypography = checked.type == .typography && node?.kind == .dictionary
    }
    _ = reader.takeFindings()
    findings = reported
  }

  /// Whether a token may be typography, judging by the names of types.
  private mutating func mayBeTypography(_ index: Int) -> Bool {
    guard set.form.isTextual else { return reader.type(of: index) ?? .typography == .typography }
    let name = (set.tokens[index].ownType ?? set.tokens[index].groupType)?.string
    return name.flatMap(TokenType.meant) ?? .typography == .typography
  }
}

// MARK: - Types

extension TokenCheck {
  /// - Parameter isAlias: whether another token has the value, where a missing type is reported.
  private mutating func type(of index: Int, _ node: Node, isAlias: Bool) -> TokenType? {
    let token = set.tokens[index]
    if set.form.isTextual { return textualType(of: token, node) }
    if let type = reader.type(of: index) { return type }
    if token.ownType != nil || token.groupType != nil || isAlias { return nil }
    let guess = TokenType(of: node)
    let message = "'\(token.shownPath)' has no type, nor has a group around it"
    let finding = Diagnostic(.missingType, at: token.name, message, keyPath: token.path)
    findings.append(finding.offering(guess.map { token.fix(adding: $0) }))
    return guess
  }

  /// In the older forms a type is only a hint: a value with the members of typography is typography.
  private func textualType(of token: Token, _ node: Node) -> TokenType? {
    let name = token.ownType?.string ?? token.groupType?.string
    if let name, TokenType.meant(by: name) == .typography { return .typography }
    let isUntyped = name == nil || name == "composition"
    return isUntyped && TokenType(of: node) == .typography ? .typography : nil
  }

  private mutating func checkTypeName(_ node: Node?, _ path: String) {
    guard let node, !set.form.isTextual, !(lastType?.hasSameText(as: node) ?? false) else { return }
    if node.string.flatMap(TokenType.init(rawValue:)) != nil {
      lastType = node
      return
    }
    guard wrongTypes.insert(node.id).inserted else { return }
    let meant = node.string.flatMap(TokenType.meant)
    let expectation = meant == nil ? "; expected one of DTCG's, such as 'typography' or 'dimension'" : ""
    let message = "unknown type '\(node.string ?? node.phrase)'\(expectation)"
    let finding = Diagnostic(.unknownType, at: node, message, keyPath: path)
    findings.append(finding.replacing(by: meant?.rawValue, isSafe: true))
  }
}

extension Token {
  /// The fix that adds a type after the token's opening brace.
  fileprivate func fix(adding type: TokenType) -> Diagnostic.Fix {
    let position = object.range.lowerBound + 1
    let member = "\"$type\": \"\(type.rawValue)\""
    return Diagnostic.Fix(
      "add \(member)", isSafe: false, range: position..<position, replacement: " \(member),")
  }
}
