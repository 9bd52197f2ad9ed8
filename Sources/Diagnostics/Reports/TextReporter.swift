import Documents

extension Reporter {
  static let text = Reporter(name: "text", summary: "for people, with the marked lines", isForPeople: true) {
    TextReportWriter(options: $0)
  }
}

/// The findings with their lines, followed by their number.
private struct TextReportWriter: ReportWriter {
  let options: ReportOptions
  /// More findings of one rule in one file are counted, not shown.
  private static let limit = 50

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let formatter = DiagnosticFormatter(of: file, isColoured: options.isColoured)
    for finding in options.showsAll ? file.findings : file.first(Self.limit) {
      for line in formatter.lines(for: finding) { output.write(line + "\n") }
    }
    if options.showsAll { return }
    for line in file.linesOnMore(than: Self.limit) { output.write(line + "; --all shows them\n") }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write(summary.sentence + "\n") }
}
