import CommandLineKit
import TypeRamp

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "tells what a rule checks and why, with an example. Without an ID it lists the rules.",
    operands: "[ID]…",
    options: []
  ) { invocation in
    let rules = try invocation.arguments.operands.map(rule)
    let texts = rules.isEmpty ? [RuleText.list] : rules.map { RuleText.page($0, wrapped: HelpText.wrapped) }
    try invocation.console.print(texts.joined(separator: "\n"))
    return .success
  }

  private static func rule(_ id: String) throws(UsageError) -> Rule {
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      throw .unknownRule(id, known: Rule.all.map(\.id))
    }
    return rule
  }
}
