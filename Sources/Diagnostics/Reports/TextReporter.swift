extension Reporter {
  static let text = Reporter(name: "text", summary: "for people, with the marked lines") {
    TextReportWriter(options: $0)
  }
}

/// The findings with their lines, and at the end how many there are.
private struct TextReportWriter: ReportWriter {
  let options: ReportOptions

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let formatter = DiagnosticFormatter(of: file.source, isColoured: options.isColoured)
    for finding in file.findings {
      for line in formatter.lines(for: finding) { output.write(line + "\n") }
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write(summary.sentence + "\n") }
}
