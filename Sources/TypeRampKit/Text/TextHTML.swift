import Writing

extension TextBlock {
  var html: HTML {
    switch self {
    case .title(let text, let level): "<h\(level)>\(text.html)</h\(level)>"
    case .paragraph(let text): "<p>\(text.html)</p>"
    case .verdict(let text, let isMet):
      """
      <p class="verdict \(isMet ? "met" : "short")"><strong>\(TextBlock.words(isMet))</strong> \(text.html)</p>
      """
    case .list(let items): "<ul>\n\(Self.items(items))</ul>"
    case .questions(let items): "<ul class=\"questions\">\n\(Self.items(items))</ul>"
    case .table(let table): table.html
    case .code(let code, _): "<pre>\(HTML(lines: code))</pre>"
    }
  }

  private static func items(_ texts: [Prose]) -> HTML {
    texts.map { text -> HTML in "<li>\(text.html)</li>\n" }.joined()
  }
}

extension TextTable {
  /// A table that scrolls by itself where the window is narrow.
  fileprivate var html: HTML {
    let titles: [HTML] = head.enumerated().map { "<th scope=\"col\"\(textClass($0))>\($1)</th>" }
    let lines: [HTML] = rows.map { row in
      let cells: [HTML] = row.enumerated().map { index, cell in
        index == 0
          ? "<th scope=\"row\"\(textClass(index))>\(cell.html)</th>" : "<td\(textClass(index))>\(cell.html)</td>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return """
      <div class="scroll" tabindex="0" role="group" aria-label="\(caption?.plain ?? "")">
      <table>
      <caption>\(caption?.html ?? "")</caption>
      <thead><tr>\(titles.joined())</tr></thead>
      <tbody>
      \(lines.joined())</tbody>
      </table>
      </div>
      """
  }

  private func textClass(_ column: Int) -> HTML { column < textColumns ? " class=\"text\"" : "" }
}

extension Prose {
  /// The text in HTML: names are code.
  var html: HTML {
    parts.map { part -> HTML in
      switch part {
      case .prose(let text): "\(text)"
      case .name(let name), .quoted(let name): "<code>\(name)</code>"
      case .strong(let text): "<strong>\(text)</strong>"
      }
    }.joined()
  }
}
