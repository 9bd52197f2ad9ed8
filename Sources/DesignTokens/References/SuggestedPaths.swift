import Diagnostics

/// Finds suggestions for misspelt paths. Only the first of them get one, since each is compared with every path.
struct SuggestedPaths: Sendable {
  /// Prepared for the first suggestion.
  private var paths: Spelling.Vocabulary?
  private var left = 50

  private static let mostTokens = 20_000

  mutating func closest(to path: String, in set: TokenSet) -> String? {
    guard left > 0, set.tokens.count <= Self.mostTokens else { return nil }
    left -= 1
    let paths = paths ?? Spelling.Vocabulary(set.tokens.lazy.map(\.path))
    self.paths = paths
    return Spelling.closest(to: path, among: paths)
  }
}
