import Documents

extension Reporter {
  static let junit = Reporter(name: "junit", summary: "test results, for GitLab, Jenkins and others") {
    JUnitReportWriter(isStrict: $0.isStrict)
  }
}

/// A suite for each file. What fails the run is a failing test case, so that the report agrees with the exit status; what
/// does not is output. A file in which nothing fails is one passing test case.
private struct JUnitReportWriter: ReportWriter {
  let isStrict: Bool

  func begin(to output: inout some TextOutputStream) {
    output.write(XMLText.declaration + "<testsuites name=\"typeramp\">\n")
  }

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    let path = file.source.path
    let failures = file.findings.lazy.filter(isFailure).count
    output.write(
      "  "
        + XMLText.tag(
          "testsuite",
          [
            ("name", path), ("tests", "\(max(1, failures))"), ("failures", "\(failures)"), ("errors", "0"),
            ("skipped", "0"),
            ("time", "0"),
          ]) + ">\n")
    if failures == 0 { output.write("    \(testCase("validate", of: path))/>\n") }
    if !file.findings.isEmpty { write(file.findings, in: Places(file.source), to: &output) }
    output.write("  </testsuite>\n")
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write("</testsuites>\n") }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    finding.severity == .error || (isStrict && finding.severity == .warning)
  }

  private func write(_ findings: [Diagnostic], in places: Places, to output: inout some TextOutputStream) {
    let report = TextReport(in: places)
    for finding in findings where isFailure(finding) { write(finding, report, in: places, to: &output) }
    guard !findings.allSatisfy(isFailure) else { return }
    output.write("    <system-out>")
    for finding in findings where !isFailure(finding) { output.write(text(report, finding)) }
    output.write("</system-out>\n")
  }

  /// GitLab shows the body alone, so the place is in it.
  private func write(
    _ finding: Diagnostic, _ report: TextReport, in places: Places, to output: inout some TextOutputStream
  ) {
    let message = DisplayText.escaped(places.message(of: finding))
    output.write("    \(testCase(name(of: finding, in: places), of: places.source.path))>\n")
    output.write("      " + XMLText.tag("failure", [("message", message), ("type", finding.id)]) + ">")
    output.write(text(report, finding))
    output.write("</failure>\n    </testcase>\n")
  }

  private func testCase(_ name: String, of path: String) -> String {
    XMLText.tag("testcase", [("classname", path), ("name", name), ("time", "0")])
  }

  /// The id and the key path, which stay when lines move; the line where there is no key path.
  private func name(of finding: Diagnostic, in places: Places) -> String {
    if let keyPath = finding.keyPath { return "\(finding.id) \(DisplayText.escaped(keyPath))" }
    return places.hasLines ? "\(finding.id) line \(places.place(of: finding.range).start.line)" : finding.id
  }

  private func text(_ report: TextReport, _ finding: Diagnostic) -> String {
    report.lines(for: finding).map { XMLText.escaped($0) + "\n" }.joined()
  }
}
