import Documents

/// The description of a rule: its id, texts and examples.
public struct RuleDescription: Sendable {
  /// The id in reports: `unknown-text-style`.
  public let id: String
  /// The default severity: an error breaks the app, a warning marks what may not be intended, a note informs.
  public let severity: Severity
  /// Whether the rule finds a common deviation from a specification, which is an error in strict checks.
  public let isDeviation: Bool
  /// Whether people see its notes only if they ask for all.
  package let isDetail: Bool
  /// What the rule finds, in one sentence.
  public let summary: String
  /// Why it matters: the effect in an app.
  public let reason: String
  /// The address of a page with more information; nil if there is none.
  public let helpURL: String?
  /// A document in which the rule finds exactly the text between `«` and `»`.
  public var bad: String { makeBad() }
  /// The same document without the mistake: the rule finds nothing.
  public var good: String { makeGood() }

  // Examples are for tests and documentation: other runs do not need them.
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String

  package init(
    id: String, severity: Severity, isDeviation: Bool = false, isDetail: Bool = false, summary: String, reason: String,
    helpURL: String? = nil, bad: @autoclosure @escaping @Sendable () -> String = "",
    good: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.id = id
    self.severity = severity
    (self.isDeviation, self.isDetail) = (isDeviation, isDetail)
    self.summary = summary
    self.reason = reason
    self.helpURL = helpURL
    makeBad = bad
    makeGood = good
  }
}
