import Documents

extension Reporter {
  static let xcode = Reporter(name: "xcode", summary: "lines that Xcode shows beside the code") {
    XcodeReportWriter(paths: $0.paths)
  }
}

/// One line for each finding and each note. Xcode opens a file only by its absolute path.
private struct XcodeReportWriter: ReportWriter {
  let paths: ReportPaths

  func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    for finding in findings {
      let message = finding.message(in: locator.source) + (finding.fix.map { "; fix: \($0.message)" } ?? "")
      let lines = [(finding.range, finding.severity, "\(message) [\(finding.id)]")]
      for (range, severity, text) in lines + finding.notes.map({ ($0.range, .note, $0.message) }) {
        output.write(DisplayText.escaped("\(place(of: range, in: locator)): \(severity): \(text)") + "\n")
      }
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {}

  /// Xcode requires a line for every finding, so a finding in a file without lines is reported at line 1.
  private func place(of range: Range<Int>, in locator: SourceLocator) -> String {
    let start = locator.location(of: range).start
    return "\(paths.absolute(locator.source.path)):\(start?.line ?? 1):\(start?.column ?? 1)"
  }
}
