import Testing

@testable import TypeRampKit

/// New findings in a version.
@Suite struct FindingComparisons {
  /// Text of 9 points always has a finding.
  private static func dictionary(_ before: String = "", _ styles: String...) -> String {
    "{ \(before)" + styles.map { #""\#($0)": { "fontName": "A-Regular", "fontSize": 9 }"# }.joined(separator: ", ")
      + " }"
  }

  @Test func aFindingIsIdentifiedByRuleAndKeyPath() throws {
    let old = Self.dictionary("", "body")
    let new = Self.dictionary("\n\n\n", "body", "caption")
    #expect(try Self.findings(old, old) == [])
    #expect(try Self.findings(Self.dictionary("\n", "body"), old) == [])
    #expect(try Self.findings(old, new).contains("finding-added text-too-small caption.fontSize"))
    #expect(try !Self.findings(old, new).contains { $0.contains("body") && $0.contains("text-too-small") })
    #expect(try Self.findings(new, old).contains("finding-resolved text-too-small caption.fontSize"))
  }

  /// `caption1` and `UICTFontTextStyleCaption1` are the same style.
  @Test func spellingsOfAStyleAreTheSame() throws {
    for name in ["caption1", "UICTFontTextStyleCaption1"] {
      #expect(try Self.findings(Self.dictionary("", "caption"), Self.dictionary("", name)) == [])
    }
  }

  /// A second finding of one rule at the same key path is new.
  @Test func findingsAreCounted() throws {
    let one = #"{ "body": { "weight": "bold", "x": 1 } }"#
    let two = #"{ "body": { "weight": "bold", "x": 1, "x": 2 } }"#
    #expect(try Self.findings(one, two) == ["finding-added unknown-key body.x"])
    #expect(try Self.findings(two, two) == [])
  }

  private static func findings(_ old: String, _ new: String) throws -> [String] {
    let changes = try #require(Comparison.changes(from: compilation(old), to: compilation(new)))
    return changes.compactMap { change in
      change.finding.map { "\(change.kind.id) \($0.rule) \($0.keyPath ?? "")" }
    }
  }

  private static func compilation(_ text: String) -> Compilation {
    var options = CompilationOptions()
    options.rules.levels = ["unknown-key": .warning, "duplicate-key": .off]
    return Compilation(Array(text.utf8), path: "a.json", options: options)
  }
}
