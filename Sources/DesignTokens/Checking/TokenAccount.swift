import Diagnostics
import Documents

/// What becomes of a token that is typography by its type.
enum TokenFate: String, CaseIterable {
  case style
  /// Something refers to it, or it is a member of a group that is a style.
  case part
  /// It is only in sets or files that are not chosen, or in a set that is only a source.
  case notChosen
  /// A mapping file leaves it out.
  case ignored
  /// A finding says why it is no style: it cannot be read, has no size, or shares its name.
  case reported
  /// Nothing says what became of it, which is a mistake of this program.
  case unexplained
}

extension TokenImport {
  /// The paths of all typography, by what became of it.
  var account: [TokenFate: [String]] {
    let made = Set(styles.entries.compactMap(\.index))
    let members = Set(styles.entries.compactMap { checked.looseGroups[$0.token.path]?.members }.joined())
    let reported = allFindings
    let indices = checked.tokens.indices.filter {
      checked.tokens[$0].type == .typography || checked.set.tokens[$0].isMeantAsTypography
    }
    let fates = indices.map { index -> (TokenFate, String) in
      let token = checked.set.tokens[index]
      if made.contains(index) { return (.style, token.path) }
      if checked.isReached[index] || members.contains(index) { return (.part, token.path) }
      if styles.mapped.leavesOut(index) { return (.ignored, token.path) }
      if token.isSource { return (.notChosen, token.path) }
      let isReadable = checked.typography(of: index).map { !$0.isBroken && $0.size != nil } ?? false
      return (!isReadable || reported.contains { $0.mentions(token) } ? .reported : .unexplained, token.path)
    }
    let others = checked.set.unchosen.map { (TokenFate.notChosen, $0.path) }
    return Dictionary(grouping: fates + others, by: \.0).mapValues { $0.map(\.1) }
  }
}

extension CheckedTokens {
  /// The note that typography is only in sets or files that are not chosen; nil if there is none.
  ///
  /// - Parameter isIgnored: whether a mapping file says that a path is not a style.
  func unchosenNote(_ isIgnored: (String) -> Bool) -> Diagnostic? {
    if set.isUndecided || set.choices.contains(where: \.isOpen) { return nil }
    let tokens = set.unchosen.filter { !isIgnored($0.path) }
    guard let first = tokens.first else { return nil }
    let what = tokens.count == 1 ? "1 typography token is" : "\(tokens.count) typography tokens are"
    let owner = set.choices.contains(where: \.isOfFiles) ? "files" : "sets"
    return Diagnostic(
      .reading, at: first.name,
      "\(what) only in \(owner) that are not chosen: \(tokens.list(upTo: 3) { "'\($0.shownPath)'" })",
      keyPath: first.path)
  }
}

extension Diagnostic {
  /// Whether it is about a token or a part of it, or names it.
  fileprivate func mentions(_ token: Token) -> Bool {
    keyPath == token.path || keyPath?.hasPrefix(token.path + ".") ?? false || message.contains("'\(token.shownPath)'")
  }
}
