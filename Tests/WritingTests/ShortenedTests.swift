import Testing
import Writing

/// Shortened names, key paths and messages, so that a report is proportional to the file.
@Suite struct ShortenedTexts {
  private static let long = String(repeating: "xy", count: 5_000)

  @Test(arguments: ["", "a", String(repeating: "a", count: 200)]) func shortTextsAreKept(text: String) {
    #expect(Shortened.name(text) == text)
    #expect(Shortened.message("'\(text)' is here") == "'\(text)' is here")
  }

  @Test(arguments: ["a", "ä", "€", "😀"]) func aNameIsCutBetweenScalars(character: String) {
    let cut = Shortened.name("x" + String(repeating: character, count: 300))
    #expect(cut.utf8.count <= Shortened.longestName && cut.utf8.count > Shortened.longestName - 4)
    #expect(cut.hasSuffix(character + "…"))
  }

  @Test func aKeyPathIsCut() {
    #expect(Shortened.path("", "a") == "a")
    #expect(Shortened.path("a.b", "c") == "a.b.c")
    #expect(Shortened.path(Self.long, "c").utf8.count == Shortened.longestName)
  }

  @Test func namesInAMessageAreCut() {
    let name = String(Self.long.prefix(Shortened.longestName - 3)) + "…"
    #expect(
      Shortened.message("unknown key '\(Self.long)'; expected 'a' or '\(Self.long)'")
        == "unknown key '\(name)'; expected 'a' or '\(name)'")
  }

  /// A name may contain quotes.
  @Test(arguments: ["'", "''", "a'b", "it's"]) func aMessageIsNeverLong(part: String) {
    let message = Shortened.message("unknown key '\(String(repeating: part + Self.long, count: 10))'; expected 'a'")
    #expect(message.hasPrefix("unknown key '") && message.hasSuffix("expected 'a'"))
    #expect(message.utf8.count <= Shortened.longestMessage)
  }
}
