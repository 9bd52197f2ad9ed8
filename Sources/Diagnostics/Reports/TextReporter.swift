import Documents

extension Reporter {
  static let text = Reporter(name: "text", summary: "for people, with the marked lines", isForPeople: true) {
    TextReportWriter(options: $0)
  }
}

/// The findings with their lines, and at the end how many there are.
private struct TextReportWriter: ReportWriter {
  let options: ReportOptions
  /// More findings of one rule in one file are counted, not shown.
  private static let limit = 50

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let formatter = DiagnosticFormatter(of: file.source, isColoured: options.isColoured)
    var counts: [String: Int] = [:]
    for finding in file.findings {
      counts[finding.id, default: 0] += 1
      if !options.showsAll, counts[finding.id, default: 0] > Self.limit { continue }
      for line in formatter.lines(for: finding) { output.write(line + "\n") }
    }
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) where !options.showsAll && count > Self.limit {
      let path = DisplayText.escaped(file.source.path)
      output.write("\(path): … and \(count - Self.limit) more [\(id)]; --all shows them\n")
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write(summary.sentence + "\n") }
}
