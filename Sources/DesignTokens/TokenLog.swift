import Diagnostics
import Documents
import Writing

/// What an import has to say, by the rules that say it.
struct TokenLog: Sendable {
  private(set) var findings: [String: [Finding]] = [:]

  /// Whether something was found that leaves a token without a value.
  private(set) var hasErrors = false

  /// How many deviations were found.
  private(set) var deviations = 0

  /// Nothing is kept of what is found: it has been told already.
  var isMuted = false

  /// Puts a finding to a rule.
  mutating func report(_ rule: TokenRule, _ finding: Finding) {
    if rule.description.isDeviation || rule.id == TokenRule.familyList.id { deviations += 1 }
    if isMuted { return }
    findings[rule.id, default: []].append(finding)
    if rule.description.severity == .error { hasErrors = true }
  }
}

/// What is to be said of how a value is written.
struct Remark: Sendable {
  let rule: TokenRule
  let node: Node
  let message: String
  var repair: Repair?
}

extension JSONValue {
  /// A length as DTCG writes it.
  static func dimension(_ value: Double, _ unit: String) -> JSONValue {
    .object([("value", .number(value)), ("unit", .string(unit))])
  }
}
