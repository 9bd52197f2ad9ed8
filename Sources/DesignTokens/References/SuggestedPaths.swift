import Diagnostics

/// The paths that a misspelt one is compared with. Only some are: each takes a comparison with every path.
struct SuggestedPaths: Sendable {
  private let paths: [String]
  private var left = 50

  init(_ set: TokenSet) {
    paths = set.tokens.count <= 20_000 ? set.tokens.map(\.path) : []
  }

  mutating func closest(to path: String) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return Spelling.closest(to: path, among: paths)
  }
}
