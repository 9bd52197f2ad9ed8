import Documents

extension Reporter {
  static let junit = Reporter(name: "junit", summary: "test results, for GitLab, Jenkins and others") {
    JUnitReportWriter(isStrict: $0.isStrict)
  }
}

/// A test suite for each file. A finding that fails the run is a failing test case, so that the report agrees with the
/// exit status; the others are output. A file without such a finding has one passing test case.
private struct JUnitReportWriter: ReportWriter {
  let isStrict: Bool

  func begin(to output: inout some TextOutputStream) {
    output.write(XMLMarkup.declaration + "<testsuites name=\"typeramp\">\n")
  }

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    let path = file.source.path
    let failures = file.findings.lazy.filter(isFailure).count
    output.write(
      "  "
        + XMLMarkup.tag(
          "testsuite",
          [
            ("name", path), ("tests", "\(max(1, failures))"), ("failures", "\(failures)"), ("errors", "0"),
            ("skipped", "0"),
            ("time", "0"),
          ]) + ">\n")
    if failures == 0 { output.write("    \(testCase("validate", of: path))/>\n") }
    if !file.findings.isEmpty { write(file.findings, in: LocationConverter(file), to: &output) }
    output.write("  </testsuite>\n")
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write("</testsuites>\n") }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    finding.severity == .error || (isStrict && finding.severity == .warning)
  }

  private func write(
    _ findings: [Diagnostic], in converter: LocationConverter, to output: inout some TextOutputStream
  ) {
    let formatter = DiagnosticFormatter(in: converter)
    for finding in findings where isFailure(finding) { write(finding, formatter, in: converter, to: &output) }
    guard !findings.allSatisfy(isFailure) else { return }
    output.write("    <system-out>")
    for finding in findings where !isFailure(finding) { output.write(text(finding, formatter)) }
    output.write("</system-out>\n")
  }

  /// GitLab shows only the body, so the position is part of it.
  private func write(
    _ finding: Diagnostic, _ formatter: DiagnosticFormatter, in converter: LocationConverter,
    to output: inout some TextOutputStream
  ) {
    let message = DisplayText.escaped(finding.message(in: converter))
    output.write("    \(testCase(name(of: finding, in: converter), of: converter.source.path))>\n")
    output.write("      " + XMLMarkup.tag("failure", [("message", message), ("type", finding.id)]) + ">")
    output.write(text(finding, formatter))
    output.write("</failure>\n    </testcase>\n")
  }

  private func testCase(_ name: String, of path: String) -> String {
    XMLMarkup.tag("testcase", [("classname", path), ("name", name), ("time", "0")])
  }

  /// The id and the key path, which do not change when lines move; without a key path, the id and the line.
  private func name(of finding: Diagnostic, in converter: LocationConverter) -> String {
    if let keyPath = finding.keyPath { return "\(finding.id) \(DisplayText.escaped(keyPath))" }
    return converter.hasLines ? "\(finding.id) line \(converter.location(of: finding.range).start.line)" : finding.id
  }

  private func text(_ finding: Diagnostic, _ formatter: DiagnosticFormatter) -> String {
    formatter.lines(for: finding).map { XMLMarkup.escaped($0) + "\n" }.joined()
  }
}
