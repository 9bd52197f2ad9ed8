import Documents

extension Reporter {
  static let github = Reporter("github", "annotations in GitHub Actions", GitHubReportWriter.self)
}

/// Workflow commands, errors first: GitHub shows ten annotations of each level for a step and fifty for a job. All
/// other commands are still in the job's log, so there is one for every finding.
private struct GitHubReportWriter: ReportWriter {
  private let paths: ReportPaths
  /// Warnings and notes that are written after the errors.
  private var held: [String] = []

  init(_ options: ReportOptions) {
    paths = options.paths
  }

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
    let list = properties.map { "\($0)=\(WorkflowCommand.property($1))" }.joined(separator: ",")
    let message = finding.sentences(in: locator).joined(separator: "\n")
    let level = finding.severity.name(error: "error", warning: "warning", note: "notice")
    return "::\(level) \(list)::\(WorkflowCommand.data(message))\n"
  }

  /// GitHub ignores the columns of a range that spans several lines.
  private func position(_ finding: Diagnostic, in locator: SourceLocator) -> [(String, String)] {
    let mark = locator.mark(of: finding.range)
    guard let start = mark.start, let end = mark.end else { return [] }
    let lines = [("line", "\(start.line)"), ("endLine", "\(end.line)")]
    return start.line == end.line
      ? [lines[0], ("col", "\(start.column)"), lines[1], ("endColumn", "\(end.column)")] : lines
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
