import Diagnostics
import Documents
import DynamicType

/// The values of a document of tokens, and the findings in it.
struct TokenReading: Sendable {
  let set: TokenSet
  /// The platform of the text.
  let platform: Platform
  /// The result of checking each token.
  let tokens: [CheckedToken]
  /// The values of typography tokens, to which `tokens` refers by index.
  let typographies: [Typography]
  /// The typography tokens that can be read, in order, including aliases.
  let typographyTokens: [Int]
  /// Typography in loose tokens, by the paths of the groups that a mapping file names.
  let looseTypography: [String: LooseTypography]
  /// For each token, whether something refers to it.
  let isReached: [Bool]
  /// The members that typeramp added to the typography of a token when it wrote it, by token.
  let implied: [Int: Typography]
  let metrics: [TokenMetric]
  /// The findings, except those in metrics.
  let findings: [Diagnostic]
  let metricFindings: [Diagnostic]

  /// The value of a typography token, following references; nil if it cannot be read.
  func typography(of index: Int) -> Typography? { tokens.typography(of: index).map { typographies[$0] } }
}

extension TokenForm {
  /// Reads a document of this form.
  func read(_ tree: Tree, _ settings: TokenSettings, on platform: Platform) -> TokenReading {
    let (set, findings) = TokenSet.read(tree.root, as: self, settings)
    return TokenCheck.reading(of: set, settings, on: platform, after: findings)
  }
}
