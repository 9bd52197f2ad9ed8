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
  var held: [String] = []

  /// How many commands may be held back. Beyond this, they are written before later errors, so that memory stays
  /// bounded.
  private static let limit = 1000

  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    for finding in findings {
      let command = command(finding, in: locator)
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
  private func command(_ finding: Diagnostic, in locator: SourceLocator) -> String {
    let path = DisplayText.escaped(paths.relativeToRepository(locator.source.path))
    let properties = [("file", path)] + position(finding, in: locator) + [("title", finding.id)]
    let list = properties.map { "\($0)=\(Self.escaped($1, "%\r\n:,"))" }.joined(separator: ",")
    let message = finding.sentences(in: locator).joined(separator: "\n")
    let level = finding.severity.name(error: "error", warning: "warning", note: "notice")
    return "::\(level) \(list)::\(Self.escaped(message, "%\r\n"))\n"
  }

  /// A text in which some characters of ASCII are escaped, which have a meaning in commands.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.percentEncoded { special.utf8.contains($0) }
  }

  /// GitHub ignores the columns of a range that spans several lines.
  private func position(_ finding: Diagnostic, in locator: SourceLocator) -> [(String, String)] {
    let mark = locator.mark(of: finding.range)
    guard let start = mark.start, let end = mark.end else { return [] }
    let hasColumns = start.line == end.line
    return [("line", "\(start.line)")] + (hasColumns ? [("col", "\(start.column)")] : [])
      + [("endLine", "\(end.line)")] + (hasColumns ? [("endColumn", "\(end.column)")] : [])
  }
}
