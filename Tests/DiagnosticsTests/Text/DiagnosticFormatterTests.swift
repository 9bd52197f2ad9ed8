import Documents
import TestSupport
import Testing

@testable import Diagnostics

/// Findings as text for people.
@Suite struct FormattedDiagnostics {
  /// The formatted finding at the marked range of a text.
  private func formatted(_ marked: String, message: String = "wrong", path: String = "a.json") -> String {
    let marked = MarkedText(marked)
    let source = Document(marked.bytes, path: path).source
    let finding = Diagnostic(id: "a-rule", severity: .error, message: message, range: marked.ranges[0])
    return DiagnosticFormatter(of: source).lines(for: finding).joined(separator: "\n")
  }

  @Test func theMarkIsUnderTheRange() {
    #expect(
      formatted("{\n  \"«titel»\": 1\n}") == """
        a.json:2:4: error: wrong [a-rule]
            2 |   "titel": 1
              |    ^~~~~
        """)
  }

  @Test func tabsKeepTheMarkInPlace() {
    #expect(
      formatted("\t\t\"«a»\": 1") == """
        a.json:1:4: error: wrong [a-rule]
            1 |         "a": 1
              |          ^
        """)
  }

  @Test func aMarkEndsWithItsLine() {
    #expect(
      formatted("«{\n}»") == """
        a.json:1:1: error: wrong [a-rule]
            1 | {
              | ^
        """)
  }

  @Test func theEndOfTheFileCanBeMarked() {
    #expect(formatted("[«»").hasSuffix("    1 | [\n      |  ^"))
  }

  @Test(arguments: ["\u{1B}[31m", "\u{202E}", "\u{9B}31m", "\u{7}"]) func nothingReachesTheTerminalUnescaped(
    text: String
  ) {
    let report = formatted("«\(text)»", message: "name '\(text)'", path: "a\(text).json")
    #expect(!report.contains(text))
    #expect(report.contains("\\u{"))
  }

  @Test func aHugeLineIsShownInPart() {
    let filler = String(repeating: "é", count: 100_000)
    let report = formatted(filler + "«x»" + filler)
    #expect(report.utf8.count < 500)
    #expect(report.hasPrefix("a.json:1:200001: error"))
    #expect(!report.contains("\u{FFFD}"))
  }

  @Test(arguments: [
    ("[\"字字\", \"«é字»\"]", "    1 | [\"字字\", \"é字\"]\n      |           ^~~"),
    ("e\u{301}👩‍👩‍👧 «x»", "    1 | e\u{301}👩‍👩‍👧 x\n      |     ^"), ("«🇨🇭»", "    1 | 🇨🇭\n      | ^~"),
    ("##vso[a] «x»", "    1 | #\\u{23}vso[a] x\n      |               ^"),
    ("«##[a» x", "    1 | #\\u{23}[a x\n      | ^~~~~~~~~"),
    ("\u{1B} «x»", "    1 | \\u{1B} x\n      |        ^"), ("\"«»\"", "    1 | \"\"\n      |  ^"),
  ])
  func theMarkIsUnderWideCharacters(marked: String, frame: String) {
    #expect(formatted(marked).hasSuffix(frame))
  }

  @Test(arguments: ["x", "é", "字", "👩‍👩‍👧", "\t", "\u{1}", "e\u{301}\u{301}", "##vso[a]"], [0, 1, 30, 71, 72, 73, 5000])
  func framesFitIntoATerminal(filler: String, count: Int) {
    let filling = String(repeating: filler, count: count)
    for marked in [filling + "«x»", "«x»" + filling, filling + "«x»" + filling, "«x\(filling)»", filling + "«»"] {
      let lines = formatted(marked).split(separator: "\n").dropFirst()
      #expect(lines.allSatisfy { DisplayWidth.columns(of: String($0)) <= 80 })
      // The mark begins where the marked text begins.
      let column = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
      let shown = lines[1].reduce(into: (columns: 0, atMark: "")) { state, character in
        if state.columns == column { state.atMark = String(character) }
        state.columns += DisplayWidth.columns(of: String(character))
      }
      #expect(shown.atMark == (marked.hasSuffix("«»") ? "" : "x"))
    }
  }

  @Test(arguments: [(Severity.error, 31), (.warning, 33), (.note, 36)]) func coloursWhenEnabled(
    severity: Severity, code: Int
  ) {
    let source = Document(Array("[1]".utf8), path: "a.json").source
    let finding = Diagnostic(id: "a-rule", severity: severity, message: "wrong", range: 1..<2)
    #expect(
      DiagnosticFormatter(of: source, isColoured: true).lines(for: finding) == [
        "a.json:1:2: \u{1B}[1;\(code)m\(severity)\u{1B}[0m: wrong [a-rule]", "    1 | [1]",
        "      |  \u{1B}[1;\(code)m^\u{1B}[0m",
      ])
  }

  @Test func notesAndFixesFollow() {
    let source = Document(Array("[1]".utf8), path: "a.json").source
    let finding = Diagnostic(
      id: "a-rule", severity: .warning, message: "wrong", range: 1..<2,
      notes: [Diagnostic.Note("because of this", at: 0..<1)],
      fix: Diagnostic.Fix("write '2'", isSafe: true, range: 1..<2, replacement: "2"))
    #expect(
      DiagnosticFormatter(of: source).lines(for: finding) == [
        "a.json:1:2: warning: wrong [a-rule]", "    1 | [1]", "      |  ^", "a.json:1:1: note: because of this",
        "    1 | [1]", "      | ^", "      = fix: write '2'",
      ])
  }

  @Test func severitiesAreInOrder() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
