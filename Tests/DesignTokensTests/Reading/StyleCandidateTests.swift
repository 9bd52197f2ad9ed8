import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Compiling without notes, which leaves the values of unused tokens unread.
@Suite struct StyleCandidateTests {
  private static let maps: [String?] = [
    nil, #"{ "custom": [] }"#, #"{ "ignore": ["**"] }"#, #"{ "ignore": ["*.b*", "text.**"], "custom": ["**.?*"] }"#,
    #"{ "body": "text.body", "custom": ["*"] }"#, #"{ "body": { "group": "text" }, "custom": { "own": "body" } }"#,
  ]

  /// Fixtures, the examples of the rules, and the corpus if there is one.
  private static let texts: [(name: String, bytes: [UInt8])] = {
    let corpus = TokenForm.all.map { Repository.corpus?.appending(path: "tokens/\($0.name)") }
    let files = ([Repository.fixtures.appending(path: "Tokens")] + corpus).flatMap(Repository.files)
    let examples = TokenRule.all.flatMap { [MarkedText($0.description.bad).text, $0.description.good] }
    return files.compactMap { file in
      (try? Data(contentsOf: file)).map { (file.lastPathComponent, [UInt8]($0)) }
    } + examples.map { ("a.json", Array($0.utf8)) }
  }()

  private static func options(_ form: TokenForm?, _ map: String?, _ mildest: Severity) -> CompilationOptions {
    var options = ReadTokens.context(form: form, map: map)
    options.tokens.reportsAllTokens = false
    options.rules.mildest = mildest
    return options
  }

  @Test func thereAreEnoughTexts() { #expect(Self.texts.count > 60) }

  @Test(arguments: [nil] + TokenForm.all, maps)
  func tablesAndFindingsAreTheSameWithoutNotes(form: TokenForm?, map: String?) {
    for (name, bytes) in Self.texts {
      let whole = Compilation(bytes, path: name, options: Self.options(form, map, .note))
      let used = Compilation(bytes, path: name, options: Self.options(form, map, .warning))
      #expect(used.text(as: .json) == whole.text(as: .json), "\(name)")
      let reports = { (compilation: Compilation) in
        compilation.files.map { $0.findings.filter { $0.severity > .note } }
      }
      #expect(reports(used) == reports(whole), "\(name): \(String(decoding: bytes.prefix(400), as: UTF8.self))")
      #expect(used.files.allSatisfy { $0.findings.allSatisfy { $0.severity > .note } }, "\(name)")
    }
  }

  @Test func valuesOfUnusedTokensAreNotRead() throws {
    let typography = #""$type": "typography", "$value": { "fontFamily": "{family}", "fontSize": "17px" }"#
    let text = """
      { "family": { "$type": "fontFamily", "$value": "Optima" }, "wrong": { "$type": "number", "$value": "?" },
        "body": { \(typography) }, "other": { \(typography) } }
      """
    let compilation = Compilation(
      Array(text.utf8), path: "a.json", options: Self.options(.dtcg, #"{ "custom": [] }"#, .warning))
    let reading = try #require(compilation.imported?.reading)
    #expect(compilation.table != nil)
    #expect(reading.typographies.count == 1)
    #expect(reading.typographyTokens.map { reading.set.tokens[$0].path } == ["body", "other"])
    #expect(compilation.findings.map(\.keyPath) == ["body", "body.fontSize"])
  }

  /// A level that a team sets for the note is kept.
  @Test func mistakesInUnusedTokensAreCountedIfTheirRuleIsAWarning() {
    let text = #"{ "body": { "$type": "typography" }, "space": { "$type": "dimension", "$value": "8px" } }"#
    var options = Self.options(.dtcg, nil, .warning)
    let ids = { Compilation(Array(text.utf8), path: "a.json", options: options).findings.map(\.id) }
    #expect(!ids().contains(TokenRule.unused.id))
    options.rules.levels[TokenRule.unused.id] = .warning
    #expect(ids().contains(TokenRule.unused.id))
  }
}
