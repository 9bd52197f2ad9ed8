import Documents

extension Reporter {
  static let github = Reporter(name: "github", summary: "annotations in GitHub Actions") {
    GitHubReportWriter(paths: $0.paths)
  }
}

/// Workflow commands, errors first: GitHub shows ten annotations of each level for a step and fifty for a job. All
/// other commands are still in the job's log, so there is one for every finding.
private struct GitHubReportWriter: ReportWriter {
  let paths: ReportPaths
  /// Warnings and notes that are written after the errors.
  private var held: [String] = []

  init(paths: ReportPaths) {
    self.paths = paths
  }

  /// How many commands may be held back. Beyond this, they are written before later errors, so that memory stays
  /// bounded.
  private static let limit = 1000

  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let converter = LocationConverter(file)
    for finding in file.findings {
      let command = command(finding, in: converter)
      if finding.severity == .error { output.write(command) } else { held.append(command) }
      if held.count > Self.limit { release(to: &output) }
    }
  }

  mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    release(to: &output)
    output.write(summary.sentence + "\n")
  }

  private mutating func release(to output: inout some TextOutputStream) {
    for command in held { output.write(command) }
    held = []
  }

  /// `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`
  private func command(_ finding: Diagnostic, in converter: LocationConverter) -> String {
    let path = DisplayText.escaped(paths.relativeToRepository(converter.source.path))
    let properties = [("file", path)] + position(finding, in: converter) + [("title", finding.id)]
    let list = properties.map { "\($0)=\(WorkflowCommand.property($1))" }.joined(separator: ",")
    let message = finding.sentences(in: converter).joined(separator: "\n")
    return "::\(Self.name(of: finding.severity)) \(list)::\(WorkflowCommand.data(message))\n"
  }

  /// GitHub ignores the columns of a range that spans several lines.
  private func position(_ finding: Diagnostic, in converter: LocationConverter) -> [(String, String)] {
    guard converter.hasLines else { return [] }
    let location = converter.location(of: finding.range)
    let lines = [("line", "\(location.start.line)"), ("endLine", "\(location.end.line)")]
    guard location.start.line == location.end.line else { return lines }
    return [lines[0], ("col", "\(location.start.column)"), lines[1], ("endColumn", "\(location.end.column)")]
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

/// The escapes of GitHub's workflow commands.
private enum WorkflowCommand {
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
