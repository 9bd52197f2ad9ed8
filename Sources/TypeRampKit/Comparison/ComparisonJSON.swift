package import Writing

/// The output of `diff --json`, format version 1.
extension ComparisonReport {
  package var json: String { Self.form.json(self).text }

  /// The JSON Schema of the output.
  package static var schema: JSONSchema {
    JSONSchema(
      "diff", title: "typeramp comparison",
      description: "What `typeramp diff --json` writes. What does not apply to a change is left out.", form.keywords,
      definitions: [
        ("id", JSONForm.kind.definition), ("failure", Failure.form.definition),
        ("error", LocatedFinding.form.definition), ("change", change.definition),
        ("value", JSONForm.value.definition), ("size", Change.SizeChange.form.definition),
      ])
  }

  private static let form = JSONForm<ComparisonReport>.object(
    [
      JSONMember("formatVersion", .constant(1)) { _ in 1 },
      JSONMember("old", .string, "The old version as the call names it; `stdin` is standard input.", value: \.old),
      JSONMember("new", .string, "The new version as the call names it; `stdin` is standard input.", value: \.new),
      JSONMember(
        "failed", .boolean,
        "Whether something could not be compared. Then the list of changes is not whole, and an empty one does not mean "
          + "that nothing changes.", value: \.isFailed),
      JSONMember(
        "failures", .list(of: Failure.form.defined(as: "failure")),
        "What could not be compared; empty unless `failed`.", value: \.failures),
      JSONMember(
        "changes", .list(of: change.defined(as: "change")),
        "Dictionary by dictionary in the order of their paths, and in each style by style, then metrics, then findings.",
        value: \.changes),
      JSONMember("summary", summaryForm) { $0 },
    ],
    constraints: [
      ("if", keyword("const", .boolean(true), of: "failed")),
      ("then", keyword("minItems", .integer(1), of: "failures")),
      ("else", keyword("maxItems", .integer(0), of: "failures")),
    ])

  private static let summaryForm = JSONForm<ComparisonReport>.object([
    JSONMember("dictionaries", .integer(), "How many were compared, those without changes included.") {
      $0.dictionaries.count
    },
    JSONMember("changes", .integer()) { $0.changes.count },
    JSONMember("breaking", .integer(), value: \.breakingCount),
  ])

  private static let change = JSONForm<(dictionary: String, change: Change)>.object(
    [
      JSONMember("id", .kind.defined(as: "id")) { $0.change.kind.id },
      JSONMember("breaking", .boolean, "Whether `--fail-on breaking` fails.") { $0.change.kind.isBreaking },
      .dictionary { $0.dictionary },
      .optional("style", .string, "A text style, or a style of the dictionary's own by its new name.") {
        if case .style(let name) = $0.change.subject { name } else { nil }
      },
      .optional("metric", .string) { if case .metric(let name) = $0.change.subject { name } else { nil } },
      .optional("old", .value.defined(as: "value"), "Left out where the old version has none.") { $0.change.old },
      .optional("new", .value.defined(as: "value"), "Left out where the new version has none.") { $0.change.new },
      .optional("sizes", .sizes, "The categories at which the sizes, or the values of a metric, differ.") {
        $0.change.sizes.isEmpty ? nil : $0.change.sizes.map { ($0.category.name, $0) }
      },
      .optional("rule", .string, "The rule of a finding.") { $0.change.finding?.rule },
      .optional("severity", .constant("warning")) { $0.change.finding?.severity.rawValue },
      .optional("file", .string, "The file of a finding, where it is not the dictionary's own.") {
        $0.change.finding?.file
      },
      .optional("keyPath", .string, "The key path of a finding in the document: `body.fontName`.") {
        $0.change.finding?.keyPath
      },
      .optional("message", .string) { $0.change.finding?.message },
    ],
    constraints: [
      ("dependentRequired", demands(["rule": ["severity", "message"], "severity": ["rule"], "message": ["rule"]])),
      ("not", demands(["required": ["style", "metric"]])),
    ])

  /// A schema with a keyword for one of the members.
  private static func keyword(_ name: String, _ value: JSONValue, of member: String) -> JSONValue {
    .object([("properties", .object([(member, .object([(name, value)]))]))])
  }
}

/// Lists of members' names.
private func demands(_ lists: KeyValuePairs<String, [String]>) -> JSONValue {
  .object(lists.map { ($0, .array($1.map(JSONValue.string))) })
}

extension ComparisonReport.Failure {
  fileprivate static let form = JSONForm<Self>.object([
    .dictionary(\.dictionary),
    JSONMember("reason", .string, value: \.reason),
    .optional(
      "errors", .list(of: LocatedFinding.form.defined(as: "error"), constraints: [("minItems", .integer(1))]),
      "The errors in the two versions, at most 50 of one rule in a file."
    ) { $0.errors.isEmpty ? nil : $0.errors },
  ])
}

extension LocatedFinding {
  /// The members have the names of those in the report of `validate`.
  fileprivate static let form = JSONForm<LocatedFinding>.object(
    [
      JSONMember("id", .string, "The rule, or the kind of a mistake of syntax.", value: \.finding.id),
      JSONMember("message", .string, value: \.finding.message),
      JSONMember("path", .string, "The file; `main:Styles/Brand.plist` in a revision.", value: \.path),
      .optional("line", .integer(from: 1), "Left out for a binary property list.") { $0.start?.line },
      .optional("column", .integer(from: 1), "In UTF-8 bytes.") { $0.start?.column },
      .optional("keyPath", .string, value: \.finding.keyPath),
    ], constraints: [("dependentRequired", demands(["line": ["column"], "column": ["line"]]))])
}

extension Change.SizeChange {
  fileprivate static let form = JSONForm<Self>.object(
    [JSONMember("old", .decimal, value: \.texts.old), JSONMember("new", .decimal, value: \.texts.new)],
    constraints: [
      ("description", .string("Points; those of metrics and distances of lines are rounded to three decimals."))
    ])
}

extension JSONForm<String> {
  fileprivate static let kind = JSONForm(
    [("description", .string("The kind of the change; docs/diff.md says what each means."))]
      + one(of: ChangeKind.all.map(\.id)).keywords, json: string.json)

  /// A number that is formatted already.
  fileprivate static let decimal = JSONForm([("type", .string("number"))]) { .decimal($0) }
}

extension JSONForm<Change.Value> {
  fileprivate static let value = JSONForm(
    [
      ("type", .array([.string("string"), .string("number")])),
      ("description", .string("A name, points, or a multiple of the point size.")),
    ]
  ) { value in
    switch value {
    case .text(let text), .word(let text): .string(text)
    case .points(let number), .factor(let number): .number(number)
    }
  }
}

extension JSONForm<[(String, Change.SizeChange)]> {
  fileprivate static let sizes = members(
    ContentSizeCategory.allCases.map(\.name), Change.SizeChange.form.defined(as: "size"),
    constraints: [("minProperties", .integer(1))])
}

extension JSONMember {
  /// The path of a dictionary in a folder; left out if it is empty.
  fileprivate static func dictionary(_ path: @escaping @Sendable (Record) -> String) -> JSONMember {
    .optional("dictionary", .name, "The path within the folders that are compared; left out for two files.") {
      path($0).isEmpty ? nil : path($0)
    }
  }
}
