/// How rules are reported: their levels, and whether warnings are errors.
public struct RulePolicy: Sendable, Equatable {
  /// The levels by rule id. A rule without one keeps its default severity.
  public var levels: [String: Level] = [:]
  /// Whether warnings are errors.
  public var isStrict = false
  /// The mildest severity that is reported. Rules that could only report something milder are not run. How tokens were
  /// read is always reported: an output depends on it.
  public var mildest = Severity.note

  /// The findings that a baseline lists; nil without one.
  package var known: KnownFindings?
  /// The theme or dictionary in which the findings are, if there are several.
  package var variant: String?

  /// Creates a policy in which every rule has its default severity.
  public init() {}

  /// How a rule is reported.
  public enum Level: String, CaseIterable, Sendable {
    /// With this severity.
    case error, warning, note
    /// Not at all.
    case off

    /// The severity of the finding; nil if it is off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The findings in a file with the severities of the policy, without those that are off. The only function that
  /// decides what is known.
  func applied(to findings: [Diagnostic], in source: Source) -> [Diagnostic] {
    judged(findings.compactMap(applied), in: source)
  }

  /// The findings in a file, marked if they are known. In a strict check the other warnings are errors.
  package func judged(_ findings: [Diagnostic], in source: Source) -> [Diagnostic] {
    let findings = known?.marking(findings, in: source, of: variant) ?? findings
    if !isStrict { return findings }
    return findings.map { finding in
      finding.severity == .warning && !finding.isKnown ? finding.with { $0.severity = .error } : finding
    }
  }

  /// The finding with its configured severity; nil if it is off. Syntax errors cannot be turned off.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    severity(of: diagnostic.id, usually: diagnostic.severity).map { severity in
      diagnostic.with { $0.severity = severity }
    }
  }

  /// Whether a rule can report anything.
  func runs(_ rule: RuleDescription) -> Bool {
    rule.isDeviation || severity(of: rule.id, usually: rule.severity) != nil
  }

  /// The severity of a finding; nil if it is not reported.
  private func severity(of id: String, usually severity: Severity) -> Severity? {
    guard let severity = levels[id].map(\.severity) ?? severity else { return nil }
    if severity < mildest, id != TokenRule.reading.id { return nil }
    return severity
  }
}
