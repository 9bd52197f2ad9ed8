import Diagnostics
import Documents
import DynamicType

/// The typography tokens that are text styles without a mapping file: by their extension, otherwise by their name.
struct NamedStyles {
  private(set) var entries: [StyleMap.Entry] = []
  private(set) var findings: [Diagnostic] = []
  /// The tokens that would be text styles, including those with a mistake in their claim.
  private(set) var tokens: Set<Int> = []

  private let set: TokenSet

  /// A token that would be a style.
  private struct Claim {
    let token: Int
    let spelling: Node?
    let isExplicit: Bool
  }

  /// - Parameter mapped: the styles that a mapping file defines.
  init(of candidates: [Int], _ reading: TokenReading, without mapped: Set<TextStyle>) {
    set = reading.set
    var claims: [TextStyle: [Claim]] = [:]
    for token in candidates {
      guard let (style, claim) = claim(token), !mapped.contains(style) else { continue }
      claims[style, default: []].append(claim)
      tokens.insert(token)
    }
    for style in TextStyle.allCases {
      if let claims = claims[style] { decide(style, claims) }
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
      let finding = Diagnostic(.extension, at: spelling, message, keyPath: token.path)
      findings.append(finding.replacing(by: suggestion, isSafe: false))
      tokens.insert(index)
      return nil
    }
    return (style, Claim(token: index, spelling: spelling, isExplicit: true))
  }

  /// Decides between tokens for one style. An explicit claim takes precedence over a matching name.
  private mutating func decide(_ style: TextStyle, _ claims: [Claim]) {
    let explicit = claims.filter(\.isExplicit)
    let claims = explicit.isEmpty ? claims : explicit
    entries.append(
      StyleMap.Entry(
        style: .text(style), source: .token(claims[0].token), spelling: claims[0].spelling?.string))
    for claim in claims.dropFirst() {
      let (first, second) = (set.tokens[claims[0].token], set.tokens[claim.token])
      let message =
        "'\(second.shownPath)' and '\(first.shownPath)' would both be '\(style.name)'; choose one in a mapping file"
      let finding = Diagnostic(.mappedTwice, at: second.name, message, keyPath: second.path)
      findings.append(finding.noting("'\(first.shownPath)' is here", at: first.name))
    }
  }
}
