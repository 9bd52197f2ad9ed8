/// A rule as reports describe it.
package struct RuleDescription: Sendable, Equatable {
  /// The id of its findings: `unknown-text-style`.
  let id: String
  /// The severity of its findings unless a team sets another.
  let severity: Severity
  /// What it finds, in one sentence.
  let summary: String
  /// Why it matters.
  let reason: String
  /// The address of a page that says more.
  let helpURL: String?

  package init(id: String, severity: Severity, summary: String, reason: String, helpURL: String? = nil) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.helpURL = helpURL
  }
}
