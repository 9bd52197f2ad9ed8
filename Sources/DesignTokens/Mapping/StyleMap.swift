import Diagnostics
import Documents
import DynamicType

/// Which token is which text style: by a mapping file, by an entry among the token's extensions, or else by its name.
struct StyleMap {
  /// A token and the style that it is.
  struct Entry {
    let style: TextStyle
    let token: Int
    /// The style as the token's extension spells it, where it does.
    let spelling: Node?
  }

  /// In the order of the tokens.
  private(set) var entries: [Entry] = []

  /// A token that would be a style.
  private struct Claim {
    let token: Int
    let spelling: Node?
    let isExplicit: Bool
  }

  /// Decides for the tokens that are typography.
  ///
  /// - Parameters:
  ///   - candidates: the indices of the typography tokens, in order.
  ///   - mapLog: gets what is wrong with the mapping file.
  init(
    _ candidates: [Int], in set: TokenSet, map: TokenMap?, log: inout TokenLog, mapLog: inout TokenLog
  ) {
    var claims: [TextStyle: [Claim]] = [:]
    for (style, token) in Self.mapped(candidates, set, map, &mapLog) {
      claims[style] = [Claim(token: token, spelling: nil, isExplicit: true)]
    }
    let mappedStyles = Set(claims.keys)
    for token in candidates where !set.tokens[token].isSource {
      guard let (style, claim) = Self.claim(token, set, &log), !mappedStyles.contains(style) else { continue }
      claims[style, default: []].append(claim)
    }
    for style in TextStyle.allCases {
      if let claims = claims[style] { decide(style, claims, set, &log) }
    }
    entries.sort { ($0.token, $0.style.index) < ($1.token, $1.style.index) }
    let claimed = Set(claims.values.joined().map(\.token))
    report(unmapped: candidates.filter { !set.tokens[$0].isSource && !claimed.contains($0) }, set, &log)
  }

  /// The tokens that a mapping file names.
  private static func mapped(
    _ candidates: [Int], _ set: TokenSet, _ map: TokenMap?, _ log: inout TokenLog
  ) -> [(TextStyle, Int)] {
    guard let map else { return [] }
    let known = Set(candidates)
    return map.entries.compactMap { style, node in
      let path = node.string ?? ""
      if let token = set.index(of: path), known.contains(token) { return (style, token) }
      let isToken = set.index(of: path) != nil
      let message = isToken ? "the token '\(path)' is no typography" : "there is no token '\(path)'"
      let suggestion = Spelling.closest(to: path, among: candidates.prefix(20_000).map { set.tokens[$0].path })
      let finding = Finding(at: node, message, keyPath: style.name)
      log.report(.map, finding.replacing(by: suggestion, isSafe: false))
      return nil
    }
  }

  private static func claim(_ index: Int, _ set: TokenSet, _ log: inout TokenLog) -> (TextStyle, Claim)? {
    let token = set.tokens[index]
    guard let spelling = TokenExtension(token.extensions)?.textStyle else {
      return TextStyle(endOf: token.path).map { ($0, Claim(token: index, spelling: nil, isExplicit: false)) }
    }
    guard let style = spelling.string.flatMap(TextStyle.init(spelling:)) else {
      let suggestion = spelling.string.flatMap {
        Spelling.closest(to: $0, among: TextStyle.allCases.flatMap(\.spellings))
      }
      let finding = Finding(at: spelling, "expected a text style, not \(spelling.phrase)", keyPath: token.path)
      log.report(.extension, finding.replacing(by: suggestion, isSafe: false))
      return nil
    }
    return (style, Claim(token: index, spelling: spelling, isExplicit: true))
  }

  /// What says a style outright counts more than a name that is like one.
  private mutating func decide(_ style: TextStyle, _ claims: [Claim], _ set: TokenSet, _ log: inout TokenLog) {
    let explicit = claims.filter(\.isExplicit)
    let claims = explicit.isEmpty ? claims : explicit
    entries.append(Entry(style: style, token: claims[0].token, spelling: claims[0].spelling))
    for claim in claims.dropFirst() {
      let (first, second) = (set.tokens[claims[0].token], set.tokens[claim.token])
      let message =
        "'\(second.path)' and '\(first.path)' would both be '\(style.name)'; say which is meant in a mapping file"
      let finding = Finding(at: second.name, message, keyPath: second.path)
      log.report(.mappedTwice, finding.noting("'\(first.path)' is here", at: first.name))
    }
  }
}

// MARK: - What is no style

extension StyleMap {
  private func report(unmapped candidates: [Int], _ set: TokenSet, _ log: inout TokenLog) {
    guard let first = candidates.first.map({ set.tokens[$0] }) else { return }
    let names = candidates.prefix(3).map { "'\(set.tokens[$0].path)'" }.joined(separator: ", ")
    let more = candidates.count > 3 ? " and \(candidates.count - 3) more" : ""
    if entries.isEmpty {
      if log.hasErrors { return }
      let message =
        "no typography token is named like a text style: \(names)\(more); say which is which in a mapping file"
      log.report(.noStyle, Finding(at: first.name, message, keyPath: first.path))
    } else {
      let message =
        "\(candidates.count == 1 ? "a typography token is" : "\(candidates.count) typography tokens are") no text style: \(names)\(more)"
      log.report(.unmapped, Finding(at: first.name, message, keyPath: first.path))
    }
  }
}
