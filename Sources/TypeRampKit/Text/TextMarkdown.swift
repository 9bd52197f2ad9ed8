import Writing

extension EvidenceReport {
  package var markdown: String {
    blocks.map { $0.markdown.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

extension ReportBlock {
  /// The block in Markdown, a line each.
  fileprivate var markdown: [String] {
    switch self {
    case .title(let text, let level): [String(repeating: "#", count: level) + " " + text.markdown]
    case .paragraph(let text): [text.markdown]
    case .verdict(let text, let isMet): ["**\(isMet ? "Sizes met" : "Sizes not met"):** " + text.markdown]
    case .list(let items): items.map { "- " + $0.markdown }
    case .questions(let items): items.map { "- [ ] " + $0.markdown }
    case .table(let table):
      [table.caption.markdown, ""]
        + Markdown.table(
          table.head, table.rows.map { $0.map(\.markdown) }, leftColumns: table.textColumns)
    }
  }
}

extension ReportText {
  /// The text in Markdown: names are code spans.
  fileprivate var markdown: String {
    parts.map { part in
      switch part {
      case .prose(let text): text
      case .name(let name): Markdown.code(name)
      case .strong(let text): "**\(text)**"
      }
    }.joined()
  }
}
