import Writing

extension [TextBlock] {
  /// The text in Markdown.
  package var markdown: String { map(\.markdown).joined(separator: "\n\n") + "\n" }
}

extension TextBlock {
  fileprivate var markdown: String {
    switch self {
    case .title(let text, let level): String(repeating: "#", count: level) + " " + text.markdown
    case .paragraph(let text): text.markdown
    case .verdict(let text, let isMet): "**\(Self.words(isMet)):** " + text.markdown
    case .list(let items): items.map { "- " + $0.markdown }.joined(separator: "\n")
    case .questions(let items): items.map { "- [ ] " + $0.markdown }.joined(separator: "\n")
    case .table(let table): table.markdown
    case .code(let code, let language): "```\(language)\n\(code.filter { $0 != "«" && $0 != "»" })\n```"
    }
  }
}

extension TextTable {
  fileprivate var markdown: String {
    let lines = Markdown.table(head, rows.map { $0.map(\.markdown) }, leftColumns: textColumns)
    return ((caption.map { [$0.markdown, ""] } ?? []) + lines).joined(separator: "\n")
  }
}

extension Prose {
  /// The text in Markdown: names are code spans.
  package var markdown: String {
    parts.map { part in
      switch part {
      case .prose(let text): text
      case .name(let name), .quoted(let name): Markdown.code(name)
      case .strong(let text): "**\(text)**"
      }
    }.joined()
  }
}
