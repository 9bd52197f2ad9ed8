import DynamicType
import Testing

@testable import TypeRampKit

/// The changes between two dictionaries.
@Suite struct Comparisons {
  /// A table limited to the styles that a dictionary defines is compared as far as possible.
  @Test func aVersionWithAnErrorIsNotCompared() {
    let broken = Compilation(Array(#"{ "bodi": {} }"#.utf8), path: "a.json")
    let sound = Compilation(Array("{}".utf8), path: "a.json")
    #expect(Comparison.changes(from: broken, to: sound) == nil)
    #expect(Comparison.changes(from: sound, to: broken) == nil)
    #expect(Comparison.changes(from: sound, to: sound) == [])
  }

  @Test func everyKindHasItsWords() {
    #expect(Set(ChangeKind.all.map(\.id)).count == ChangeKind.all.count)
    for kind in ChangeKind.all {
      #expect(kind.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(kind.summary.hasSuffix(".") && !kind.phrase.isEmpty)
    }
  }

  // MARK: - Versions with errors

  private static let wrong = #"{ "fontName": "A-Regular", "fontSize": "x" }"#

  private static func body(_ size: Int, _ rest: String) -> String {
    #"{ "body": { "fontName": "A-Regular", "fontSize": \#(size) }\#(rest) }"#
  }

  /// What is beside the body in two versions, and what is left out; nil if nothing can be compared.
  @Test(
    arguments: [
      // An error that is not about a style or a metric may be about any of them, unless both versions have it.
      (#", "titel": {}"#, #", "titel": {}"#, []), (#", "titel": {}"#, #", "bodi": {}"#, nil),
      (#", "titel": {}"#, "", nil),
      ("", #", "titel": {}"#, nil), (#", "metrics": 1"#, #", "metrics": 1"#, []), (#", "metrics": 1"#, "", nil),
      // Errors of the whole dictionary have no key path.
      ("?", "?", []), ("?", "", nil), ("", "?", nil),
      (#", "title": \#(wrong)"#, "", ["title"]), ("", #", "title": \#(wrong)"#, ["title"]),
      (#", "title": \#(wrong)"#, #", "caption": \#(wrong)"#, ["caption", "title"]),
      (
        #", "metrics": { "icon": { "value": "x" }, "gap": { "value": 8 } }"#,
        #", "metrics": { "gap": { "value": 8 } }"#, ["metric icon"]
      ),
      (
        #", "custom": { "logo": \#(wrong) }"#,
        #", "custom": { "logo": { "fontName": "A", "fontSize": 9, "fixed": true } }"#, ["logo"]
      ),
    ] as [(String, String, [String]?)])
  func theRestOfAVersionWithErrorsIsCompared(_ old: String, _ new: String, leftOut: [String]?) {
    let versions = [Self.body(17, old), Self.body(18, new)].map { text in
      var options = CompilationOptions()
      if text.contains("?") { options.rules.levels = ["missing-text-style": .error] }
      return Compilation(Array(text.replacing("?", with: "").utf8), path: "a.json", options: options)
    }
    let partial = PartialComparison(from: versions[0], to: versions[1])
    #expect(partial?.leftOut == leftOut)
    let visible = partial?.changes.filter { $0.finding == nil }
    #expect(visible?.map(\.kind.id) == leftOut.map { _ in ["size-increased"] })
    #expect(visible?.map(\.subject) == leftOut.map { _ in [.style("body")] })
  }
}
