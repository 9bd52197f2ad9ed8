import Writing

extension PreviewArticle {
  /// The ramp: every style by its name, one under the other, at the chosen content size.
  var ramp: HTML {
    """
    <ol class="entries" data-follows data-content-size="\(ContentSizeCategory.default.name)">
    \(rows.map(entry).joined(separator: "\n"))
    </ol>
    """
  }

  private func entry(_ row: PreviewRow) -> HTML {
    let style = row.style
    return """
      <li class="entry" id="\(style.id)">
      <div class="about">
      <h4 class="style-name">\(style.title)</h4>
      <p class="measure"><span data-shows="size">\(style.size(at: .default))</span> pt · \(style.facts[0].value)</p>
      \(marks(row))\(facts(style))\(changes(row))\(findings(style))</div>
      <div class="stage">\(ghosts(row))<p class="sample \(style.className)" data-length="short">\(style.phrase)</p></div>
      </li>
      """
  }

  private func marks(_ row: PreviewRow) -> HTML {
    let style = row.style
    let all =
      row.marks.map(\.html) + style.marksAtCategories.map { $0.mark.html(at: $0.categories) }
    return all.isEmpty ? "" : "<p class=\"marks\">\(all.joined(separator: " "))</p>\n"
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

  private func findings(_ style: PreviewStyle) -> HTML {
    let items: [HTML] = style.findings.map { item in
      "<li>\(item.mark?.html ?? "") \(item.finding.message) <a href=\"#\(item.id)\">\(item.position)</a></li>"
    }
    return items.isEmpty ? "" : "<ul class=\"at-style\">\(items.joined())</ul>\n"
  }

  /// What a style is compared with: the preferred font, and the style as it was.
  private func ghosts(_ row: PreviewRow) -> HTML {
    let style = row.style
    let isPreferred = style.scaled.style.origin.isFallback
    let preferred: HTML = isPreferred ? "" : ghost("preferred", style.ghostClassName, style.phrase)
    let before: HTML = row.fate == .changed ? row.before.map { ghost("before", $0.className, style.phrase) } ?? "" : ""
    return preferred + before
  }

  private func ghost(_ kind: String, _ className: String, _ text: String) -> HTML {
    "<p class=\"ghost ghost-\(kind) \(className)\" data-length=\"short\" aria-hidden=\"true\">\(text)</p>"
  }
}
