import Documents
import TypeRampKit
import Writing

/// A comparison as JSON, format version 1; see `docs/schema/diff.schema.json`.
struct DiffJSON {
  let report: DiffReport

  var text: String {
    let changes = report.dictionaries.flatMap { dictionary in
      dictionary.changes.map { value(of: $0, in: dictionary.name) }
    }
    return JSONValue.members([
      "formatVersion": .integer(1), "old": .string(report.old), "new": .string(report.new),
      "failed": .boolean(report.isFailed), "failures": .array(report.failures.map(value)), "changes": .array(changes),
      "summary": .members([
        "dictionaries": .integer(report.dictionaries.count), "changes": .integer(report.changes.count),
        "breaking": .integer(report.breakingCount),
      ]),
    ]).text
  }

  private func value(of failure: DiffReport.Failure) -> JSONValue {
    .members([
      "dictionary": path(failure.dictionary), "reason": .string(failure.reason),
      "errors": .list(failure.errors, value),
    ])
  }

  /// The members have the names of those in the report of `validate`.
  private func value(of error: DiffError) -> JSONValue {
    .members([
      "id": .string(error.finding.id), "message": .string(error.finding.message), "path": .string(error.path),
      "line": error.start.map { .integer($0.line) }, "column": error.start.map { .integer($0.column) },
      "keyPath": error.finding.keyPath.map(JSONValue.string),
    ])
  }

  private func value(of change: Change, in dictionary: String) -> JSONValue {
    let finding = change.finding
    return .members([
      "id": .string(change.kind.id), "breaking": .boolean(change.kind.isBreaking), "dictionary": path(dictionary),
      "style": change.subject.style.map(JSONValue.string), "metric": change.subject.metric.map(JSONValue.string),
      "old": change.old?.json, "new": change.new?.json,
      "sizes": change.sizes.isEmpty ? nil : .object(change.sizes.map { ($0.category.name, $0.json) }),
      "rule": finding.map { .string($0.rule) }, "severity": finding.map { .string($0.severity.rawValue) },
      "file": finding?.file.map(JSONValue.string), "keyPath": finding?.keyPath.map(JSONValue.string),
      "message": finding.map { .string($0.message) },
    ])
  }

  /// The path of a dictionary in a folder; nil for a single one.
  private func path(_ dictionary: String) -> JSONValue? { dictionary.isEmpty ? nil : .string(dictionary) }
}

extension Change.Subject {
  fileprivate var style: String? { if case .style(let name) = self { name } else { nil } }
  fileprivate var metric: String? { if case .metric(let name) = self { name } else { nil } }
}

extension Change.SizeChange {
  fileprivate var json: JSONValue { .object([("old", .decimal(texts.old)), ("new", .decimal(texts.new))]) }
}

extension Change.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text), .word(let text): .string(text)
    case .points(let number), .factor(let number): .number(number)
    }
  }
}
