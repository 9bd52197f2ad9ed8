import Documents
import Writing

extension Reporter {
  static let gitlab = Reporter(name: "gitlab", summary: "GitLab's Code Quality, for merge requests") {
    GitLabReportWriter(paths: $0.paths)
  }
}

/// The subset of the Code Climate specification that GitLab documents: description, check name, fingerprint, severity,
/// path and line.
private struct GitLabReportWriter: ReportWriter {
  let paths: ReportPaths
  private var list = JSONList()
  /// How often each fingerprint was used: fingerprints must be unique within a report.
  private var counts: [String: Int] = [:]

  init(paths: ReportPaths) {
    self.paths = paths
  }

  func begin(to output: inout some TextOutputStream) { output.write("[") }

  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let converter = LocationConverter(file)
    let path = paths.relativeToRepository(file.source.path)
    for finding in file.findings {
      list.write(json(finding, at: path, in: converter), indent: "  ", to: &output)
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(list.closing(indent: "") + "\n")
  }

  private mutating func json(_ finding: Diagnostic, at path: String, in converter: LocationConverter) -> JSONValue {
    // GitLab requires a line for every finding, so a finding in a file without lines is reported at line 1.
    let line = converter.hasLines ? converter.location(of: finding.range).start.line : 1
    return .object([
      ("description", .string(finding.sentences(in: converter).joined(separator: "; "))),
      ("check_name", .string(finding.id)), ("fingerprint", .string(fingerprint(of: finding, at: path))),
      ("severity", .string(Self.name(of: finding.severity))),
      ("location", .object([("path", .string(path)), ("lines", .object([("begin", .integer(line))]))])),
    ])
  }

  /// GitLab matches the findings of two reports by fingerprint, so it must not depend on lines.
  private mutating func fingerprint(of finding: Diagnostic, at path: String) -> String {
    let name = [path, finding.id, finding.keyPath ?? ""].joined(separator: "\0")
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return Fingerprint.fnv1a("\(name)\0\(count)".utf8)
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
