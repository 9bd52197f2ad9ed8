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

  /// Two findings of one rule at the same position are counted as two.
  @Test func findingsAreCounted() throws {
    let changes = try #require(
      Comparison.changes(
        from: Self.compilation(Self.dictionary("", "body")), to: Self.compilation(#"{ "custom": {} }"#)))
    #expect(changes.filter { $0.kind == .findingResolved }.allSatisfy { $0.finding?.severity == .warning })
    #expect(!changes.contains { $0.kind == .findingAdded })
  }

  private static func findings(_ old: String, _ new: String) throws -> [String] {
    let changes = try #require(Comparison.changes(from: compilation(old), to: compilation(new)))
    return changes.compactMap { change in
      change.finding.map { "\(change.kind.id) \($0.rule) \($0.keyPath ?? "")" }
    }
  }

  private static func compilation(_ text: String) -> Compilation { Compilation(Array(text.utf8), path: "a.json") }
}
