import Foundation
import TypeRampKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Laws for all reports.
enum ReportLaws {
  /// A syntax error is within the text, and can be shown.
  static func check(_ error: SyntaxError, in source: Source, _ choice: inout Choice) throws {
    try require(error.mistake.id.hasPrefix("syntax-"), "a mistake of syntax without its mark")
    try check([Diagnostic(error)], in: source, isShown: isShown(&choice))
  }

  /// Findings are within the text, and their text reaches a terminal only escaped.
  ///
  /// - Parameter isShown: whether they are also shown.
  static func check(_ findings: [Diagnostic], in source: Source, isShown: Bool) throws {
    for finding in findings {
      for range in [finding.range] + finding.notes.map(\.range) + (finding.fix.map { [$0.range] } ?? []) {
        try require(range.upperBound <= source.text.count, "a finding lies behind the end")
      }
    }
    guard isShown else { return }
    let formatter = DiagnosticFormatter(of: source)
    for finding in findings {
      for line in formatter.lines(for: finding) { try TextLaws.checkPrintable(line) }
    }
  }

  /// Showing findings takes several times as long as finding them, so it is done only sometimes.
  static func isShown(_ choice: inout Choice) -> Bool {
    choice.next(of: [true, false, false, false, false, false, false, false])
  }

  /// Every report can be read by the readers of its format.
  static func check(_ files: [FileFindings], as reporter: Reporter) throws {
    var report = Report(reporter, options: ReportOptions(version: "1"), to: "")
    report.begin()
    for file in files { report.add([file]) }
    report.end()
    let text = report.output
    switch reporter.name {
    case "json", "sarif": try TextLaws.checkJSON(text)
    case "junit": try checkXML(text)
    default: for line in text.split(separator: "\n") { try TextLaws.checkPrintable(String(line)) }
    }
  }

  private static func checkXML(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    try require(parser.parse(), "a report is no XML: \(parser.parserError.map { "\($0)" } ?? "")")
  }
}
