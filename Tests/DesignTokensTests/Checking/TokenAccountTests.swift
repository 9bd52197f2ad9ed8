import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Every token with the type of typography is a style or a part of one, or a finding, a choice or the mapping file says
/// why not. The sum is compared with an independent reading of the text.
@Suite struct TokenAccounts {
  /// A random document of Tokens Studio: healthy tokens, aliases, and what cannot be a style.
  private static func document(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let values = [
      #"{ "fontFamily": "Optima", "fontSize": "17" }"#, #"{ "fontFamily": "Optima", "fontSize": "{m}" }"#,
      #"{ "fontFamily": "Optima" }"#, #"{ "fontFamily": "Optima", "fontSize": "{missing}" }"#, #""{a.t0}""#,
      #""700 16px/1.5 Inter""#, #"{ "size": "big" }"#, "12",
    ]
    func token() -> String { #"{ "type": "typography", "value": \#(values.randomElement(using: &random) ?? "") }"# }
    func group() -> String {
      (0..<Int.random(in: 0...3, using: &random)).map { #""t\#($0)": \#(token())"# }.joined(separator: ", ")
    }
    let sets = (0..<3).map { set in
      let names = ["a", "a-b", "aB", "body"].filter { _ in Bool.random(using: &random) }
      let groups = names.map { "\"\($0)\": { \(group()) }" } + [#""m": { "type": "fontSizes", "value": "20" }"#]
      return "\"s\(set)\": { \(groups.joined(separator: ", ")) }"
    }
    let uses = (0..<3).map { set in
      "\"s\(set)\": \"\(["enabled", "enabled", "source", "disabled"].randomElement(using: &random) ?? "")\""
    }
    let theme = #"{ "group": "G", "name": "T", "selectedTokenSets": { \#(uses.joined(separator: ", ")) } }"#
    return "{ \(sets.joined(separator: ", ")), \"$themes\": [\(theme)] }"
  }

  /// The paths of typography in the sets of a document, read without any code of the importer.
  private static func paths(_ text: String) throws -> Set<String> {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var paths: Set<String> = []
    func visit(_ value: Any, _ path: [String]) {
      guard let object = value as? [String: Any] else { return }
      if object["type"] as? String == "typography" { paths.insert(path.joined(separator: ".")) }
      for (name, child) in object where object["value"] == nil { visit(child, path + [name]) }
    }
    for (name, set) in root where !name.hasPrefix("$") { visit(set, []) }
    return paths
  }

  @Test func nothingIsLeftOutInSilence() throws {
    var counts: [TokenFate: Int] = [:]
    for seed in 0..<UInt64(200) {
      let text = Self.document(seed)
      var context = ReadTokens.context(form: .tokensStudio)
      (context.tokens.reportsAllTokens, context.tokens.leavesOut) = (false, seed % 2 == 0)
      let imported = try #require(Compilation(Array(text.utf8), path: "a.json", options: context).imported)
      if imported.isUndecided { continue }
      let account = imported.account
      #expect(account[.unexplained, default: []] == [], "seed \(seed): \(text)")
      #expect(account[.reported] == nil || !imported.allFindings.isEmpty)
      #expect(try Set(account.values.joined()) == Self.paths(text), "seed \(seed): \(text)")
      for (fate, paths) in account { counts[fate, default: 0] += paths.count }
    }
    for fate in TokenFate.allCases where fate != .unexplained && fate != .ignored { #expect(counts[fate] ?? 0 > 10) }
  }

  /// Typography that only another theme has is said; typography that both have is not.
  @Test func typographyThatIsNotChosenIsNoted() {
    let token = { (name: String) in
      #""\#(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } }"#
    }
    let themes = ["a", "b"].map { #"{ "group": "G", "name": "\#($0)", "selectedTokenSets": { "\#($0)": "enabled" } }"# }
    let text = """
      { "a": { \(token("t")) }, "b": { \(token("t")), \(token("u")) }, "$themes": [\(themes.joined(separator: ", "))] }
      """
    for (theme, expected) in [("a", ["1 typography token is only in sets that are not chosen: 'u'"]), ("b", [])] {
      var context = ReadTokens.context(form: .tokensStudio)
      context.tokens.themes = ["G": theme]
      let findings = Compilation(Array(text.utf8), path: "a.json", options: context).findings
      #expect(findings.filter { $0.id == "token-reading" }.map(\.message) == expected)
    }
  }
}

/// What becomes of a token that is typography by its type.
private enum TokenFate: String, CaseIterable {
  case style
  /// Something refers to it, or it is a member of a group that is a style.
  case part
  /// It is only in sets or files that are not chosen, or in a set that is only a source.
  case notChosen
  /// A mapping file leaves it out.
  case ignored
  /// A finding says why: it cannot be read, has no size, or shares its name.
  case reported
  /// Nothing says what became of it, which is a mistake of this program.
  case unexplained
}

extension TokenImport {
  /// The paths of all typography, by what became of it.
  fileprivate var account: [TokenFate: [String]] {
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
      if styles.mapped.ignores(token.path) { return (.ignored, token.path) }
      if token.isSource { return (.notChosen, token.path) }
      let isReadable = checked.typography(of: index).map { !$0.isBroken && $0.size != nil } ?? false
      return (!isReadable || reported.contains { $0.mentions(token) } ? .reported : .unexplained, token.path)
    }
    let others = checked.set.unchosen.map { (TokenFate.notChosen, $0.path) }
    return Dictionary(grouping: fates + others, by: \.0).mapValues { $0.map(\.1) }
  }
}

extension Diagnostic {
  /// Whether it is about a token or a part of it, or names it.
  fileprivate func mentions(_ token: Token) -> Bool {
    keyPath == token.path || keyPath?.hasPrefix(token.path + ".") ?? false || message.contains("'\(token.shownPath)'")
  }
}
