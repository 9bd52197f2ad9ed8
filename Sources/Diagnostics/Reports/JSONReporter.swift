import Documents
import Writing

extension Reporter {
  static let json = Reporter(name: "json", summary: "for programs; docs/schema/report.schema.json describes it") { _ in
    JSONReportWriter()
  }
}

/// The JSON report of typeramp. Columns count bytes of a decoded line; offsets count bytes of the file.
private struct JSONReportWriter: ReportWriter {
  private var list = JSONList()

  func begin(to output: inout some TextOutputStream) {
    output.write("{\n  \"formatVersion\": 1,\n  \"findings\": [")
  }

  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    list.write(file, indent: "    ", to: &output, json)
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let counts = JSONValue.object(
      [
        ("files", .integer(summary.files)), ("errors", .integer(summary.errors)),
        ("warnings", .integer(summary.warnings)), ("notes", .integer(summary.notes)),
      ] + (summary.known > 0 ? [("known", .integer(summary.known))] : []))
    output.write("\(list.closing(indent: "  ")),\n  \"summary\": \(counts.indented(by: "  "))\n}\n")
  }

  private func json(_ finding: Diagnostic, in converter: LocationConverter) -> JSONValue {
    let location = converter.location(of: finding.range)
    var members: [(String, JSONValue)] = [
      ("id", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)), ("path", .string(converter.source.path)),
    ]
    if converter.hasLines {
      let end = location.end
      members += start(location) + [("endLine", .integer(end.line)), ("endColumn", .integer(end.column))]
    }
    members += bytes(converter.fileRange(of: location.range))
    if let keyPath = finding.keyPath { members.append(("keyPath", .string(keyPath))) }
    if !finding.notes.isEmpty { members.append(("notes", .array(finding.notes.map { json($0, in: converter) }))) }
    if let fix = finding.fix { members.append(("fix", json(fix, in: converter))) }
    return .object(members)
  }

  private func json(_ note: Diagnostic.Note, in converter: LocationConverter) -> JSONValue {
    let position = converter.hasLines ? start(converter.location(of: note.range)) : []
    return .object([("message", .string(note.message))] + position)
  }

  private func json(_ fix: Diagnostic.Fix, in converter: LocationConverter) -> JSONValue {
    .object(
      [("message", .string(fix.message)), ("safe", .boolean(fix.isSafe))]
        + bytes(converter.fileRange(of: fix.range)) + [("replacement", .string(fix.replacement))])
  }

  private func start(_ location: Location) -> [(String, JSONValue)] {
    [("line", .integer(location.start.line)), ("column", .integer(location.start.column))]
  }

  private func bytes(_ range: Range<Int>) -> [(String, JSONValue)] {
    [("byteOffset", .integer(range.lowerBound)), ("byteLength", .integer(range.count))]
  }
}
