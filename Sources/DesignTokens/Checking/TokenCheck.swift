import Diagnostics
import Documents
import DynamicType

// The check of one token: its type, and whether its value is valid for the type.

extension CheckedTokens {
  mutating func read(_ token: Token, _ index: Int) -> CheckedToken {
    checkTypeName(token.ownType, token.path)
    checkTypeName(token.groupType, token.path)
    var checked = CheckedToken()
    guard case .value(let node, let target) = reader.references.end(of: token.value, keyPath: token.path) else {
      if token.isMeantAsTypography { checked.type = .typography }
      return checked
    }
    checked.target = target
    checked.type = type(of: index, node, isAlias: target != nil)
    guard let type = checked.type else { return checked }
    if let target, node.id != token.value.id {
      checkType(type, index, of: target)
    } else if type == .typography {
      // Also after a pointer to something that is not a token, which is not read anywhere else.
      let completed = node.id == token.value.id ? token.completed : []
      typographies[index] = reader.typography(node, over: completed, path: token.path)
    } else if node.id == token.value.id, !set.form.isTextual {
      reader.read(node, as: type, path: token.path)
    }
    return checked
  }

  private mutating func checkType(_ type: TokenType, _ index: Int, of target: Int) {
    guard !set.form.isTextual, let other = reader.references.type(of: target), other != type else { return }
    let token = set.tokens[index]
    let message = "'\(set.tokens[target].shownPath)' is \(other.phrase), and this is \(type.phrase)"
    findings.append(Diagnostic(.typeMismatch, at: token.value, message, keyPath: token.path))
  }
}

// MARK: - Types

extension CheckedTokens {
  /// - Parameter isAlias: whether another token has the value, where a missing type is reported.
  private mutating func type(of index: Int, _ node: Node, isAlias: Bool) -> TokenType? {
    let token = set.tokens[index]
    if set.form.isTextual { return token.textualType(node) }
    if let type = reader.references.type(of: index) { return type }
    if token.ownType != nil || token.groupType != nil || isAlias { return nil }
    let guess = TokenType(of: node)
    let message = "'\(token.shownPath)' has no type, nor has a group around it"
    let finding = Diagnostic(.missingType, at: token.name, message, keyPath: token.path)
    findings.append(finding.offering(guess.map { token.fix(adding: $0) }))
    return guess
  }

  private mutating func checkTypeName(_ node: Node?, _ path: String) {
    guard let node, !set.form.isTextual, node.string.flatMap(TokenType.init(rawValue:)) == nil else { return }
    guard wrongTypes.insert(node.id).inserted else { return }
    let meant = node.string.flatMap(TokenType.meant)
    let expectation = meant == nil ? "; expected one of DTCG's, such as 'typography' or 'dimension'" : ""
    let message = "unknown type '\(node.string ?? node.phrase)'\(expectation)"
    let finding = Diagnostic(.unknownType, at: node, message, keyPath: path)
    findings.append(finding.replacing(by: meant?.rawValue, isSafe: true))
  }
}

extension Token {
  /// The type in the older forms, where it is only a hint: a value with the members of typography is typography.
  ///
  /// - Parameter node: its value, references followed.
  func textualType(_ node: Node) -> TokenType? {
    let name = ownType?.string ?? groupType?.string
    if let name, TokenType.meant(by: name) == .typography { return .typography }
    let isUntyped = name == nil || name == "composition"
    return isUntyped && ([node] + completed).contains { TokenType(of: $0) == .typography } ? .typography : nil
  }

  /// The fix that adds a type after the token's opening brace.
  fileprivate func fix(adding type: TokenType) -> Diagnostic.Fix {
    let position = object.range.lowerBound + 1
    let member = "\"$type\": \"\(type.rawValue)\""
    return Diagnostic.Fix(
      "add \(member)", isSafe: false, range: position..<position, replacement: " \(member),")
  }
}
