import Documents
import Writing

extension Reporter {
  static let rdjson = Reporter(name: "rdjson", summary: "reviewdog's JSON; fixes become suggestions") {
    RDJSONReportWriter(paths: $0.paths)
  }
}

/// Reviewdog Diagnostic Format. Its columns count UTF-8 bytes from 1, and its ranges exclude the end, as ours do.
private struct RDJSONReportWriter: ReportWriter {
  let paths: ReportPaths
  private var list = JSONList()

  init(paths: ReportPaths) {
    self.paths = paths
  }

  func begin(to output: inout some TextOutputStream) {
    output.write("{\n  \"source\": { \"name\": \"typeramp\" },\n  \"diagnostics\": [")
  }

  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    list.write(file, indent: "    ", to: &output, json)
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(list.closing(indent: "  ") + "\n}\n")
  }

  private func json(_ finding: Diagnostic, in converter: LocationConverter) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("message", .string(finding.message(in: converter))), ("location", location(of: finding.range, in: converter)),
      ("severity", .string(Self.name(of: finding.severity))), ("code", .object([("value", .string(finding.id))])),
    ]
    if let fix = finding.fix, converter.hasLines {
      let suggestion = JSONValue.object([
        ("range", exactRange(fix.range, in: converter)), ("text", .string(fix.replacement)),
      ])
      members.append(("suggestions", .array([suggestion])))
    }
    if !finding.notes.isEmpty {
      let related = finding.notes.map { note in
        JSONValue.object([
          ("message", .string(note.message)), ("location", location(of: note.range, in: converter)),
        ])
      }
      members.append(("relatedLocations", .array(related)))
    }
    return .object(members)
  }

  private func location(of range: Range<Int>, in converter: LocationConverter) -> JSONValue {
    let path = JSONValue.string(paths.relativeToRepository(converter.source.path))
    // A binary property list has no lines; a location without a range means the file.
    guard converter.hasLines else { return .object([("path", path)]) }
    return .object([("path", path), ("range", self.range(range, in: converter))])
  }

  private func range(_ range: Range<Int>, in converter: LocationConverter) -> JSONValue {
    let location = converter.location(of: range)
    return .object([("start", position(location.start)), ("end", position(location.end))])
  }

  /// The range of a fix, not widened: an empty range inserts.
  private func exactRange(_ range: Range<Int>, in converter: LocationConverter) -> JSONValue {
    let start = position(converter.location(of: range).start)
    return range.isEmpty ? .object([("start", start), ("end", start)]) : self.range(range, in: converter)
  }

  private func position(_ position: Position) -> JSONValue {
    .object([("line", .integer(position.line)), ("column", .integer(position.column))])
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
