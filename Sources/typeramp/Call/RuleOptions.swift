import CommandLineKit
import TypeRampProject

/// The options about rules.
enum RuleOptions {
  static let rule = Option<RuleSetting>(
    "rule", placeholder: "ID=SEVERITY", expected: "ID=error, ID=warning, ID=note or ID=off", isRepeatable: true,
    help: "error, warning, note or off, for a rule"
  ) { RuleSetting($0) }

  static let strict = Flag("strict", help: "warnings are errors")

  static let dialect = Option<CompilationOptions.Dialect>(
    "dialect", help: "dialect to check against; scaledfont is the ScaledFont package 1.0 (default: typeramp)")

  static let baseline = Option<String>(
    "baseline", placeholder: "FILE", help: "report only findings that are not in FILE, a list of known findings")

  /// The levels in the arguments, by rule id.
  static func levels(_ arguments: Arguments) throws(UsageError) -> [String: RulePolicy.Level] {
    var levels: [String: RulePolicy.Level] = [:]
    for setting in arguments.all(rule) {
      guard Rule.all.contains(where: { $0.id == setting.id }) else {
        throw .unknownName(setting.id, kind: "rule", known: Rule.all.map(\.id))
      }
      levels[setting.id] = setting.level
    }
    return levels
  }
}

/// `ID=error|warning|note|off`.
struct RuleSetting {
  let id: String
  let level: RulePolicy.Level

  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let level = RulePolicy.Level(rawValue: parts[1]) else { return nil }
    id = parts[0]
    self.level = level
  }
}
