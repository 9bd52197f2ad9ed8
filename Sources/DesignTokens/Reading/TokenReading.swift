import Diagnostics
import Documents
import DynamicType

/// What a document of tokens says, and what was found in it.
struct TokenReading: Sendable {
  let set: TokenSet
  /// Whose text it is.
  let platform: Platform
  /// What each token was found to be.
  let tokens: [CheckedToken]
  /// What typography tokens say, by the positions in `tokens`.
  let typographies: [Typography]
  /// The tokens that are typography and can be read, in order, aliases among them.
  let typographyTokens: [Int]
  /// Typography in loose tokens, by the paths of the groups that a mapping file names.
  let looseTypography: [String: LooseTypography]
  /// For each token, whether something refers to it.
  let isReached: [Bool]
  /// By token, what the members were that typeramp added to its typography when it wrote it.
  let implied: [Int: Typography]
  let metrics: [TokenMetric]
  /// What was found, leaving out the metrics.
  let findings: [Finding]
  let metricFindings: [Finding]

  /// What a typography token says, wherever its value stands; nil when that cannot be read.
  func typography(of index: Int) -> Typography? { tokens.typography(of: index).map { typographies[$0] } }
}

extension TokenForm {
  /// Reads a document of this form.
  func read(_ tree: Tree, _ settings: TokenSettings, on platform: Platform) -> TokenReading {
    let (set, findings) = TokenSet.read(tree.root, as: self, settings)
    return TokenCheck.reading(of: set, settings, on: platform, after: findings)
  }
}
