import Documents
import Writing

extension Reporter {
  static let sarif = Reporter(name: "sarif", summary: "SARIF 2.1.0, for code scanning") {
    SARIFReportWriter(options: $0)
  }
}

/// One run of SARIF 2.1.0 with what GitHub's code scanning requires. The tool comes after the results, since it lists
/// the ids of syntax errors, which are known only then.
private struct SARIFReportWriter: ReportWriter {
  private let options: ReportOptions
  private var rules: SARIFRules
  private var list = JSONList()
  private var count = 0

  /// GitHub refuses a run with more results than this.
  private static let limit = 25_000

  init(options: ReportOptions) {
    self.options = options
    rules = SARIFRules(options.rules)
  }

  func begin(to output: inout some TextOutputStream) {
    output.write(
      """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": { "\(SARIFLocations.root)": { "description": { "text": "the top folder of the repository" } } },
            "results": [
      """)
  }

  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    defer { count += file.findings.count }
    let written = file.findings.prefix(max(0, Self.limit - count))
    guard !written.isEmpty else { return }
    let locations = SARIFLocations(file.source, paths: options.paths)
    let hashes = LineHashes(of: file.source, lines: Set(written.map { locations.line(of: $0.range) }))
    for finding in written {
      let result = SARIFResult(finding, locations: locations, hashes: hashes, ruleIndex: rules.index(of: finding))
      list.write(result.json, indent: "        ", to: &output)
    }
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let tool = JSONValue.object([("driver", .object(driver))])
    output.write("\(list.closing(indent: "      ")),\n      \"tool\": \(tool.indented(by: "      "))")
    if count > Self.limit {
      let invocations = JSONValue.array([invocation(leavingOut: count - Self.limit)])
      output.write(",\n      \"invocations\": \(invocations.indented(by: "      "))")
    }
    output.write("\n    }\n  ]\n}\n")
  }

  private var driver: [(String, JSONValue)] {
    [
      ("name", .string("typeramp")), ("semanticVersion", .string(options.version)), ("rules", .array(rules.json)),
    ]
  }

  /// The notification that results were left out.
  private func invocation(leavingOut rest: Int) -> JSONValue {
    let text = "\(rest) more findings are left out: GitHub accepts at most \(Self.limit)"
    let notification = JSONValue.object([
      ("level", .string("warning")), ("message", .object([("text", .string(text))])),
    ])
    return .object([
      ("executionSuccessful", .boolean(true)), ("toolExecutionNotifications", .array([notification])),
    ])
  }
}
