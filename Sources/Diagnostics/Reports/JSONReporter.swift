import Documents
import Writing

extension Reporter {
  static let json = Reporter(
    "json", "for programs; docs/schema/report.schema.json describes it", JSONReportWriter.self)
}

/// The JSON report of typeramp. Columns count bytes of a decoded line; offsets count bytes of the file.
private struct JSONReportWriter: ReportWriter {
  private var list = JSONList()

  init(_ options: ReportOptions) {}

  func begin(to output: inout some TextOutputStream) {
    output.write("{\n  \"formatVersion\": 1,\n  \"findings\": [")
  }

  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    for finding in findings { list.write(json(finding, in: locator), indent: "    ", to: &output) }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let counts = JSONValue.members([
      "files": .integer(summary.files), "errors": .integer(summary.count(.error)),
      "warnings": .integer(summary.count(.warning)), "notes": .integer(summary.count(.note)),
      "known": summary.known > 0 ? .integer(summary.known) : nil,
    ])
    output.write("\(list.closing(indent: "  ")),\n  \"summary\": \(counts.indented(by: "  "))\n}\n")
  }

  private func json(_ finding: Diagnostic, in locator: SourceLocator) -> JSONValue {
    let mark = locator.mark(of: finding.range)
    return .members([
      "id": .string(finding.id), "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
      "path": .string(locator.source.path), "line": mark.start?.jsonLine, "column": mark.start?.jsonColumn,
      "endLine": mark.end?.jsonLine, "endColumn": mark.end?.jsonColumn,
      "byteOffset": .integer(mark.bytes.lowerBound), "byteLength": .integer(mark.bytes.count),
      "keyPath": finding.keyPath.map(JSONValue.string),
      "notes": .list(finding.notes) { note in
        let start = locator.location(of: note.range).start
        return .members(["message": .string(note.message), "line": start?.jsonLine, "column": start?.jsonColumn])
      },
      "fix": finding.fix.map { fix in
        let bytes = locator.location(of: fix.range).bytes
        return .members([
          "message": .string(fix.message), "safe": .boolean(fix.isSafe), "byteOffset": .integer(bytes.lowerBound),
          "byteLength": .integer(bytes.count), "replacement": .string(fix.replacement),
        ])
      },
    ])
  }
}

extension Position {
  fileprivate var jsonLine: JSONValue { .integer(line) }
  fileprivate var jsonColumn: JSONValue { .integer(column) }
}
