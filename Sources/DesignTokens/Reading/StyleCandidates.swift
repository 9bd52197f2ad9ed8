import Documents
import DynamicType

/// Decides from which tokens styles and metrics are made, before any value has been read: by a mapping file, and by
/// the names, types and extensions of tokens.
struct StyleCandidates {
  private let set: TokenSet
  private let content: TokenMap.Content
  /// For each token, whether a mapping file names it or its group.
  private let isNamed: [Bool]

  init(_ set: TokenSet, _ content: TokenMap.Content?) {
    self.set = set
    self.content = content ?? TokenMap.Content()
    var isNamed = Array(repeating: false, count: set.tokens.count)
    for style in self.content.styles {
      let path = style.path.string ?? ""
      if style.isGroup {
        for member in set.looseMembers(ofGroup: path) { isNamed[member.token] = true }
      } else if let token = set.index(of: path) {
        isNamed[token] = true
      }
    }
    self.isNamed = isNamed
  }

  /// Whether a token becomes a style or a metric, unless it has a mistake.
  ///
  /// - Parameter isTypography: whether its type is typography.
  func contains(_ index: Int, isTypography: Bool) -> Bool {
    if isNamed[index] { return true }
    let token = set.tokens[index]
    let own = TokenExtension(token.extensions)
    return own?.metric != nil || isTypography && !token.isSource && isChosen(token, own)
  }

  /// Whether a token has to be read: if it becomes a style or a metric, or if it refers to a file, since a file that
  /// cannot be read is always reported.
  func needs(_ index: Int, isTypography: Bool) -> Bool {
    set.mayHavePointers && set.tokens[index].object.mayHaveKey("$ref") || contains(index, isTypography: isTypography)
  }

  /// Whether the mapping file leaves a token in.
  private func isChosen(_ token: Token, _ own: TokenExtension?) -> Bool {
    if matches(content.ignored, token) { return false }
    guard let custom = content.custom else { return true }
    return own?.textStyle != nil || TextStyle(endOf: token.path) != nil || matches(custom, token)
  }

  private func matches(_ patterns: [PathPattern], _ token: Token) -> Bool {
    if patterns.isEmpty { return false }
    let names = PathPattern.names(of: token.path)
    return patterns.contains { $0.matches(names) }
  }
}
