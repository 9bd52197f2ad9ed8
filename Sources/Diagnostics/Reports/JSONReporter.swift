import Documents
import Writing

extension Reporter {
  static let json = Reporter(name: "json", summary: "for programs; docs/schema/report.schema.json describes it") { _ in
    JSONReportWriter()
  }
}

private struct JSONReportWriter: ReportWriter {
  var list = JSONList(indent: "    ")

  func begin(to output: inout some TextOutputStream) {
    output.write("{\n  \"formatVersion\": 1,\n  \"findings\": [")
  }

  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    for finding in findings {
      let located = (finding, locator.mark(of: finding.range), locator)
      list.write(ReportSchema.finding.json(located), to: &output)
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write("\(list.end),\n  \"summary\": \(ReportSchema.summary.json(summary).indented(by: "  "))\n}\n")
  }
}

/// The form of the JSON report, from which its text and its JSON Schema are made. Columns count bytes of a decoded
/// line; offsets count bytes of the file.
package enum ReportSchema {
  package static let name = "report"

  package static var text: String {
    let schema = JSONSchema(
      name, title: "typeramp report",
      description:
        "The output of `typeramp validate --report json`. Members that do not apply to a finding are left out.",
      report.keywords,
      definitions: [("finding", finding.definition), ("note", note.definition), ("fix", fix.definition)])
    return schema.text
  }

  /// The whole, whose findings are written one by one.
  private static let report = JSONForm<ReportSummary>.object([
    JSONMember("formatVersion", .constant(1)) { _ in 1 },
    JSONMember("findings", .list(of: finding.defined(as: "finding")), "Grouped by file, in the order of positions.") {
      _ in []
    },
    JSONMember("summary", summary) { $0 },
  ])

  fileprivate static let summary = JSONForm<ReportSummary>.object([
    JSONMember("files", .integer(), "The number of files checked, including those without findings.") { $0.files },
    JSONMember("errors", .integer()) { $0.count(.error) },
    JSONMember("warnings", .integer()) { $0.count(.warning) },
    JSONMember("notes", .integer()) { $0.count(.note) },
    .optional("known", .integer(from: 1), "The number of findings left out because a baseline lists them.") {
      $0.known > 0 ? $0.known : nil
    },
  ])

  fileprivate static let finding = JSONForm<(Diagnostic, mark: SourceLocation, locator: SourceLocator)>.object(
    [
      JSONMember("id", .name, "The id of the rule. Ids of syntax errors begin with `syntax-`.") { $0.0.id },
      JSONMember("severity", .one(of: Severity.allCases.reversed().map(\.rawValue))) { $0.0.severity.rawValue },
      JSONMember("message", .string) { $0.0.message },
      JSONMember("path", .string, "The path as given; `stdin` for standard input.") { $0.locator.source.path },
      .optional("line", position, "Counted from 1. A binary property list has no lines.") { $0.mark.start?.line },
      .optional(
        "column", position, "Counted from 1, in UTF-8 bytes of the decoded line; a byte-order mark is not counted."
      ) { $0.mark.start?.column },
      .optional("endLine", position) { $0.mark.end?.line },
      .optional("endColumn", position, "The column after the last byte: a range is never empty.") {
        $0.mark.end?.column
      },
      JSONMember("byteOffset", .integer(), offset) { $0.mark.bytes.lowerBound },
      JSONMember("byteLength", .integer(), length) { $0.mark.bytes.count },
      .optional("keyPath", .string, "The path of the keys that lead to it: `body.fontName`.") { $0.0.keyPath },
      .optional("notes", .list(of: note.defined(as: "note"), constraints: [("minItems", .number(1))])) { item in
        let notes = item.0.notes.map { ($0, start: item.locator.location(of: $0.range).start) }
        return notes.isEmpty ? nil : notes
      },
      .optional("fix", fix.defined(as: "fix")) { item in
        item.0.fix.map { ($0, bytes: item.locator.location(of: $0.range).bytes) }
      },
    ], constraints: [together("line", "column", "endLine", "endColumn")])

  private static let note = JSONForm<(Diagnostic.Note, start: Position?)>.object(
    [
      JSONMember("message", .string) { $0.0.message },
      .optional("line", position) { $0.start?.line },
      .optional("column", position) { $0.start?.column },
    ],
    constraints: [
      ("description", .string("An explanation of a finding, at another position in the same file.")),
      together("line", "column"),
    ])

  private static let fix = JSONForm<(Diagnostic.Fix, bytes: Range<Int>)>.object(
    [
      JSONMember("message", .string) { $0.0.message },
      JSONMember(
        "safe", .boolean,
        "Whether it can be made without review: it changes nothing else about the meaning of the file."
      ) { $0.0.isSafe },
      JSONMember("byteOffset", .integer(), offset) { $0.bytes.lowerBound },
      JSONMember("byteLength", .integer(), length) { $0.bytes.count },
      JSONMember("replacement", .string, "The new text, to be written in the encoding of the file.") {
        $0.0.replacement
      },
    ], constraints: [("description", .string("A change that fixes the finding."))])

  /// A line or a column.
  private static let position = JSONForm<Int>.integer(from: 1)

  private static let offset = "In bytes of the file on disk, including a byte-order mark."
  private static let length =
    "In bytes of the file on disk. 0 only for a finding at the end of the file and for a fix that inserts."

  /// The constraint that a record has all or none of some members.
  private static func together(_ names: String...) -> (String, JSONValue) {
    let others = names.map { name in (name, JSONValue.array(names.filter { $0 != name }.map(JSONValue.string))) }
    return ("dependentRequired", .object(others))
  }
}
