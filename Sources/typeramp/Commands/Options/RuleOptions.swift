import CommandLineKit
import Diagnostics
import TypeRampKit

/// The options about rules that `compile` and `validate` share.
enum RuleOptions {
  static let rule = Option<RuleSetting>(
    "rule", placeholder: "ID=SEVERITY", expected: "ID=error, ID=warning, ID=note or ID=off", isRepeatable: true,
    help: "report a rule as error, warning or note, or turn it off"
  ) { RuleSetting($0) }

  static let strict = Flag("strict", help: "warnings are errors")

  static let dialect = Option<RuleContext.Dialect>(
    "dialect", help: "what reads the dictionary: scaledfont is the ScaledFont package 1.0; typeramp unless given")

  /// The context that the arguments ask for.
  static func context(_ arguments: Arguments) throws -> RuleContext {
    var context = RuleContext(dialect: arguments[dialect] ?? .typeramp)
    context.tokens = try TokenSettings(arguments)
    return context
  }

  /// The policy that the arguments ask for.
  static func policy(_ arguments: Arguments) throws(UsageError) -> RulePolicy {
    var policy = RulePolicy()
    policy.isStrict = arguments.has(strict)
    for setting in arguments.all(rule) {
      guard Rule.all.contains(where: { $0.id == setting.id }) else {
        throw .unknownName(setting.id, kind: "rule", known: Rule.all.map(\.id))
      }
      policy.severities.updateValue(setting.severity, forKey: setting.id)
    }
    return policy
  }
}

/// `ID=error|warning|note|off`.
struct RuleSetting {
  let id: String
  /// Nil turns the rule off.
  let severity: Severity?

  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[1] == "off" || Severity(rawValue: parts[1]) != nil else { return nil }
    id = parts[0]
    severity = Severity(rawValue: parts[1])
  }
}
