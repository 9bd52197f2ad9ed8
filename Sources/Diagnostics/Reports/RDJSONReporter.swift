import Documents
import Writing

extension Reporter {
  static let rdjson = Reporter(name: "rdjson", summary: "reviewdog's JSON; fixes become suggestions") { options in
    RDJSONReportWriter(paths: options.paths)
  }
}

/// Reviewdog Diagnostic Format. Its columns count UTF-8 bytes from 1, and its ranges exclude the end, as ours do.
private struct RDJSONReportWriter: ReportWriter {
  let paths: ReportPaths
  var list = JSONList(indent: "    ")

  func begin(to output: inout some TextOutputStream) {
    output.write("{\n  \"source\": { \"name\": \"typeramp\" },\n  \"diagnostics\": [")
  }

  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    for finding in findings { list.write(json(finding, in: locator), to: &output) }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write(list.end + "\n}\n") }

  private func json(_ finding: Diagnostic, in locator: SourceLocator) -> JSONValue {
    .members([
      "message": .string(finding.message(in: locator.source)), "location": location(of: finding.range, in: locator),
      "severity": .string(finding.severity.name(error: "ERROR", warning: "WARNING", note: "INFO")),
      "code": .members(["value": .string(finding.id)]),
      "suggestions": finding.fix.flatMap { fix in
        range(locator.location(of: fix.range)).map {
          .array([.members(["range": $0, "text": .string(fix.replacement)])])
        }
      },
      "relatedLocations": .list(finding.notes) { note in
        .members(["message": .string(note.message), "location": location(of: note.range, in: locator)])
      },
    ])
  }

  /// A location without a range means the file.
  private func location(of range: Range<Int>, in locator: SourceLocator) -> JSONValue {
    let path = paths.relativeToRepository(locator.source.path)
    return .members(["path": .string(path), "range": self.range(locator.mark(of: range))])
  }

  private func range(_ location: SourceLocation) -> JSONValue? {
    guard let start = location.start, let end = location.end else { return nil }
    return .members(["start": position(start), "end": position(end)])
  }

  private func position(_ position: Position) -> JSONValue {
    .members(["line": .integer(position.line), "column": .integer(position.column)])
  }
}
