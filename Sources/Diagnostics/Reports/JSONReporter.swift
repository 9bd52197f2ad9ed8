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
      list.write(.object(located, ReportSchema.finding), to: &output)
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(
      "\(list.end),\n  \"summary\": \(JSONValue.object(summary, ReportSchema.summary).indented(by: "  "))\n}\n")
  }
}

/// The members of the JSON report, from which its text and its JSON Schema are made. Columns count bytes of a decoded
/// line; offsets count bytes of the file.
package enum ReportSchema {
  package static let name = "report"

  package static var text: String {
    let schema = JSONSchema(
      name, title: "typeramp report",
      description:
        "The output of `typeramp validate --report json`. Members that do not apply to a finding are left out.",
      .object(report),
      definitions: [
        ("finding", .object(.object(finding, constraints: .together("line", "column", "endLine", "endColumn")))),
        (
          "note",
          .object(
            .object(note, constraints: .together("line", "column"))
              + .description("An explanation of a finding, at another position in the same file."))
        ),
        ("fix", .object(.object(fix) + .description("A change that fixes the finding."))),
      ])
    return schema.text
  }

  /// The whole, whose findings are written one by one.
  private static let report: [JSONMember<ReportSummary>] = [
    JSONMember("formatVersion", .constant(.integer(1))) { _ in .integer(1) },
    JSONMember("findings", .list(of: "finding"), "Grouped by file, in the order of positions.") { _ in .array([]) },
    JSONMember("summary", .object(summary)) { .object($0, summary) },
  ]

  fileprivate static let summary: [JSONMember<ReportSummary>] = [
    JSONMember("files", .integer(), "The number of files checked, including those without findings.") {
      .integer($0.files)
    },
    JSONMember("errors", .integer()) { .integer($0.count(.error)) },
    JSONMember("warnings", .integer()) { .integer($0.count(.warning)) },
    JSONMember("notes", .integer()) { .integer($0.count(.note)) },
    .optional("known", .integer(from: 1), "The number of findings left out because a baseline lists them.") {
      $0.known > 0 ? .integer($0.known) : nil
    },
    .optional(
      "fonts", JSONKeywords.type("object") + [("additionalProperties", .object(.integer()))],
      "What `typeramp audit` has counted: docs/audit.md describes the numbers."
    ) { summary in
      .list(summary.numbers, { _ in .null }).map { _ in .object(summary.numbers.map { ($0.name, .integer($0.count)) }) }
    },
  ]

  /// A finding with its position.
  fileprivate typealias Located = (Diagnostic, mark: SourceLocation, locator: SourceLocator)

  fileprivate static let finding: [JSONMember<Located>] = [
    JSONMember("id", .name, "The id of the rule. Ids of syntax errors begin with `syntax-`.") { .string($0.0.id) },
    JSONMember("severity", .one(of: Severity.allCases.reversed().map(\.rawValue))) { .string($0.0.severity.rawValue) },
    JSONMember("message", .string) { .string($0.0.message) },
    JSONMember("path", .string, "The path as given; `stdin` for standard input.") { .string($0.locator.source.path) },
    .optional("line", position, "Counted from 1. A binary property list has no lines.") {
      $0.mark.start.map { .integer($0.line) }
    },
    .optional(
      "column", position, "Counted from 1, in UTF-8 bytes of the decoded line; a byte-order mark is not counted."
    ) { $0.mark.start.map { .integer($0.column) } },
    .optional("endLine", position) { $0.mark.end.map { .integer($0.line) } },
    .optional("endColumn", position, "The column after the last byte: a range is never empty.") {
      $0.mark.end.map { .integer($0.column) }
    },
    JSONMember("byteOffset", .integer(), offset) { .integer($0.mark.bytes.lowerBound) },
    JSONMember("byteLength", .integer(), length) { .integer($0.mark.bytes.count) },
    .optional("keyPath", .string, "The path of the keys that lead to it: `body.fontName`.") {
      $0.0.keyPath.map(JSONValue.string)
    },
    .optional("notes", .list(of: "note") + [("minItems", .integer(1))]) { item in
      .list(item.0.notes) { .object(($0, item.locator.location(of: $0.range).start), note) }
    },
    .optional("fix", .reference(to: "fix")) { item in
      item.0.fix.map { .object(($0, item.locator.location(of: $0.range).bytes), fix) }
    },
  ]

  private static let note: [JSONMember<(Diagnostic.Note, start: Position?)>] = [
    JSONMember("message", .string) { .string($0.0.message) },
    .optional("line", position) { $0.start.map { .integer($0.line) } },
    .optional("column", position) { $0.start.map { .integer($0.column) } },
  ]

  private static let fix: [JSONMember<(Diagnostic.Fix, bytes: Range<Int>)>] = [
    JSONMember("message", .string) { .string($0.0.message) },
    JSONMember(
      "safe", .boolean, "Whether it can be made without review: it changes nothing else about the meaning of the file."
    ) { .boolean($0.0.isSafe) },
    JSONMember("byteOffset", .integer(), offset) { .integer($0.bytes.lowerBound) },
    JSONMember("byteLength", .integer(), length) { .integer($0.bytes.count) },
    JSONMember("replacement", .string, "The new text, to be written in the encoding of the file.") {
      .string($0.0.replacement)
    },
  ]

  /// A line or a column.
  private static let position = JSONKeywords.integer(from: 1)

  private static let offset = "In bytes of the file on disk, including a byte-order mark."
  private static let length =
    "In bytes of the file on disk. 0 only for a finding at the end of the file and for a fix that inserts."
}
