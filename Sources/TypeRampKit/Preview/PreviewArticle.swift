import StyleModel
import Writing

/// All that the page shows of one dictionary.
struct PreviewArticle {
  let subject: PreviewSubject
  /// The dictionary as it was before; nil where nothing is compared.
  let before: PreviewSubject?

  private var rows: [PreviewRow] {
    before.map { PreviewRow.rows(of: subject, before: $0) } ?? PreviewRow.rows(of: subject)
  }

  var html: HTML {
    let rows = rows
    return """
      <article class="dictionary" id="\(subject.prefix)" aria-labelledby="\(subject.prefix)-name">
      <header class="dictionary-head">
      <h2 id="\(subject.prefix)-name">\(subject.label)</h2>
      \(description)<p class="path">\(paths)</p>
      \(summary(rows))\(legend(rows))</header>
      \(PreviewRamp(subject: subject, rows: rows).html)
      \(PreviewPhones(subject: subject, before: before).html)
      \(PreviewGrid(subject: subject, before: before, rows: rows).html)
      \(PreviewFindingList(subject: subject).html)
      </article>
      """
  }

  private var description: HTML {
    subject.table.description.map { "<p class=\"lead\">\(HTML(lines: $0))</p>\n" } ?? ""
  }

  private var paths: HTML { before.map { "\(subject.path), before: \($0.path)" } ?? "\(subject.path)" }

  /// What has changed, with links.
  private func summary(_ rows: [PreviewRow]) -> HTML {
    guard before != nil else { return "" }
    let changed = rows.filter { $0.fate != .same }
    if changed.isEmpty { return "<p class=\"summary\">All \(rows.count) styles are the same.</p>\n" }
    let links: [HTML] = changed.map { "<a href=\"#\($0.style.id)\">\($0.style.title)</a>" }
    let count = "\(changed.count) of \(rows.count) styles \(changed.count == 1 ? "differs" : "differ")"
    return "<p class=\"summary\">\(count): \(links.joined(separator: ", "))</p>\n"
  }

  /// The marks that are on the page, and what they mean.
  private func legend(_ rows: [PreviewRow]) -> HTML {
    let used = Set(rows.flatMap { [PreviewMark?]($0.style.allMarks.map { $0 }) + [$0.fateMark] }.compactMap(\.self))
    let entries: [HTML] = PreviewMark.allCases.filter(used.contains).map { mark in
      "<div><dt>\(mark.html)</dt> <dd>\(mark.meaning)</dd></div>"
    }
    return entries.isEmpty ? "" : "<dl class=\"legend\">\(entries.joined(separator: "\n"))</dl>\n"
  }
}

/// What was found in a dictionary, with links to the styles.
struct PreviewFindingList {
  let subject: PreviewSubject

  var html: HTML {
    let heading = "\(subject.prefix)-findings"
    let items = subject.findings.all.map(item)
    let more = subject.findings.omittedCount
    let rest: HTML = more == 0 ? "" : "<p>\(more) more are left out; ‘typeramp validate’ shows them.</p>\n"
    let list: HTML =
      items.isEmpty ? "<p class=\"none\">No findings.</p>" : "<ol>\(items.joined(separator: "\n"))</ol>\n\(rest)"
    return """
      <section class="findings" aria-labelledby="\(heading)">
      <h3 class="section-title" id="\(heading)">Findings</h3>
      \(list)
      </section>
      """
  }

  private func item(_ finding: PreviewFinding) -> HTML {
    let name = finding.style
    let title = name.map { PreviewStyle.title(of: $0) } ?? ""
    let link: HTML = name.map { "<a href=\"#\(PreviewStyle.id(of: $0, prefix: subject.prefix))\">\(title)</a> " } ?? ""
    return """
      <li id="\(finding.id)">\(finding.mark?.html ?? "") \(link)\(finding.message) \
      <span class="position">\(finding.position) [\(finding.rule)]</span></li>
      """
  }
}
