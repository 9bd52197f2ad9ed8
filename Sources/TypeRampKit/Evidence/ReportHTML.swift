import Writing

extension EvidenceReport {
  /// The report as a page without a script.
  package var html: [UInt8] {
    let content: HTML = "<body>\n<main>\n\(blocks.map(\.html).joined(separator: "\n"))\n</main>\n</body>"
    return Array(HTML.page(title: title.plain, styles: [PageFiles.reportStyleSheet], body: content).text.utf8)
  }
}

extension ReportBlock {
  fileprivate var html: HTML {
    switch self {
    case .title(let text, 1): "<h1>\(text.html)</h1>"
    case .title(let text, 2): "<h2>\(text.html)</h2>"
    case .title(let text, _): "<h3>\(text.html)</h3>"
    case .paragraph(let text): "<p>\(text.html)</p>"
    case .verdict(let text, let isMet):
      """
      <p class="verdict \(isMet ? "met" : "short")"><strong>\(isMet ? "Sizes met" : "Sizes not met")</strong> \(text.html)</p>
      """
    case .list(let items): "<ul>\n\(Self.items(items))</ul>"
    case .questions(let items): "<ul class=\"questions\">\n\(Self.items(items))</ul>"
    case .table(let table): table.html
    }
  }

  private static func items(_ texts: [ReportText]) -> HTML {
    texts.map { text -> HTML in "<li>\(text.html)</li>\n" }.joined()
  }
}

extension ReportTable {
  /// A table that scrolls by itself where the window is narrow.
  fileprivate var html: HTML {
    let titles = head.enumerated().map {
      Self.cell("th", "\($1)", scope: "col", isText: $0 < textColumns)
    }
    let lines = rows.map { row -> HTML in
      let cells = row.enumerated().map { index, cell in
        Self.cell(index == 0 ? "th" : "td", cell.html, scope: index == 0 ? "row" : "", isText: index < textColumns)
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return """
      <div class="scroll" tabindex="0" role="group" aria-label="\(caption.plain)">
      <table>
      <caption>\(caption.html)</caption>
      <thead><tr>\(titles.joined())</tr></thead>
      <tbody>
      \(lines.joined())</tbody>
      </table>
      </div>
      """
  }

  private static func cell(_ element: String, _ content: HTML, scope: String, isText: Bool) -> HTML {
    let scope: HTML = scope.isEmpty ? "" : " scope=\"\(scope)\""
    let text: HTML = isText ? " class=\"text\"" : ""
    return "<\(element)\(scope)\(text)>\(content)</\(element)>"
  }
}

extension ReportText {
  /// The text in HTML: names are code.
  fileprivate var html: HTML {
    parts.map { part -> HTML in
      switch part {
      case .prose(let text): "\(text)"
      case .name(let name): "<code>\(name)</code>"
      case .strong(let text): "<strong>\(text)</strong>"
      }
    }.joined()
  }

  /// The text without markup.
  fileprivate var plain: String {
    parts.map { part in
      switch part {
      case .prose(let text), .name(let text), .strong(let text): text
      }
    }.joined()
  }
}
