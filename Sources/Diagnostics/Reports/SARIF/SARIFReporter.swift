import Documents
import Writing

extension Reporter {
  static let sarif = Reporter(name: "sarif", summary: "SARIF 2.1.0, for code scanning and reviewdog") { options in
    SARIFReportWriter(options: options, rules: SARIFRules(options.rules()))
  }
}

/// One run of SARIF 2.1.0 with what GitHub's code scanning requires. The tool comes after the results, since it lists
/// the ids of syntax errors, which are known only then.
private struct SARIFReportWriter: ReportWriter {
  let options: ReportOptions
  var rules: SARIFRules
  var list = JSONList(indent: "        ")
  var count = 0

  /// GitHub refuses a run with more results than this.
  private static let limit = 25_000

  func begin(to output: inout some TextOutputStream) {
    output.write(
      """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": { "\(SARIFResults.root)": { "description": { "text": "the top folder of the repository" } } },
            "results": [
      """)
  }

  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    defer { count += findings.count }
    let written = findings.prefix(max(0, Self.limit - count))
    guard !written.isEmpty else { return }
    let results = SARIFResults(of: written, in: locator, paths: options.paths)
    for finding in written {
      list.write(results.json(finding, ruleIndex: rules.index(of: finding)), to: &output)
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let driver = JSONValue.members([
      "name": .string("typeramp"), "semanticVersion": .string(options.version), "rules": .array(rules.json),
    ])
    let tool = JSONValue.members(["driver": driver])
    output.write("\(list.end),\n      \"tool\": \(tool.indented(by: "      "))")
    if count > Self.limit {
      let invocations = JSONValue.array([invocation(leavingOut: count - Self.limit)])
      output.write(",\n      \"invocations\": \(invocations.indented(by: "      "))")
    }
    if !summary.numbers.isEmpty {
      let numbers = JSONValue.object(summary.numbers.map { ($0.name, .integer($0.count)) })
      output.write(",\n      \"properties\": \(JSONValue.object([("fonts", numbers)]).indented(by: "      "))")
    }
    output.write("\n    }\n  ]\n}\n")
  }

  /// The notification that results were left out.
  private func invocation(leavingOut rest: Int) -> JSONValue {
    let text = "\(rest) more findings are left out: GitHub accepts at most \(Self.limit)"
    let notification = JSONValue.members(["level": .string("warning"), "message": .text(text)])
    return .members(["executionSuccessful": .boolean(true), "toolExecutionNotifications": .array([notification])])
  }
}

/// The rules that results refer to by index: the known rules, followed by the ids of syntax errors found.
private struct SARIFRules {
  private var rules: [RuleDescription]
  private var indices: [String: Int]

  init(_ rules: [RuleDescription]) {
    self.rules = rules
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The index of a finding's rule; an unknown id is added, since syntax errors have an id but no rule.
  mutating func index(of finding: Diagnostic) -> Int {
    if let index = indices[finding.id] { return index }
    let words = finding.id.split(separator: "-").joined(separator: " ")
    rules.append(
      RuleDescription(
        id: finding.id, severity: finding.severity, summary: words.isEmpty ? "a finding" : words,
        reason: "The file cannot be used until this is fixed."))
    indices[finding.id] = rules.count - 1
    return rules.count - 1
  }

  /// The reporting descriptors.
  var json: [JSONValue] { rules.map(Self.json) }

  /// GitHub requires both descriptions and a help text, and refuses a description of more than 1024 characters.
  private static func json(_ rule: RuleDescription) -> JSONValue {
    // The severity by which code scanning sorts.
    let problemSeverity = rule.severity.name(error: "error", warning: "warning", note: "recommendation")
    return .members([
      "id": .string(rule.id), "shortDescription": text(rule.summary, or: rule.id),
      "fullDescription": text(rule.reason, or: rule.summary), "help": text(rule.reason, or: rule.summary),
      "helpUri": rule.helpURL.map(JSONValue.string),
      "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
      "properties": .members(["problem.severity": .string(problemSeverity)]),
    ])
  }

  private static func text(_ text: String, or other: String) -> JSONValue {
    .text(String((text.isEmpty ? other : text).unicodeScalars.prefix(1024)))
  }
}
