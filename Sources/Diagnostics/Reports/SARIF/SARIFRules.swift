import Documents
import Writing

/// The rules that results point to by their index: those that are known, and behind them the ids met besides.
struct SARIFRules {
  private var rules: [RuleDescription]
  private var indices: [String: Int]

  init(_ rules: [RuleDescription]) {
    self.rules = rules
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Where the rule of a finding stands; it is added when it is new. Mistakes of syntax have an id, but no rule.
  mutating func index(of finding: Diagnostic) -> Int {
    if let index = indices[finding.id] { return index }
    let words = finding.id.split(separator: "-").joined(separator: " ")
    rules.append(
      RuleDescription(
        id: finding.id, severity: finding.severity, summary: words.isEmpty ? "a finding" : words,
        reason: "The file cannot be used until this is mended."))
    indices[finding.id] = rules.count - 1
    return rules.count - 1
  }

  /// The reporting descriptors.
  var json: [JSONValue] { rules.map(Self.json) }

  /// GitHub requires both descriptions and a help text, and refuses a description of more than 1024 characters.
  private static func json(_ rule: RuleDescription) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(rule.id)), ("shortDescription", text(rule.summary, or: rule.id)),
      ("fullDescription", text(rule.reason, or: rule.summary)), ("help", text(rule.reason, or: rule.summary)),
    ]
    if let url = rule.helpURL { members.append(("helpUri", .string(url))) }
    return .object(
      members + [
        ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
        ("properties", .object([("problem.severity", .string(problemSeverity(of: rule)))])),
      ])
  }

  private static func text(_ text: String, or other: String) -> JSONValue {
    .object([("text", .string(String((text.isEmpty ? other : text).unicodeScalars.prefix(1024))))])
  }

  /// What code scanning sorts by.
  private static func problemSeverity(of rule: RuleDescription) -> String {
    rule.severity == .note ? "recommendation" : rule.severity.rawValue
  }
}
