import Diagnostics

/// What a team has decided about the rules: their levels, and whether warnings are errors.
public struct RulePolicy: Sendable, Equatable {
  /// Levels by rule id; a rule that is not in it keeps its own severity.
  public var levels: [String: Level] = [:]
  /// Warnings are errors.
  public var isStrict = false

  /// Every rule as it comes.
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

  /// The finding with the severity of the policy; nil if it is off. Syntax errors cannot be turned off.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard let severity = levels[diagnostic.id].map(\.severity) ?? diagnostic.severity else { return nil }
    return diagnostic.with(isStrict && severity == .warning ? .error : severity)
  }
}

extension Diagnostic {
  fileprivate func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: message, range: range, keyPath: keyPath, notes: notes, fix: fix)
  }
}
