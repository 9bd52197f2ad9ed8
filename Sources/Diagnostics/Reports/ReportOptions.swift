/// What a report depends on besides the findings.
package struct ReportOptions: Sendable {
  /// Whether text may have colours: only on a terminal.
  package var isColoured = false
  /// Whether a warning fails a run, as `--strict` has it.
  package var isStrict = false
  /// The version of the program: `1.2.0`.
  package var version: String
  /// Every rule that may be named, in the order of the rules.
  package var rules: [RuleDescription] = []
  package var paths = ReportPaths()

  package init(version: String) {
    self.version = version
  }
}

/// What a report says of a rule.
package struct RuleDescription: Sendable, Equatable {
  /// `unknown-text-style`.
  let id: String
  /// What it has when nobody sets another.
  let severity: Severity
  /// What is found, in one sentence.
  let summary: String
  /// Why it matters.
  let reason: String
  /// A page that says more.
  let helpURL: String?

  package init(id: String, severity: Severity, summary: String, reason: String, helpURL: String? = nil) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.helpURL = helpURL
  }
}
