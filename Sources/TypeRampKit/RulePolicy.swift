public import Diagnostics

/// What a team has decided about the rules: other severities, and whether warnings are errors.
public struct RulePolicy: Sendable, Equatable {
  /// Severities by rule id; a rule that is turned off is there with nil.
  public var severities: [String: Severity?] = [:]
  /// Warnings are errors.
  public var isStrict = false

  public init() {}

  /// The finding with the severity it has here; nil when it is not reported. Mistakes of syntax cannot be turned off.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    var severity = diagnostic.severity
    if let decided = severities[diagnostic.id] {
      guard let decided else { return nil }
      severity = decided
    }
    if isStrict && severity == .warning { severity = .error }
    return diagnostic.with(severity)
  }
}

extension Diagnostic {
  fileprivate func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: message, range: range, keyPath: keyPath, notes: notes, fix: fix)
  }
}
