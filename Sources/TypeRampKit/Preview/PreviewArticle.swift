import Writing

/// All that the page shows of one dictionary. Each part is a file of this folder.
struct PreviewArticle {
  let subject: PreviewSubject
  /// The dictionary as it was before; nil where nothing is compared.
  let before: PreviewSubject?
  let rows: [PreviewRow]

  init(_ subject: PreviewSubject, before: PreviewSubject? = nil) {
    self.subject = subject
    self.before = before
    rows = before.map { PreviewRow.rows(of: subject, before: $0) } ?? PreviewRow.rows(of: subject)
  }

  var html: HTML {
    """
    <article class="dictionary" id="\(subject.prefix)" aria-labelledby="\(subject.prefix)-name">
    <header class="dictionary-head">
    <h2 id="\(subject.prefix)-name">\(subject.label)</h2>
    \(description)<p class="path">\(paths)</p>
    \(summary)\(legend)</header>
    \(section("ramp", "The ramp <span class=\"at\">at \(Self.chosenSize)</span>", ramp))
    \(section("phones", phonesTitle, phones))
    \(section("grid", "All twelve sizes", grid))
    \(section("findings", "Findings", findings))
    </article>
    """
  }

  private func section(_ name: String, _ title: HTML, _ content: HTML) -> HTML {
    """
    <section class="\(name)" aria-labelledby="\(subject.prefix)-\(name)">
    <h3 class="section-title" id="\(subject.prefix)-\(name)">\(title)</h3>
    \(content)
    </section>
    """
  }

  /// The name of the chosen content size, which the script replaces.
  static let chosenSize: HTML = "<span data-shows=\"category\">\(ContentSizeCategory.default.title)</span>"

  private var description: HTML {
    subject.table.description.map { "<p class=\"lead\">\(HTML(lines: $0))</p>\n" } ?? ""
  }

  private var paths: HTML { before.map { "\(subject.path), before: \($0.path)" } ?? "\(subject.path)" }

  /// What has changed, with links.
  private var summary: HTML {
    guard before != nil else { return "" }
    let changed = rows.filter { $0.fate != nil }
    if changed.isEmpty { return "<p class=\"summary\">All \(rows.count) styles are the same.</p>\n" }
    let links: [HTML] = changed.map { "<a href=\"#\($0.style.id)\">\($0.style.title)</a>" }
    let count = "\(changed.count) of \(rows.count) styles \(changed.count == 1 ? "differs" : "differ")"
    return "<p class=\"summary\">\(count): \(links.joined(separator: ", "))</p>\n"
  }

  /// The marks that are on the page, and what they mean.
  private var legend: HTML {
    let used = Set(rows.flatMap { $0.style.allMarks } + rows.compactMap(\.fate))
    let entries: [HTML] = PreviewMark.allCases.filter(used.contains).map { mark in
      "<div><dt>\(mark.html)</dt> <dd>\(mark.meaning)</dd></div>"
    }
    return entries.isEmpty ? "" : "<dl class=\"legend\">\(entries.joined(separator: "\n"))</dl>\n"
  }
}

extension PreviewArticle {
  /// What was found in a dictionary, with links to the styles.
  private var findings: HTML {
    let items = subject.findings.map(item)
    let more = subject.omittedFindings
    let rest: HTML = more == 0 ? "" : "<p>\(more) more are left out; ‘typeramp validate’ shows them.</p>\n"
    return items.isEmpty ? "<p class=\"none\">No findings.</p>" : "<ol>\(items.joined(separator: "\n"))</ol>\n\(rest)"
  }

  private func item(_ item: PreviewFinding) -> HTML {
    let link: HTML =
      item.style.map { name in
        "<a href=\"#\(PreviewStyle.id(of: name, prefix: subject.prefix))\">\(PreviewStyle.title(of: name))</a> "
      } ?? ""
    return """
      <li id="\(item.id)">\(item.mark?.html ?? "") \(link)\(item.finding.message) \
      <span class="position">\(item.position) [\(item.finding.id)]</span></li>
      """
  }
}
