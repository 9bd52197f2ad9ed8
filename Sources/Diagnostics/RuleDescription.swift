import Documents

/// What a rule says of itself: its id, its words and its examples.
public struct RuleDescription: Sendable {
  /// What reports call it: `unknown-text-style`.
  public let id: String
  /// An error breaks an app, a warning misleads, a note informs.
  public let severity: Severity
  /// A common deviation from a specification: an error to those who take it strictly.
  public let isDeviation: Bool
  /// What is found, in one sentence.
  public let summary: String
  /// Why it matters: what happens in an app.
  public let reason: String
  /// A page that says more.
  public let helpURL: String?
  /// A document in which the rule finds just what stands between `«` and `»`.
  public var bad: String { makeBad() }
  /// The same, mended: nothing is found.
  public var good: String { makeGood() }

  // Examples are for tests and documentation: other runs do not need them.
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String

  package init(
    id: String, severity: Severity, isDeviation: Bool = false, summary: String, reason: String, helpURL: String? = nil,
    bad: @autoclosure @escaping @Sendable () -> String = "", good: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.id = id
    self.severity = severity
    self.isDeviation = isDeviation
    self.summary = summary
    self.reason = reason
    self.helpURL = helpURL
    makeBad = bad
    makeGood = good
  }

  /// The diagnostic for a finding of the rule.
  ///
  /// - Parameter isStrict: whether a deviation from a specification is an error.
  package func diagnostic(_ finding: Finding, isStrict: Bool = false) -> Diagnostic {
    Diagnostic(
      id: id, severity: isDeviation && isStrict ? .error : severity, message: finding.message,
      range: finding.range, keyPath: finding.keyPath, notes: finding.notes, fix: finding.fix)
  }
}
