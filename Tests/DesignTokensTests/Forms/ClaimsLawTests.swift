import TestSupport
import Testing
import TypeRampKit
import Writing

@testable import DesignTokens
@testable import StyleModel

/// A choice is needed if compiling with each combination of values gives different styles: `Claims` answers without
/// compiling any of them.
@Suite struct ClaimsLaw {
  /// A random project of Tokens Studio: sets of sizes, families, typography and colours, and groups of themes.
  private struct Sample {
    let text: String
    let groups: [String: [String]]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let names = (0..<Int.random(in: 2...5, using: &random)).map { "s\($0)" }
      let sets = names.map { "\"\($0)\": { \(Self.tokens(&random)) }" }
      var (themes, groups): ([String], [String: [String]]) = ([], [:])
      for group in 0..<Int.random(in: 1...3, using: &random) {
        for theme in 0..<Int.random(in: 1...3, using: &random) {
          let uses = names.compactMap { name in
            ["enabled", "source", "disabled", nil].randomElement(using: &random)?.map { "\"\(name)\": \"\($0)\"" }
          }
          groups["G\(group)", default: []].append("T\(theme)")
          themes.append(
            #"{ "group": "G\#(group)", "name": "T\#(theme)", "selectedTokenSets": { \#(uses.joined(separator: ", ")) } }"#
          )
        }
      }
      let order = names.shuffled(using: &random).map { "\"\($0)\"" }.joined(separator: ", ")
      text = """
        { \(sets.joined(separator: ", ")), "$themes": [\(themes.joined(separator: ", "))],
          "$metadata": { "tokenSetOrder": [\(order)] } }
        """
      self.groups = groups
    }

    private static func tokens(_ random: inout SeededGenerator) -> String {
      let size = ["17", "20", "{m}", "{n} * 2"].randomElement(using: &random) ?? ""
      let family = ["Optima", "{f}"].randomElement(using: &random) ?? ""
      let number = { (random: inout SeededGenerator) in ["10", "12"].randomElement(using: &random) ?? "" }
      let all = [
        #""m": { "type": "fontSizes", "value": "\#(number(&random))" }"#,
        #""n": { "type": "fontSizes", "value": "\#(["{m}", "10"].randomElement(using: &random) ?? "")" }"#,
        #""f": { "type": "fontFamilies", "value": "\#(["Optima", "Futura"].randomElement(using: &random) ?? "")" }"#,
        ##""c": { "type": "color", "value": "#\##(number(&random))" }"##,
        #""t\#(number(&random))": { "type": "typography", "value": { "fontFamily": "\#(family)", "fontSize": "\#(size)" } }"#,
        #""body": { "type": "typography", "value": { "fontSize": "\#(size)", "fontFamily": "Optima" } }"#,
      ]
      let others = all.dropFirst(3).filter { _ in Bool.random(using: &random) }
      return (all.prefix(3) + others).joined(separator: ", ")
    }
  }

  private static func read(_ text: String, _ themes: [String: String]) -> TokenImport? {
    ReadTokens(text, form: .tokensStudio, themes: themes).compilation.imported
  }

  /// The styles with certain themes: the values of the keys of the dictionary.
  private static func styles(_ text: String, _ themes: [String: String]) -> [String: String]? {
    read(text, themes).map { imported in
      let members = imported.tree.root.members.flatMap { $0.name == "custom" ? Array($0.value.members) : [$0] }
      let values = members.map { ($0.name, JSONValue($0.value)?.line ?? "") }
      return Dictionary(values) { $0 + $1 }
    }
  }

  @Test func theChoicesAreThoseThatCompilingFinds() throws {
    var (needed, undecided, extra) = (0, 0, 0)
    for seed in 0..<UInt64(SlowTests.areEnabled ? 3_000 : 120) {
      let sample = Sample(seed: seed)
      let imported = try #require(Self.read(sample.text, [:]))
      if imported.isUndecided || imported.choices.contains(where: \.isLeftOut) {
        undecided += 1
        continue
      }
      var combinations: [[String: String]] = [[:]]
      for (group, names) in sample.groups.sorted(by: { $0.key < $1.key }) {
        combinations = combinations.flatMap { themes in names.map { themes.merging([group: $0]) { $1 } } }
      }
      let results = combinations.map { (themes: $0, styles: Self.styles(sample.text, $0) ?? [:]) }
      for group in sample.groups.keys.sorted() {
        let isDifferent = results.contains { one in
          results.contains { other in
            one.themes.filter { $0.key != group } == other.themes.filter { $0.key != group }
              && one.styles != other.styles
          }
        }
        let isNeeded = imported.neededThemes.contains { $0.name == group }
        #expect(isNeeded || !isDifferent, "seed \(seed), \(group): \(sample.text)")
        if isNeeded { needed += 1 }
        if isNeeded, !isDifferent { extra += 1 }
      }
    }
    #expect(needed > 50 && undecided > 5)
    // Such as arithmetic with other tokens that comes to the same.
    #expect(extra * 8 <= needed, "\(extra) of \(needed) choices make no difference")
  }
}
