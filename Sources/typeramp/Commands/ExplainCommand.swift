import CommandLineKit
import Diagnostics
import TypeRampKit

extension Command {
  static let explain = Command(
    name: "explain",
    abstract: "Explain what a rule checks and why, with an example.",
    examples: [
      "typeramp explain unknown-font",
      "typeramp explain",
    ],
    discussion: """
      Without an ID it lists all rules.
      """,
    operands: "[ID]…",
    operandChoices: Rule.all.map(\.id),
    options: []
  ) { invocation in
    let ids = invocation.arguments.operands
    let texts = ids.isEmpty ? [RuleText.list] : try ids.map(text)
    try invocation.console.print(texts.joined(separator: "\n"))
    return .success
  }

  private static func text(_ id: String) throws(UsageError) -> String {
    if let other = RuleText.others.first(where: { $0.id == id || $0.id.hasSuffix("-") && id.hasPrefix($0.id) }) {
      return "\(DisplayText.escaped(id))\n\n\(HelpText.wrapped(other.text))\n"
    }
    return RuleText.page(try rule(id), wrapped: HelpText.wrapped)
  }

  private static func rule(_ id: String) throws(UsageError) -> Rule {
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      throw .unknownName(id, kind: "rule", known: Rule.all.map(\.id))
    }
    return rule
  }
}
