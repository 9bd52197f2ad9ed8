import Documents
import TestSupport
import Testing

@testable import Diagnostics

/// Findings as text for people.
@Suite struct FormattedDiagnostics {
  /// The formatted finding at the marked range of a text.
  private func formatted(
    _ marked: String, message: String = "wrong", path: String = "a.json", columns: Int? = nil
  ) -> String {
    let marked = MarkedText(marked)
    let source = Document(marked.bytes, path: path).source
    let finding = Diagnostic(id: "a-rule", severity: .error, message: message, range: marked.ranges[0])
    return DiagnosticFormatter(of: source, columns: columns).lines(for: finding).joined(separator: "\n")
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
    let texts = [filling + "«x»", "«x»" + filling, filling + "«x»" + filling, "«x\(filling)»", filling + "«»"]
    for (marked, columns) in texts.flatMap({ text in [60, 80, 140].map { (text, $0) } }) {
      let lines = formatted(marked, columns: columns).split(separator: "\n").dropFirst()
      #expect(lines.allSatisfy { DisplayWidth.columns(of: String($0)) <= columns })
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

  /// A terminal shows the words of a message unbroken, in lines that fit, in the colour of the severity.
  @Test(arguments: [20, 60, 80, 140], [false, true]) func linesBreakAtWords(columns: Int, isColoured: Bool) {
    for file in Sample.files {
      for finding in file.findings {
        let plain = DiagnosticFormatter(of: file.source, isColoured: isColoured)
        let fitted = DiagnosticFormatter(of: file.source, isColoured: isColoured, columns: columns)
        let words = { (lines: [String]) in
          lines.filter { !$0.contains(" | ") }.joined(separator: " ").split(separator: " ")
        }
        #expect(words(fitted.lines(for: finding)) == words(plain.lines(for: finding)))
        for line in fitted.lines(for: finding).map({ Self.uncoloured($0) }) where !line.contains(" | ") {
          let isOneWord = line.split(separator: " ").count == 1
          #expect(DisplayWidth.columns(of: line) <= columns || isOneWord, "\(line)")
        }
      }
    }
  }

  private static func uncoloured(_ line: String) -> String { line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }

  @Test func severitiesAreInOrder() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
