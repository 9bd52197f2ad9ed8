package import Writing

/// The output of `diff --json`, format version 1.
extension ComparisonReport {
  package var json: String { JSONValue.object(self, Self.members).text }

  package static var schema: JSONSchema {
    JSONSchema(
      "diff", title: "typeramp comparison",
      description: "What `typeramp diff --json` writes. What does not apply to a change is left out.",
      .object(
        members,
        constraints: [
          ("if", keyword("const", .boolean(true), of: "failed")),
          ("then", keyword("minItems", .integer(1), of: "failures")),
          ("else", keyword("maxItems", .integer(0), of: "failures")),
        ]),
      definitions: [
        ("id", .object(.kind)), ("failure", .object(.object(Failure.members))),
        ("error", .object(.object(LocatedFinding.members, constraints: LocatedFinding.constraints))),
        ("change", .object(.object(ChangeRecord.members, constraints: ChangeRecord.constraints))),
        ("value", .object(.value)), ("size", .object(.object(Change.SizeChange.members) + Change.SizeChange.meaning)),
      ])
  }

  /// A schema with a keyword for one of the members.
  private static func keyword(_ name: String, _ value: JSONValue, of member: String) -> JSONValue {
    .object([("properties", .object([(member, .object([(name, value)]))]))])
  }

  private static let members: [JSONMember<ComparisonReport>] = [
    JSONMember("formatVersion", .constant(.integer(1))) { _ in .integer(1) },
    JSONMember("old", .string, "The old version as the call names it; `stdin` is standard input.") { .string($0.old) },
    JSONMember("new", .string, "The new version as the call names it; `stdin` is standard input.") { .string($0.new) },
    JSONMember(
      "failed", .boolean,
      "Whether something could not be compared. Then the list of changes is not whole, and an empty one does not mean "
        + "that nothing changes."
    ) { .boolean($0.isFailed) },
    JSONMember("failures", .list(of: "failure"), "What could not be compared; empty unless `failed`.") {
      .array($0.failures.map { .object($0, Failure.members) })
    },
    JSONMember(
      "changes", .list(of: "change"),
      "Dictionary by dictionary in the order of their paths, and in each style by style, then metrics, then findings."
    ) { .array($0.changes.map { .object(ChangeRecord(dictionary: $0, change: $1), ChangeRecord.members) }) },
    JSONMember("summary", .object(summary)) { .object($0, summary) },
  ]

  private static let summary: [JSONMember<ComparisonReport>] = [
    JSONMember("dictionaries", .integer(), "How many were compared, those without changes included.") {
      .integer($0.dictionaries.count)
    },
    JSONMember("changes", .integer()) { .integer($0.changes.count) },
    JSONMember("breaking", .integer()) { .integer($0.breakingCount) },
  ]
}

private struct ChangeRecord {
  let dictionary: String
  let change: Change

  static let members: [JSONMember<ChangeRecord>] = [
    JSONMember("id", .reference(to: "id")) { .string($0.change.kind.id) },
    JSONMember("breaking", .boolean, "Whether `--fail-on breaking` fails.") {
      .boolean($0.change.kind.isBreaking)
    },
    .dictionary(\.dictionary),
    .optional("style", .string, "A text style, or a style of the dictionary's own by its new name.") {
      if case .style(let name) = $0.change.subject { .string(name) } else { nil }
    },
    .optional("metric", .string) { if case .metric(let name) = $0.change.subject { .string(name) } else { nil } },
    .optional("old", .reference(to: "value"), "Left out where the old version has none.") { $0.change.old?.json },
    .optional("new", .reference(to: "value"), "Left out where the new version has none.") { $0.change.new?.json },
    .optional("sizes", .sizes, "The text sizes at which the sizes, or the values of a metric, differ.") { record in
      let sizes = record.change.sizes.map { ($0.category.name, JSONValue.object($0, Change.SizeChange.members)) }
      return sizes.isEmpty ? nil : .object(sizes)
    },
    .optional("rule", .string, "The rule of a finding.") { $0.change.finding.map { .string($0.rule) } },
    .optional("severity", .constant(.string("warning"))) {
      $0.change.finding.map { .string($0.severity.rawValue) }
    },
    .optional("file", .string, "The file of a finding, where it is not the dictionary's own.") {
      $0.change.finding?.file.map(JSONValue.string)
    },
    .optional("keyPath", .string, "The key path of a finding in the document: `body.fontName`.") {
      $0.change.finding?.keyPath.map(JSONValue.string)
    },
    .optional("message", .string) { $0.change.finding.map { .string($0.message) } },
  ]

  static let constraints: JSONKeywords = [
    ("dependentRequired", demands(["rule": ["severity", "message"], "severity": ["rule"], "message": ["rule"]])),
    ("not", .object([JSONKeywords.required(["style", "metric"])])),
  ]
}

/// The members that others need.
private func demands(_ lists: KeyValuePairs<String, [String]>) -> JSONValue {
  .object(lists.map { ($0, .array($1.map(JSONValue.string))) })
}

extension ComparisonReport.Failure {
  fileprivate static let members: [JSONMember<Self>] = [
    .dictionary(\.dictionary),
    JSONMember("reason", .string) { .string($0.reason) },
    .optional(
      "errors", .list(of: "error") + [("minItems", .integer(1))],
      "The errors in the two versions, at most 50 of one rule in a file."
    ) { .list($0.errors) { .object($0, LocatedFinding.members) } },
  ]
}

extension LocatedFinding {
  /// The members have the names of those in the report of `validate`.
  fileprivate static let members: [JSONMember<LocatedFinding>] = [
    JSONMember("id", .string, "The rule, or the kind of a mistake of syntax.") { .string($0.finding.id) },
    JSONMember("message", .string) { .string($0.finding.message) },
    JSONMember("path", .string, "The file; `main:Styles/Brand.plist` in a revision.") { .string($0.path) },
    .optional("line", .integer(from: 1), "Left out for a binary property list.") {
      $0.start.map { .integer($0.line) }
    },
    .optional("column", .integer(from: 1), "In UTF-8 bytes.") { $0.start.map { .integer($0.column) } },
    .optional("keyPath", .string) { $0.finding.keyPath.map(JSONValue.string) },
  ]

  fileprivate static let constraints = JSONKeywords.together("line", "column")
}

extension Change.SizeChange {
  fileprivate static let members: [JSONMember<Self>] = [
    JSONMember("old", .number) { .decimal($0.texts.old) }, JSONMember("new", .number) { .decimal($0.texts.new) },
  ]

  fileprivate static let meaning = JSONKeywords.description(
    "Points; those of metrics and distances of lines are rounded to three decimals.")
}

extension Change.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text), .word(let text): .string(text)
    case .textSize(let category): .string(category.name)
    case .points(let number), .factor(let number): .number(number)
    }
  }
}

extension JSONKeywords {
  fileprivate static let kind =
    description("The kind of the change; docs/diff.md says what each means.") + one(of: ChangeKind.all.map(\.id))

  fileprivate static let value: JSONKeywords =
    [("type", .array([.string("string"), .string("number")]))]
    + description("A name, points, or a multiple of the point size.")

  fileprivate static let sizes =
    members(ContentSizeCategory.allCases.map(\.name), .reference(to: "size")) + [("minProperties", .integer(1))]
}

extension JSONMember {
  /// The path of a dictionary in a folder; left out if it is empty.
  fileprivate static func dictionary(_ path: @escaping @Sendable (Record) -> String) -> JSONMember {
    .optional(
      "dictionary", .name, "The path within the folders that are compared; left out for two files."
    ) { path($0).isEmpty ? nil : .string(path($0)) }
  }
}
