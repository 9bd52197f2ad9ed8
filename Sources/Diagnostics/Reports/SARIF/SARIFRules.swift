import Documents
import Writing

/// The rules that results refer to by index: the known rules, followed by the ids of syntax errors found.
struct SARIFRules {
  private var rules: [RuleDescription]
  private var indices: [String: Int]

  init(_ rules: [RuleDescription]) {
    self.rules = rules
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The index of a finding's rule; an unknown id is added, since syntax errors have an id but no rule.
  mutating func index(of finding: Diagnostic) -> Int {
    if let index = indices[finding.id] { return index }
    let words = finding.id.split(separator: "-").joined(separator: " ")
    rules.append(
      RuleDescription(
        id: finding.id, severity: finding.severity, summary: words.isEmpty ? "a finding" : words,
        reason: "The file cannot be used until this is fixed."))
    indices[finding.id] = rules.count - 1
    return rules.count - 1
  }

  /// The reporting descriptors.
  var json: [JSONValue] { rules.map(Self.json) }

  /// GitHub requires both descriptions and a help text, and refuses a description of more than 1024 characters.
  private static func json(_ rule: RuleDescription) -> JSONValue {
    // The severity by which code scanning sorts.
    let problemSeverity = rule.severity.name(error: "error", warning: "warning", note: "recommendation")
    return .members([
      "id": .string(rule.id), "shortDescription": text(rule.summary, or: rule.id),
      "fullDescription": text(rule.reason, or: rule.summary), "help": text(rule.reason, or: rule.summary),
      "helpUri": rule.helpURL.map(JSONValue.string),
      "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
      "properties": .members(["problem.severity": .string(problemSeverity)]),
    ])
  }

  private static func text(_ text: String, or other: String) -> JSONValue {
    .text(String((text.isEmpty ? other : text).unicodeScalars.prefix(1024)))
  }
}
