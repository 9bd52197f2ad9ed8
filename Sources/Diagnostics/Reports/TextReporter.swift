import Documents

extension Reporter {
  static let text = Reporter(name: "text", summary: "for people, with the marked lines", isForPeople: true) { options in
    TextReportWriter(options: options)
  }
}

/// The findings with their lines, followed by their number.
private struct TextReportWriter: ReportWriter {
  let options: ReportOptions

  func excerpt(of files: [FileFindings]) -> FindingExcerpt {
    options.showsAll ? FindingExcerpt(all: files) : FindingExcerpt(files, .report)
  }

  func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    let formatter = DiagnosticFormatter(locator, isColoured: options.isColoured, columns: options.columns)
    for severity in Severity.allCases.reversed() {
      for finding in findings where finding.severity == severity {
        for line in formatter.lines(for: finding) { output.write(line + "\n") }
        if options.columns != nil { output.write("\n") }
      }
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let fixes = options.offersFixes ? summary.fixSentence.map { "; " + $0 } ?? "" : ""
    for line in (summary.sentence + fixes).lines(width: options.columns) { output.write(line + "\n") }
  }
}
