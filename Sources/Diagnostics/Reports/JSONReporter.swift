import Documents
import Writing

extension Reporter {
  static let json = Reporter(name: "json", summary: "for programs; docs/schema/report.schema.json describes it") { _ in
    JSONReportWriter()
  }
}

/// The report's own JSON. Columns count bytes of a decoded line, offsets those of the file.
private struct JSONReportWriter: ReportWriter {
  private var list = JSONList()

  func begin(to output: inout some TextOutputStream) {
    output.write("{\n  \"formatVersion\": 1,\n  \"findings\": [")
  }

  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let places = Places(file.source)
    for finding in file.findings { list.write(json(finding, in: places), indent: "    ", to: &output) }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let counts = JSONValue.object([
      ("files", .integer(summary.files)), ("errors", .integer(summary.errors)),
      ("warnings", .integer(summary.warnings)), ("notes", .integer(summary.notes)),
    ])
    output.write("\(list.closing(indent: "  ")),\n  \"summary\": \(counts.indented(by: "  "))\n}\n")
  }

  private func json(_ finding: Diagnostic, in places: Places) -> JSONValue {
    let place = places.place(of: finding.range)
    var members: [(String, JSONValue)] = [
      ("id", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)), ("path", .string(places.source.path)),
    ]
    if places.hasLines {
      members += start(place) + [("endLine", .integer(place.end.line)), ("endColumn", .integer(place.end.column))]
    }
    members += bytes(places.fileRange(of: place.range))
    if let keyPath = finding.keyPath { members.append(("keyPath", .string(keyPath))) }
    if !finding.notes.isEmpty { members.append(("notes", .array(finding.notes.map { json($0, in: places) }))) }
    if let fix = finding.fix { members.append(("fix", json(fix, in: places))) }
    return .object(members)
  }

  private func json(_ note: Diagnostic.Note, in places: Places) -> JSONValue {
    let position = places.hasLines ? start(places.place(of: note.range)) : []
    return .object([("message", .string(note.message))] + position)
  }

  private func json(_ fix: Diagnostic.Fix, in places: Places) -> JSONValue {
    .object(
      [("message", .string(fix.message)), ("safe", .boolean(fix.isSafe))]
        + bytes(places.fileRange(of: fix.range)) + [("replacement", .string(fix.replacement))])
  }

  private func start(_ place: Place) -> [(String, JSONValue)] {
    [("line", .integer(place.start.line)), ("column", .integer(place.start.column))]
  }

  private func bytes(_ range: Range<Int>) -> [(String, JSONValue)] {
    [("byteOffset", .integer(range.lowerBound)), ("byteLength", .integer(range.count))]
  }
}
