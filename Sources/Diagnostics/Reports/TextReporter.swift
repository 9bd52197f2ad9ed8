import Documents

extension Reporter {
  static let text = Reporter(name: "text", summary: "for people, with the marked lines", isForPeople: true) { options in
    TextReportWriter(options: options)
  }
}

/// The findings with their lines, followed by their number.
private struct TextReportWriter: ReportWriter {
  let options: ReportOptions
  /// More findings of one rule in one file are counted, not shown.
  private static let limit = 50

  func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    let file = FileFindings(locator.source, findings).folded
    let formatter = DiagnosticFormatter(locator, isColoured: options.isColoured)
    for finding in options.showsAll ? findings : file.first(Self.limit) {
      for line in formatter.lines(for: finding) { output.write(line + "\n") }
    }
    if options.showsAll { return }
    for line in file.linesOnMore(than: Self.limit) { output.write(line + "; --all shows them\n") }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write(summary.sentence + "\n") }
}
