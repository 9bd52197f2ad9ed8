import Diagnostics
import Testing

@Suite struct SpellingSuggestions {
  private static let names = ["title", "title2", "body", "headline", "largeTitle", "caption", "caption1"]

  @Test(arguments: [
    ("titel", "title"), ("bdoy", "body"), ("Body", "body"), ("large-title", "largeTitle"),
    ("LARGE_TITLE", "largeTitle"),
    ("capton1", "caption1"), ("headlin", "headline"),
  ])
  func nearMisses(word: String, expected: String) {
    #expect(Spelling.closest(to: word, among: Self.names) == expected)
  }

  @Test func onlyTheFirstOfManyWordsGetASuggestion() {
    var suggestions = Spelling.Suggestions()
    let names = (0..<60).map { _ in suggestions.closest(to: "bdoy") { Self.names } }
    #expect(names.prefix(50).allSatisfy { $0 == "body" } && names.dropFirst(50).allSatisfy { $0 == nil })
  }

  @Test(arguments: ["", "x", "button", "paragraph", "öäü", String(repeating: "a", count: 1000)])
  func wordsWithoutASimilarName(word: String) {
    #expect(Spelling.closest(to: word, among: Self.names) == nil)
  }
}
