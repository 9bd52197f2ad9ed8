import CommandLineKit
import TypeRampProject

extension Command {
  static let explain = Command(
    name: "explain",
    abstract: "Explain a finding or a change: what it means and why it is reported.",
    examples: [
      "typeramp explain unknown-font",
      "typeramp explain size-decreased",
    ],
    discussion: """
      ID is that of a rule, or of a change that 'typeramp diff' reports. Without an ID it lists all of them.
      """,
    operands: "[ID]…",
    operandChoices: ids,
    options: []
  ) { invocation in
    let ids = invocation.arguments.operands
    let texts = ids.isEmpty ? [RuleText.list, changes] : try ids.map(text)
    try invocation.console.print(texts.joined(separator: "\n"))
    return .success
  }

  private static var ids: [String] { Rule.all.map(\.id) + ChangeKind.all.map(\.id) }

  /// A line for each change.
  private static var changes: String {
    ChangeKind.all.map { "\($0.id)  \($0.isBreaking ? "breaking change" : "change")\n  \($0.summary)\n" }.joined()
  }

  private static func text(_ id: String) throws(UsageError) -> String {
    let other = RuleText.others.first { $0.key == id || $0.key.hasSuffix("-") && id.hasPrefix($0.key) }
    if let text = Configuration.meaning(ofID: id) ?? other?.value {
      return [TextBlock.paragraph("\(id)"), .paragraph(Prose(prose: text))].terminalText
    }
    if let kind = ChangeKind.all.first(where: { $0.id == id }) { return text(kind) }
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      if Spelling.closest(to: id, among: ids) != nil { throw .unknownName(id, kind: "id", known: ids) }
      throw .other("unknown id '\(id)'; 'typeramp explain' lists all of them")
    }
    return RuleText.page(rule)
  }

  private static func text(_ kind: ChangeKind) -> String {
    let head: Prose = "\(prose: kind.id) (\(prose: kind.isBreaking ? "breaking change" : "change"))"
    let meaning: Prose = "\(prose: kind.summary) 'typeramp diff' reports it as '\(prose: kind.phrase)'."
    return [TextBlock.paragraph(head), .paragraph(meaning)].terminalText
  }
}
