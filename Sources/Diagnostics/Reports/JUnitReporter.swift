import Documents
import Writing

extension Reporter {
  static let junit = Reporter(name: "junit", summary: "test results, for GitLab, Jenkins and others") { options in
    JUnitReportWriter(isStrict: options.isStrict)
  }
}

/// A test suite for each file. A finding that fails the run is a failing test case, so that the report agrees with the
/// exit status; the others are output. A file without such a finding has one passing test case.
private struct JUnitReportWriter: ReportWriter {
  let isStrict: Bool

  func begin(to output: inout some TextOutputStream) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"typeramp\">\n")
  }

  func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    let (failures, others) = (findings.filter(isFailure), findings.filter { !isFailure($0) })
    write(locator.source, failures: failures.count, to: &output)
    let formatter = DiagnosticFormatter(locator)
    func text(_ finding: Diagnostic) -> String {
      formatter.lines(for: finding).map { XMLMarkup.escaped($0) + "\n" }.joined()
    }
    for (finding, name) in zip(failures, names(of: failures, in: locator)) {
      let message = DisplayText.escaped(finding.message(in: locator.source))
      output.write("    \(testCase(name, of: locator.source))>\n")
      output.write("      " + XMLMarkup.tag("failure", [("message", message), ("type", finding.id)]) + ">")
      // GitLab shows only the body, so the position is part of it.
      output.write(text(finding))
      output.write("</failure>\n    </testcase>\n")
    }
    if !others.isEmpty { output.write("    <system-out>\(others.map(text).joined())</system-out>\n") }
    output.write("  </testsuite>\n")
  }

  func writeClean(_ source: Source, to output: inout some TextOutputStream) {
    write(source, failures: 0, to: &output)
    output.write("  </testsuite>\n")
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write("</testsuites>\n") }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    finding.severity == .error || (isStrict && finding.severity == .warning)
  }

  /// The start of a suite.
  private func write(_ source: Source, failures: Int, to output: inout some TextOutputStream) {
    let attributes = [
      ("name", source.path), ("tests", "\(max(1, failures))"), ("failures", "\(failures)"), ("errors", "0"),
      ("skipped", "0"), ("time", "0"),
    ]
    output.write("  " + XMLMarkup.tag("testsuite", attributes) + ">\n")
    if failures == 0 { output.write("    \(testCase("validate", of: source))/>\n") }
  }

  private func testCase(_ name: String, of source: Source) -> String {
    XMLMarkup.tag("testcase", [("classname", source.path), ("name", name), ("time", "0")])
  }

  /// A name for each of the failures of a file. GitLab uses only the first of several cases of one name.
  private func names(of failures: [Diagnostic], in locator: SourceLocator) -> [String] {
    var used: Set<ExactString> = []
    var counts: [String: Int] = [:]
    return failures.map { finding in
      let name = name(of: finding, in: locator)
      var unique = name
      repeat {
        counts[name, default: 0] += 1
        if let count = counts[name], count > 1 { unique = "\(name) (\(count))" }
      } while !used.insert(ExactString(unique)).inserted
      return unique
    }
  }

  /// The id and the subject, which do not change when lines move; without a subject, the id and the line.
  private func name(of finding: Diagnostic, in locator: SourceLocator) -> String {
    if let subject = finding.subject { return "\(finding.id) \(DisplayText.escaped(subject))" }
    return finding.id + (locator.mark(of: finding.range).start.map { " line \($0.line)" } ?? "")
  }
}

/// Text and tags as XML 1.0 writes them.
enum XMLMarkup {
  /// Text for content and for attributes in double quotes. Characters that XML forbids are left out. Characters that
  /// are not printable, line endings included, and commands in logs become character references, so that readers keep
  /// them and terminals are safe.
  static func escaped(_ text: String) -> String {
    text.escapedForXML { $0.isPrintable && !"&<>\"".unicodeScalars.contains($0) }
  }

  /// An element's tag with its attributes, open: `<name key="value"`.
  static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }
}
