import TypeRampKit
import Writing

/// A comparison as JSON, format version 1; see `docs/schema/diff.schema.json`.
struct DiffJSON {
  let report: DiffReport

  var text: String {
    let changes = report.dictionaries.flatMap { dictionary in
      dictionary.changes.map { value(of: $0, in: dictionary.name) }
    }
    return JSONValue.object([
      ("formatVersion", .number(1)), ("old", .string(report.old)), ("new", .string(report.new)),
      ("failed", .boolean(report.isFailed)), ("failures", .array(report.failures.map(value))),
      ("changes", .array(changes)), ("summary", summary),
    ]).text
  }

  private var summary: JSONValue {
    .object([
      ("dictionaries", .number(Double(report.dictionaries.count))),
      ("changes", .number(Double(report.changes.count))), ("breaking", .number(Double(report.breakingCount))),
    ])
  }

  private func value(of failure: DiffReport.Failure) -> JSONValue {
    let errors: [(String, JSONValue)] =
      failure.errors.isEmpty ? [] : [("errors", .array(failure.errors.map(value)))]
    return .object(dictionary(failure.dictionary) + [("reason", .string(failure.reason))] + errors)
  }

  /// The members have the names of those in the report of `validate`.
  private func value(of error: DiffError) -> JSONValue {
    let position = error.start.map { [("line", $0.line), ("column", $0.column)] } ?? []
    return .object(
      [("id", .string(error.rule)), ("message", .string(error.message)), ("path", .string(error.path))]
        + position.map { ($0, .number(Double($1))) }
        + (error.keyPath.map { [("keyPath", .string($0))] } ?? []))
  }

  private func value(of change: Change, in name: String) -> JSONValue {
    let kind: [(String, JSONValue)] = [("id", .string(change.kind.id)), ("breaking", .boolean(change.kind.isBreaking))]
    return .object(kind + dictionary(name) + subject(change.subject) + values(change) + finding(change))
  }

  /// The path of a dictionary in a folder; empty for a single one.
  private func dictionary(_ name: String) -> [(String, JSONValue)] {
    name.isEmpty ? [] : [("dictionary", .string(name))]
  }

  private func subject(_ subject: Change.Subject) -> [(String, JSONValue)] {
    switch subject {
    case .style(let name): [("style", .string(name))]
    case .metric(let name): [("metric", .string(name))]
    case .dictionary: []
    }
  }

  private func values(_ change: Change) -> [(String, JSONValue)] {
    if change.sizes.isEmpty {
      return [("old", change.old), ("new", change.new)].compactMap { name, value in value.map { (name, $0.json) } }
    }
    let sizes = change.sizes.map { size in
      (size.category.name, JSONValue.object([("old", .decimal(size.texts.old)), ("new", .decimal(size.texts.new))]))
    }
    return [("sizes", .object(sizes))]
  }

  private func finding(_ change: Change) -> [(String, JSONValue)] {
    guard let finding = change.finding else { return [] }
    let members: [(String, String?)] = [
      ("rule", finding.rule), ("severity", finding.severity.rawValue), ("file", finding.file),
      ("keyPath", finding.keyPath), ("message", finding.message),
    ]
    return members.compactMap { name, value in value.map { (name, .string($0)) } }
  }
}

extension Change.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text), .word(let text): .string(text)
    case .points(let number), .factor(let number): .number(number)
    }
  }
}
