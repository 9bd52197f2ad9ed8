import Documents
import Writing

extension Reporter {
  static let gitlab = Reporter(name: "gitlab", summary: "GitLab's Code Quality, for merge requests") { options in
    GitLabReportWriter(paths: options.paths)
  }
}

/// The subset of the Code Climate specification that GitLab documents: description, check name, fingerprint, severity,
/// path and line.
private struct GitLabReportWriter: ReportWriter {
  let paths: ReportPaths
  var list = JSONList(indent: "  ")
  /// How often each fingerprint was used: fingerprints must be unique within a report.
  var counts: [String: Int] = [:]

  func begin(to output: inout some TextOutputStream) { output.write("[") }

  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    for finding in findings { list.write(json(finding, in: locator), to: &output) }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write(list.end + "\n") }

  private mutating func json(_ finding: Diagnostic, in locator: SourceLocator) -> JSONValue {
    let path = paths.relativeToRepository(locator.source.path)
    // GitLab requires a line for every finding, so a finding in a file without lines is reported at line 1.
    let line = locator.mark(of: finding.range).start?.line ?? 1
    return .members([
      "description": .string(finding.sentences(in: locator).joined(separator: "; ")),
      "check_name": .string(finding.id), "fingerprint": .string(fingerprint(of: finding, at: path)),
      "severity": .string(finding.severity.name(error: "major", warning: "minor", note: "info")),
      "location": .members(["path": .string(path), "lines": .members(["begin": .integer(line)])]),
    ])
  }

  /// GitLab matches the findings of two reports by fingerprint, so it must not depend on lines.
  private mutating func fingerprint(of finding: Diagnostic, at path: String) -> String {
    let name = [path, finding.id, finding.subject ?? ""].joined(separator: "\0")
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return Fingerprint.fnv1a("\(name)\0\(count)")
  }
}
