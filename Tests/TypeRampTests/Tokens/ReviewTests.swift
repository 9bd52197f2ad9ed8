import Diagnostics
import Documents
import Testing

@testable import TypeRamp

/// What a stranger found who wanted to break the import and the conversion of tokens.
@Suite struct ReviewTests {
  /// What a document of tokens is found to be.
  private func compilation(
    _ text: String, _ conformance: TokenSettings.Conformance = .lenient, form: TokenForm = .dtcg
  ) -> Compilation {
    var context = RuleContext()
    context.tokens.kind = .tokens(form)
    context.tokens.conformance = conformance
    return Compilation(Array(text.utf8), path: "Test.json", context: context)
  }

  private func errors(
    in text: String, _ conformance: TokenSettings.Conformance = .lenient, form: TokenForm = .dtcg
  ) -> [String] {
    compilation(text, conformance, form: form).findings.filter { $0.severity == .error }.map(\.id)
  }

  private static func members(
    _ count: Int, _ name: String = "t", _ value: (Int) -> String
  ) -> String {
    (0..<count).map { "\"\(name)\($0)\": \(value($0))" }.joined(separator: ", ")
  }

  // MARK: - Families of texts

  @Test(arguments: ["{blank},", "{blank} ", "{nope}, serif", "{long}{long}", "{long}, {open"])
  func aTextThatComesToNoFamilyIsAMistake(family: String) {
    let long = String(repeating: "x", count: 600)
    let text = """
      {
        "blank": { "type": "fontFamilies", "value": " " }, "long": { "type": "fontFamilies", "value": "\(long)" },
        "body": { "type": "typography", "value": { "fontFamily": "\(family)", "fontSize": "17" } }
      }
      """
    #expect(errors(in: text, form: .tokensStudio) == ["token-value"])
  }

  @Test func aFamilyOfBlanksIsAMistake() {
    #expect(errors(in: TokenExample.body(fontFamily: #"[" "]"#)) == ["token-value"])
  }

  // MARK: - Much of something

  /// Each of them took minutes, for each of many references went through a long list.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #""list": { "$type": "fontFamily", "$value": [\#((0..<20_000).map { "\"F\($0)\"" }.joined(separator: ", "))] }, "#
        + members(20_000) { ##"{ "$type": "fontFamily", "$value": { "$ref": "#/list/$value/\##($0 + 1)" } }"## },
      members(20_000) { ##"{ "$type": "number", "$value": "{none\##($0)}" }"## },
      members(20_000) { ##"{ "$extends": "{none\##($0)}" }"## },
      ##""t": { "$type": "number", "$value": { "$ref": "#\##(String(repeating: "/a", count: 200_000))" } }"##,
    ])
  func muchOfSomethingIsReadInTime(members: String) {
    #expect(!errors(in: "{ \(members) }").isEmpty)
  }

  @Test func groupsThatDoubleEachOtherAreCutOffEarly() {
    let groups = (1...60).map { index in
      ##""g\##(index)": { "a": { "$extends": "{g\##(index - 1)}" }, "b": { "$extends": "{g\##(index - 1)}" } }"##
    }
    let text = ##"{ "g0": { "x": { "$type": "number", "$value": 1 } }, \##(groups.joined(separator: ", ")) }"##
    #expect(Set(errors(in: text)) == ["token-extends"])
  }
}
