import Documents
import DynamicType
import FontFiles
import TestSupport
import Testing

@testable import TypeRampKit

/// How texts fit: in the font of the tests each character of ASCII is half as wide as the text is large.
@Suite struct FitTests {
  private static func lines(_ text: String, width: Double, entry: String = "") throws -> [Int] {
    let check = FitCheck.example(.accessibility1, entry: #"{ "weight": "regular"\#(entry) }"#)
    return try check.fit(text, in: FitPlace(style: "body", width: width, lines: nil)).lines
  }

  /// At L, a line of 85 points holds ten characters.
  @Test(arguments: [
    ("", 1), ("aaaaaaaaaa", 1), ("aaaa aaaaaaaaaa", 2), ("aaaaa aaaa", 1), ("aaaaa aaaaa", 2), ("aaaaaaaaaa   ", 1),
    ("aaaaaaaaaa aaaaaaaaaa", 2), ("a\nb\n\nc", 4), ("a\r\nb", 2), ("aaaaa\u{AD}aaaaa", 1), ("aaaaaa\u{AD}aaaaaa", 2),
    ("aaaaaaaaaa\u{AD}aaaaaa", 2), ("aaaaaa-aaaaaa", 2), ("aaaaa\u{A0}aaaaaa", 2), ("aaaaaaaaa !", 2),
    ("a \u{202E}b", 1),
    ("aaaaaaaa 1-2345", 2), ("aaaaaaaa -aaaa", 2), ("aaaaaaaaaaaaaaaaaaaaaaaaa", 3), ("aaaaa%@", 2), ("aaaaa%d", 1),
  ])
  func linesBreakWhereTheyMay(text: String, lines: Int) throws {
    #expect(try Self.lines(text, width: 85)[3] == lines)
  }

  @Test func spacingAndCaseCount() throws {
    #expect(try Self.lines("aaaaa aaaa", width: 85, entry: #", "tracking": 8.5"#)[3] == 2)
    #expect(try Self.lines("aßaßa aaaa", width: 85, entry: #", "textCase": "uppercase""#)[3] == 2)
  }

  @Test(arguments: [
    ("aa", 12.0, 1, "fits at no text size; at XS the word 'aa' is 14 points wide, the line 12"),
    ("a bbb", 30, nil, "fits up to XL; at XXL the word 'bbb' is 31.5 points wide, the line 30"),
    ("aa", 1000, 1, "fits at every text size"),
    ("aaaa", 34, nil, "fits up to L; at XL the word 'aaaa' is 38 points wide, the line 34"),
    ("a\na", 60, 1, "fits at no text size; at XS it needs 2 lines, of 1"),
    ("aa aa", 60, 1, "fits up to XXXL; at AX1 it is 70 points wide, the line 60"),
    ("aa aa aa aa", 60, 2, "fits up to XXXL; at AX1 it needs 4 lines, of 2"),
  ])
  func anAnswerNamesTheFirstTextSize(text: String, width: Double, lines: Int?, words: String) throws {
    let place = FitPlace(style: "body", width: width, lines: lines)
    #expect(try FitCheck.example.fit(text, in: place).words(in: place) == words)
  }

  @Test(arguments: [
    ("ไทย", FitObstacle.script), ("漢字", .script), ("العربية", .script), ("ạ", .missing("ạ")), ("a☃", .missing("☃")),
    ("שלום", .missing("ש")), ("שָׁ", .missing("ש")),
  ])
  func whatCannotBeMeasuredIsSaid(text: String, obstacle: FitObstacle) {
    #expect(throws: obstacle) { try Self.lines(text, width: 85) }
  }

  /// The severity of a finding depends on the text size, and a level above the limit stays a note.
  @Test(arguments: [
    (ContentSizeCategory.accessibility1, [:], Severity.warning as Severity?), (.xxxLarge, [:], .note),
    (.xxxLarge, ["word-wider-than-line": RulePolicy.Level.error], .note),
    (.accessibility5, ["word-wider-than-line": .error], .error), (.xxxLarge, ["word-wider-than-line": .off], nil),
  ])
  func aFindingAboveTheLimitIsANote(limit: ContentSizeCategory, levels: [String: RulePolicy.Level], severity: Severity?)
  {
    var policy = RulePolicy()
    policy.levels = levels
    let catalog = TextCatalog(Array("a = aaaaa;".utf8), path: "de.lproj/A.strings")
    let result = FitCheck.example(limit).check(catalog, policy) { _ in FitPlace(style: "body", width: 60, lines: 1) }
    #expect(result.file.findings.map(\.severity) == [severity].compactMap(\.self))
    #expect(result.file.findings.allSatisfy { $0.keyPath == "de.a" })
  }

  /// The names of a finding are short: a long key has one in each language.
  @Test func aLongKeyIsCut() throws {
    let (key, variation) = (String(repeating: "k", count: 2_000), String(repeating: "v", count: 2_000))
    let unit = #"{ "stringUnit": { "value": "aaaa" } }"#
    let localization = #"{ "variations": { "device": { "\#(variation)": \#(unit) } } }"#
    let text = #"{ "sourceLanguage": "de", "strings": { "\#(key)": { "localizations": { "de": \#(localization) } } } }"#
    let catalog = TextCatalog(Array(text.utf8), path: "A.xcstrings")
    #expect(catalog.texts.count == 1)
    let result = FitCheck.example.check(catalog, RulePolicy()) { _ in FitPlace(style: "body", width: 10, lines: 1) }
    #expect(result.file.findings.map { ($0.keyPath ?? "").count < 1_300 } == [true])
  }

  @Test func missingLettersAreFindingsAndOtherCharactersAreCounted() {
    let catalog = TextCatalog(Array("a = \"ạ\"; b = \"😀\"; c = \"ไ\"; d = \"%d\"; e = \"x\";".utf8), path: "A.strings")
    let result = FitCheck.example.check(catalog, RulePolicy()) { key in
      key == "e" ? nil : FitPlace(style: "body", width: 600, lines: 1)
    }
    #expect(result.file.findings.map(\.id) == ["missing-letters"])
    #expect(
      result.counts.notes(.example) == [
        "1 text (1 in an unknown language) not measured: the glyphs or lines of the script depend on more than single characters",
        "1 text with placeholders: measured with 'Example', '1,234'",
        "1 text with an emoji: measured as one em, the least that it can be",
        "1 text not measured: the font lacks a character",
        "1 text not measured: 'fit' in typeramp.json does not say where they are shown",
      ])
    #expect(result.counts.summary(.accessibility1) == "2 texts measured; these fit: 2 at L, 2 at AX1, 2 at AX5")
    #expect(result.unmeasured.map(\.text.key) == ["a", "c", "e"])
    #expect(result.unmeasured.map(\.reason).last == "'fit' does not say where it is shown")
  }

  /// What is shown is measured: without the marks of Markdown, and with examples for placeholders.
  @Test(arguments: [
    ("Read our [terms](https://example.com/legal)", "Read our terms"), ("**Save** now", "Save now"),
    ("^[%lld file](inflect: true)", "1,234 file"), ("Start ${applicationName}", "Start Example"), ("*a* b*", "a b*"),
    ("`a` ~~b~~", "a b"), ("2 * 3 * 4", "2 * 3 * 4"), ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"), ("[[a](b)](c)", "a"),
    ("$5 ${} ${a b}", "$5 ${} ${a b}"), ("a*", "a*"),
  ])
  func marksAreNotMeasured(text: String, shown: String) { #expect(FitCheck.example.shown(text) == shown) }

  @Test(arguments: ["[", "](", "[a](", "*a ", "**", "`a", "${", "^["])
  func noMarkIsSlow(mark: String) {
    let text = String(repeating: mark, count: 60_000 / mark.utf8.count)
    #expect(FitCheck.example.shown(text).utf8.count <= text.utf8.count)
  }

  /// A character of the example is half an em wide, an emoji at least one.
  @Test(arguments: [
    ("😀", 1.0), ("a😀", 1.5), ("👨‍👩‍👧", 1), ("👍🏽", 1), ("🇩🇪", 1), ("a", 0.5),
  ])
  func anEmojiIsAtLeastOneEm(text: String, width: Double) throws {
    let fit = try FitCheck.example.fit(text, in: FitPlace(style: "body", width: 1, lines: 1))
    #expect(fit.problem?.width == width * 14)
  }

  /// Texts of all kinds of characters, from a fixed sequence of numbers.
  private static let signs = Array(
    "aaabcdABC  -\u{AD}\u{200B}.,!?/()\"1 2\n\u{A0}\u{202E}%@".unicodeScalars)

  private static let anyTexts = (0..<200).map { seed in
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = ""
    for _ in 0..<(seed % 40) {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      text.unicodeScalars.append(signs[Int(state >> 33) % signs.count])
    }
    return text
  }

  /// A wider place, one with more lines, and smaller text never fit less.
  @Test(arguments: anyTexts) func moreRoomNeverFitsLess(text: String) throws {
    var last: [Int: Int] = [:]
    for width in stride(from: 20.0, through: 400, by: 13) {
      var fewer = 0
      for lines in [1, 2, 3, 5, 8] {
        let fit = try FitCheck.example.fit(text, in: FitPlace(style: "body", width: width, lines: lines))
        let count = fit.problem?.category.index ?? 12
        #expect(count >= fewer && count >= last[lines, default: 0], "\(width) \(lines)")
        #expect(fit.problem != nil || fit.lines == fit.lines.sorted())
        (fewer, last[lines]) = (count, count)
      }
    }
  }
}
