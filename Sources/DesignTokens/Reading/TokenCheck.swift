import Diagnostics
import Documents
import DynamicType

/// Looks at every token once: what type it is of, and whether its value is one of that type.
struct TokenCheck {
  private let set: TokenSet
  private var reader: TypographyReader
  private var tokens: [CheckedToken] = []
  private var typographies: [Typography] = []
  /// The token that each dictionary was last checked as, and the group's type that it had there.
  private var known: [Int: (type: Int?, index: Int)] = [:]
  /// The type names that are none and were reported: a group's is that of all its tokens.
  private var wrongTypes: Set<Int> = []
  /// The last type name that is right: most tokens have the type of the one before.
  private var lastType: Node?
  private var findings: [Finding] = []

  private init(_ set: TokenSet, _ settings: TokenSettings, on platform: Platform) {
    self.set = set
    reader = TypographyReader(set, remBase: settings.remBase, on: platform)
    tokens.reserveCapacity(set.tokens.count)
  }

  /// Reads the tokens of a document.
  ///
  /// - Parameters:
  ///   - platform: whose text it is.
  ///   - earlier: what was found while they were listed.
  static func reading(
    of set: TokenSet, _ settings: TokenSettings, on platform: Platform, after earlier: [Finding]
  ) -> TokenReading {
    var check = TokenCheck(set, settings, on: platform)
    for index in set.tokens.indices { check.add(index) }
    let metrics = check.metrics()
    let metricFindings = check.reader.takeFindings()
    // An alias may come before what it leads to, so only now is it known what can be read.
    let typographyTokens = set.tokens.indices.filter {
      check.tokens[$0].type == .typography && check.tokens.typography(of: $0) != nil
    }
    // What is found in values that were implied is found in the values themselves.
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
  /// A group that extends another has its dictionaries under other paths: each is read once, and found to be the same.
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
    var checked = CheckedToken()
    checkTypeName(token.ownType, token.path)
    checkTypeName(token.groupType, token.path)
    guard case .value(let node, let target) = reader.end(of: token) else { return checked }
    checked.target = target
    guard let type = type(of: index, node, isAlias: target != nil) else { return checked }
    checked.type = type
    if let target, node.id != token.value.id {
      checkType(type, index, of: target)
    } else if type == .typography {
      // Also behind a pointer to something that is no token: it is read nowhere else.
      checked.typography = typography(node, token)
    } else if node.id == token.value.id, !set.form.isTextual {
      checked.measure = reader.read(node, as: type, path: token.path)
    }
    return checked
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
    findings.append(Finding(.typeMismatch, at: token.value, message, keyPath: token.path))
  }
}

// MARK: - Types

extension TokenCheck {
  /// - Parameter isAlias: another token has the value, and it is reported there that it has no type.
  private mutating func type(of index: Int, _ node: Node, isAlias: Bool) -> TokenType? {
    let token = set.tokens[index]
    if set.form.isTextual { return textualType(of: token, node) }
    if let type = reader.type(of: index) { return type }
    if token.ownType != nil || token.groupType != nil || isAlias { return nil }
    let guess = TokenType(of: node)
    let message = "'\(token.shownPath)' has no type, nor has a group around it"
    let finding = Finding(.missingType, at: token.name, message, keyPath: token.path)
    findings.append(finding.offering(guess.map { token.fix(adding: $0) }))
    return guess
  }

  /// In the older forms a type is a hint: what has the parts of typography is one.
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
    let finding = Finding(.unknownType, at: node, message, keyPath: path)
    findings.append(finding.replacing(by: meant?.rawValue, isSafe: true))
  }
}

extension Token {
  /// The fix that gives it a type, behind the brace that opens it.
  fileprivate func fix(adding type: TokenType) -> Diagnostic.Fix {
    let position = object.range.lowerBound + 1
    let member = "\"$type\": \"\(type.rawValue)\""
    return Diagnostic.Fix(
      "add \(member)", isSafe: false, range: position..<position, replacement: " \(member),")
  }
}
