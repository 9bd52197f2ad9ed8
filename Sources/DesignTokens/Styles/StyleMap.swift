import Diagnostics
import Documents
import DynamicType

/// Which token is which text style: by a mapping file, by an entry among the token's extensions, or else by its name.
struct StyleMap {
  /// A token and the style that it is.
  struct Entry {
    let style: Style
    let token: Int
  }

  /// What style a token is.
  enum Style {
    /// - spelling: as the token's extension has it, where it does.
    case text(TextStyle, spelling: String?)
    /// - relativeTo: nil where the token's extension says it.
    case custom(String, relativeTo: TextStyle?)
  }

  /// In the order of the tokens.
  private(set) var entries: [Entry] = []
  private(set) var findings: [Finding] = []
  /// What is wrong with the mapping file.
  private(set) var mapFindings: [Finding] = []

  /// The tokens whose extension names no text style that there is.
  private var rejected: Set<Int> = []
  /// The typography tokens.
  private let candidates: [Int]
  private let set: TokenSet

  /// A token that would be a style.
  private struct Claim {
    let token: Int
    let spelling: Node?
    let isExplicit: Bool
  }

  /// Decides for the tokens that are typography.
  ///
  /// - Parameter platform: whose text styles are near to those that are none.
  init(_ reading: TokenReading, map: TokenMap?, on platform: Platform) {
    set = reading.set
    candidates = reading.typographyTokens
    let claims = claims(map)
    for style in TextStyle.allCases {
      if let claims = claims[style] { decide(style, claims) }
    }
    // Those of one token are in the order of their styles.
    entries = entries.enumerated().sorted { ($0.element.token, $0.offset) < ($1.element.token, $1.offset) }
      .map(\.element)
    let claimed = Set(claims.values.joined().map(\.token)).union(rejected)
    let others = candidates.filter { !set.tokens[$0].isSource && !claimed.contains($0) }
    let custom = CustomStyles(of: others, reading, on: platform)
    entries += custom.entries
    findings += custom.findings
  }

  private mutating func claims(_ map: TokenMap?) -> [TextStyle: [Claim]] {
    var claims: [TextStyle: [Claim]] = [:]
    for (style, token) in mapped(by: map) {
      claims[style] = [Claim(token: token, spelling: nil, isExplicit: true)]
    }
    let mappedStyles = Set(claims.keys)
    for token in candidates where !set.tokens[token].isSource {
      guard let (style, claim) = claim(token), !mappedStyles.contains(style) else { continue }
      claims[style, default: []].append(claim)
    }
    return claims
  }

  /// The tokens that a mapping file names.
  private mutating func mapped(by map: TokenMap?) -> [(TextStyle, Int)] {
    guard let map else { return [] }
    let known = Set(candidates)
    return map.entries.compactMap { style, node in
      let path = node.string ?? ""
      if let token = set.index(of: path), known.contains(token) { return (style, token) }
      let isToken = set.index(of: path) != nil
      let message = isToken ? "the token '\(path)' is no typography" : "there is no token '\(path)'"
      let suggestion = Spelling.closest(to: path, among: candidates.prefix(20_000).map { set.tokens[$0].path })
      let finding = Finding(.map, at: node, message, keyPath: style.name)
      mapFindings.append(finding.replacing(by: suggestion, isSafe: false))
      return nil
    }
  }

  private mutating func claim(_ index: Int) -> (TextStyle, Claim)? {
    let token = set.tokens[index]
    let own = TokenExtension(token.extensions)
    if own?.customStyle != nil { return nil }
    guard let spelling = own?.textStyle else {
      return TextStyle(endOf: token.path).map { ($0, Claim(token: index, spelling: nil, isExplicit: false)) }
    }
    guard let style = spelling.string.flatMap(TextStyle.init(spelling:)) else {
      let suggestion = spelling.string.flatMap {
        Spelling.closest(to: $0, among: TextStyle.allCases.flatMap(\.spellings))
      }
      let message = "expected a text style, not \(spelling.phrase)"
      let finding = Finding(.extension, at: spelling, message, keyPath: token.path)
      findings.append(finding.replacing(by: suggestion, isSafe: false))
      rejected.insert(index)
      return nil
    }
    return (style, Claim(token: index, spelling: spelling, isExplicit: true))
  }

  /// What says a style outright counts more than a name that is like one.
  private mutating func decide(_ style: TextStyle, _ claims: [Claim]) {
    let explicit = claims.filter(\.isExplicit)
    let claims = explicit.isEmpty ? claims : explicit
    entries.append(Entry(style: .text(style, spelling: claims[0].spelling?.string), token: claims[0].token))
    for claim in claims.dropFirst() {
      let (first, second) = (set.tokens[claims[0].token], set.tokens[claim.token])
      let message =
        "'\(second.shownPath)' and '\(first.shownPath)' would both be '\(style.name)'; say which is meant in a mapping file"
      let finding = Finding(.mappedTwice, at: second.name, message, keyPath: second.path)
      findings.append(finding.noting("'\(first.shownPath)' is here", at: first.name))
    }
  }
}
