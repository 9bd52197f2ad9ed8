import Writing

/// All that the page shows of one dictionary.
struct PreviewArticle {
  let subject: PreviewSubject
  /// The dictionary as it was before; nil where nothing is compared.
  let before: PreviewSubject?
  /// Texts of the app for the phones.
  let texts: PreviewTexts?
  /// The styles of the dictionary; if it has none, all styles.
  let rows: [PreviewRow]
  /// The styles without an entry, which are folded.
  let fallbacks: [PreviewRow]

  init(_ subject: PreviewSubject, before: PreviewSubject? = nil, texts: PreviewTexts? = nil) {
    self.subject = subject
    self.texts = texts
    self.before = before
    let all = PreviewRow.rows(of: subject, before: before)
    let shown = all.filter { !$0.isUnchangedFallback }
    rows = shown.isEmpty ? all : shown
    fallbacks = shown.isEmpty ? [] : all.filter(\.isUnchangedFallback)
  }

  var html: HTML {
    """
    <article class="dictionary" id="\(subject.prefix)" aria-labelledby="\(subject.prefix)-name">
    <header class="dictionary-head">
    <h2 class="name \(nameClass)" id="\(subject.prefix)-name" \(Self.following)>\(subject.label)</h2>
    <p class="counts">\(counts)</p>
    \(description)\(standIns)\(summary)</header>
    \(index)\(section("ramp", "The ramp at \(Self.chosenSize)", ramp))
    \(section("phones", phonesTitle, phones))
    \(section("grid", "All twelve sizes", grid))
    \(section("findings", "Findings", findings))
    \(legend)</article>
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
  static let chosenSize: HTML = "<span data-shows=\"category\">\(ContentSizeCategory.default.label)</span>"

  /// The attributes of an element that has the chosen content size, which the script sets.
  static let following: HTML = "data-follows data-content-size=\"\(ContentSizeCategory.default.name)\""

  /// Content about the styles without an entry, folded; empty if there are none.
  func folded(_ content: ([PreviewRow]) -> HTML) -> HTML {
    if fallbacks.isEmpty { return "" }
    let title = "\(fallbacks.count.counted("text style")) without an entry: the preferred font"
    return "\n<details><summary>\(title)</summary>\n\(content(fallbacks))\n</details>"
  }
}

extension PreviewArticle {
  /// The class for the dictionary's name: that of the largest style that grows with the text and leaves room for the
  /// ramp in the first window.
  private var nameClass: String {
    func size(_ style: PreviewStyle) -> Double { style.scaled.size(at: .default) }
    let styles = rows.map(\.style).filter { !$0.scaled.style.isFixed }
    let fitting = styles.filter { size($0) <= 40 }.max { size($0) < size($1) }
    return (fitting ?? styles.min { size($0) < size($1) })?.className ?? ""
  }

  /// The file, and how many styles and findings there are.
  private var counts: HTML {
    let count = subject.findings.count + subject.omittedFindings
    let found: HTML =
      count == 0 ? "no findings" : "<a href=\"#\(subject.prefix)-findings\">\(count.counted("finding"))</a>"
    let old = before.map { ", before: \($0.path)" } ?? ""
    return "\(subject.path)\(old) · \(rows.count.counted("style")) · \(found)"
  }

  private var description: HTML {
    subject.table.description.map { "<p class=\"lead\">\(HTML(lines: $0))</p>\n" } ?? ""
  }

  /// The fonts that the page only names.
  private var standIns: HTML {
    let names = Set((rows + fallbacks).filter(\.style.isFontAbsent).map(\.style.facts[0].value)).sorted()
    if names.isEmpty { return "" }
    let fonts = names.count == 1 ? "A font is" : "\(names.count) fonts are"
    return """
      <p class="summary"><span class="mark mark-standIn">Stand-in</span> \(fonts) not in this page, and others are shown \
      unless they are installed here: \(names.joined(separator: ", "))</p>

      """
  }

  /// What has changed, with links.
  private var summary: HTML {
    guard before != nil else { return "" }
    let count = rows.count + fallbacks.count
    let changed = rows.filter { $0.fate != nil }
    if changed.isEmpty { return "<p class=\"summary\">All \(count) styles are the same.</p>\n" }
    let differ = "\(changed.count) of \(count) styles \(changed.count == 1 ? "differs" : "differ")"
    return "<p class=\"summary\">\(differ): \(changed.map(\.style.link).joined(separator: ", "))</p>\n"
  }

  /// Links to the styles, if they do not fit into a window.
  private var index: HTML {
    if !subject.isLong { return "" }
    let links: [HTML] = rows.map { "<li data-style=\"\($0.style.title)\">\($0.style.link)</li>" }
    return """
      <nav class="index" aria-label="Index of \(subject.label)"><details><summary>Index</summary>
      <ul>\(links.joined(separator: "\n"))</ul></details></nav>

      """
  }
}

extension PreviewArticle {
  /// The marks that are on the page, and what they mean.
  private var legend: HTML {
    let used = Set((rows + fallbacks).flatMap { $0.style.allMarks + ($0.fate.map { [$0] } ?? []) })
      .union(texts == nil ? [] : [.tooLong])
    let entries: [HTML] = PreviewMark.allCases.filter(used.contains).map { mark in
      "<div><dt>\(mark.html)</dt> <dd>\(mark.meaning)</dd></div>"
    }
    return entries.isEmpty ? "" : "\(section("marks", "Marks", "<dl>\(entries.joined(separator: "\n"))</dl>"))\n"
  }

  /// What was found in a dictionary, with links to the styles.
  private var findings: HTML {
    let items = subject.findings.map(item)
    let more = subject.omittedFindings
    let rest: HTML = more == 0 ? "" : "<p>\(more) more are left out; ‘typeramp validate’ shows them.</p>\n"
    return items.isEmpty ? "<p class=\"none\">No findings.</p>" : "<ol>\(items.joined(separator: "\n"))</ol>\n\(rest)"
  }

  private func item(_ item: PreviewFinding) -> HTML {
    let style = item.style.flatMap { name in subject.styles.first { $0.scaled.style.name == name } }
    let link: HTML = style.map { "\($0.link) " } ?? ""
    return """
      <li id="\(item.id)">\(item.mark?.html ?? "") \(link)\(item.finding.message) \
      <span class="position">\(item.position) [\(item.finding.id)]</span></li>
      """
  }
}
