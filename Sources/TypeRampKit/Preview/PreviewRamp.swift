import Writing

extension PreviewArticle {
  /// The ramp: every style by its name, one under the other, at the chosen content size.
  var ramp: HTML { entries(rows) + folded(entries) }

  private func entries(_ rows: [PreviewRow]) -> HTML {
    "<ol class=\"entries\" \(Self.following)>\n\(rows.map(entry).joined(separator: "\n"))\n</ol>"
  }

  private func entry(_ row: PreviewRow) -> HTML {
    let style = row.style
    return """
      <li class="entry" id="\(style.id)" data-style="\(style.title)">
      <h4 class="style-name">\(style.title)</h4>
      <p class="measure"><span data-shows="size">\(style.size(at: .default))</span> pt</p>
      <div class="stage"><p class="sample \(style.className)" data-length="short">\(style.phrase)</p>\(compared(row))</div>
      <div class="about"><p class="font">\(style.facts[0].value)</p>
      \(marks(row))\(facts(style))\(changes(row))</div>
      </li>
      """
  }

  private func marks(_ row: PreviewRow) -> HTML {
    let style = row.style
    let found: [HTML] = style.findings.map { item in
      "<a href=\"#\(item.id)\" title=\"\(item.finding.message)\">\(item.mark?.html ?? "Finding")</a>"
    }
    let marks =
      row.marks.map(\.html) + style.marksAtCategories.map { $0.mark.html(at: $0.categories) } + found
    return marks.isEmpty ? "" : "<p class=\"marks\">\(marks.joined(separator: " "))</p>\n"
  }

  /// What the entry says besides the font; the description comes first.
  private func facts(_ style: PreviewStyle) -> HTML {
    let description: HTML =
      style.scaled.style.description.map { "<p class=\"description\">\(HTML(lines: $0))</p>\n" } ?? ""
    let facts: [HTML] = style.facts.dropFirst().map { "<div><dt>\($0.name)</dt> <dd>\($0.value)</dd></div>" }
    return description + (facts.isEmpty ? "" : "<dl class=\"facts\">\(facts.joined())</dl>\n")
  }

  private func changes(_ row: PreviewRow) -> HTML {
    let items: [HTML] = row.changes.map { "<li>\($0)</li>" }
    return items.isEmpty ? "" : "<ul class=\"changes\">\(items.joined())</ul>\n"
  }

  /// The lines below a style that it can be compared with: the preferred font, and the style as it was.
  private func compared(_ row: PreviewRow) -> HTML {
    let style = row.style
    let preferred = style.isFallback ? nil : style.preferredClassName
    let before = row.fate == .changed ? row.before?.className : nil
    let lines: [HTML] = [("preferred", preferred), ("before", before)].compactMap { kind, className in
      className.map { "<p class=\"compared \(kind) \($0)\" data-length=\"short\">\(style.phrase)</p>" }
    }
    return lines.joined()
  }
}
