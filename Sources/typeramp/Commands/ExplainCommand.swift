import CommandLineKit
import TypeRampProject

extension Command {
  static let explain = Command(
    name: "explain",
    abstract: "Explain a finding or a change, and why it is reported.",
    examples: [
      "typeramp explain unknown-font",
      "typeramp explain size-decreased",
    ],
    discussion: """
      ID is a rule, or a change that 'typeramp diff' reports. Without an ID it lists all of them by subject.
      """,
    operands: "[ID]…",
    operandChoices: ids,
    options: []
  ) { invocation in
    let ids = invocation.arguments.operands
    let width = invocation.console.helpWidth
    let texts = ids.isEmpty ? [listOfRules(width: width)] : try ids.map { try text($0, width: width) }
    try invocation.console.print(texts.joined(separator: "\n"))
    return .success
  }

  private static var ids: [String] { Rule.all.map(\.id) + ChangeKind.all.map(\.id) }

  static func listOfRules(width: Int) -> String {
    let rules = Rule.groups.map { subject, rules in
      HelpText.Section(subject, rules.map { ($0.id, "\($0.severity): \($0.description.summary)") })
    }
    let changes = ChangeKind.all.map { ($0.id, ($0.isBreaking ? "breaking: " : "") + $0.summary) }
    return HelpText.list(rules + [HelpText.Section("Changes", changes)], width: width)
  }

  private static func text(_ id: String, width: Int) throws(UsageError) -> String {
    let other = RuleText.others.first { $0.key == id || $0.key.hasSuffix("-") && id.hasPrefix($0.key) }
    if let text = Configuration.meaning(ofID: id) ?? other?.value {
      return [TextBlock.paragraph("\(id)"), .paragraph(Prose(prose: text))].text(width: width)
    }
    if let kind = ChangeKind.all.first(where: { $0.id == id }) { return text(kind, width: width) }
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      if Spelling.closest(to: id, among: ids) != nil { throw .unknownName(id, kind: "id", known: ids) }
      throw .other("unknown id '\(id)'; 'typeramp explain' lists all of them")
    }
    return RuleText.page(rule, width: width)
  }

  private static func text(_ kind: ChangeKind, width: Int) -> String {
    let head: Prose = "\(prose: kind.id) (\(prose: kind.isBreaking ? "breaking change" : "change"))"
    let meaning: Prose = "\(prose: kind.summary) 'typeramp diff' reports it as '\(prose: kind.phrase)'."
    return [TextBlock.paragraph(head), .paragraph(meaning)].text(width: width)
  }
}
