import Writing

// The parts of an article: the ramp, the phones, and the grid of all sizes.

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
    let marks =
      row.marks.map(\.html) + style.marksAtCategories.map { $0.mark.html(at: $0.categories) } + badge(style.findings)
    return marks.isEmpty ? "" : "<p class=\"marks\">\(marks.joined(separator: " "))</p>\n"
  }

  /// How many findings a style has, marked as the worst of them, with a link to the first.
  private func badge(_ findings: [PreviewFinding]) -> [HTML] {
    guard let first = findings.first else { return [] }
    let mark = findings.contains { $0.mark == .warning } ? PreviewMark.warning : .note
    let messages = findings.map(\.finding.message).joined(separator: "; ")
    let count = findings.count == 1 ? mark.title : findings.count.counted("finding")
    return ["<a href=\"#\(first.id)\" title=\"\(messages)\">\(mark.html(titled: count))</a>"]
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

// MARK: - Phones

extension PreviewArticle {
  var phonesTitle: HTML {
    "On a phone <span class=\"at\"><span data-shows=\"width\">390</span> pt wide</span>"
  }

  /// Screens with text that wraps as it will: at the smallest, the chosen and the largest text size, or at the chosen
  /// one beside what it is compared with. Where the chosen one is the smallest or the largest, the script shows the
  /// default in place of its copy.
  var phones: HTML {
    let styles = rows.filter { $0.fate != .removed }.map(\.style)
    let figures = [
      before.map { figure("before", nil, $0.styles.filter { !$0.isFallback }, \.className) },
      figure("small", ContentSizeCategory.xSmall, styles, \.className), figure("own", nil, styles, \.className),
      figure("largest", .accessibility5, styles, \.className), figure("preferred", nil, styles, \.preferredClassName),
    ]
    return """
      <div class="shelf" tabindex="0" role="group" aria-labelledby="\(subject.prefix)-phones">
      \(figures.compactMap(\.self).joined(separator: "\n"))
      </div>
      """
  }

  /// A screen: a title, a paragraph and a button, and then a list with a row for each other style. So the running text
  /// is in sight at every text size.
  private func screen(_ styles: [PreviewStyle], _ className: (PreviewStyle) -> String) -> HTML {
    let title = styles.first { $0.scaled.style.textStyle.index <= TextStyle.headline.index }
    let body = styles.first { $0.scaled.style.textStyle == .body } ?? styles.first { $0.id != title?.id }
    let others = styles.filter { $0.id != title?.id && $0.id != body?.id }
    func passage(_ style: PreviewStyle, _ kind: HTML = "", _ text: String? = nil) -> HTML {
      // A long text would not be typical of a heading.
      let length = style.scaled.style.textStyle.index <= TextStyle.headline.index ? "short" : "long"
      return """
        <div class="passage\(kind)" data-style="\(style.title)"><p class="tag">\(style.title)</p>\
        <p class="sample \(className(style))" data-length="\(length)">\(text ?? style.sentence)</p></div>
        """
    }
    let action = others.first { $0.scaled.style.textStyle == .headline } ?? body
    let button: HTML =
      action.map {
        "<p class=\"button\"><span class=\"sample \(className($0))\" data-length=\"word\">Continue</span></p>"
      } ?? ""
    let head = [title, body].compactMap { $0.map { passage($0) } }
    return (head + [button] + others.map { passage($0, " row") }).joined(separator: "\n")
  }

  /// Texts of the app, if there are any and the phone has the fonts of the dictionary.
  private func passages(_ kind: String) -> HTML? {
    if kind == "before" || kind == "preferred" { return nil }
    let styles = (rows + fallbacks).map(\.style)
    return texts?.passages(subject.prefix) { name in styles.first { $0.scaled.style.name == name }?.className }.joined(
      separator: "\n")
  }

  /// - Parameter category: nil for the chosen text size.
  private func figure(
    _ kind: String, _ category: ContentSizeCategory?, _ styles: [PreviewStyle], _ className: (PreviewStyle) -> String
  ) -> HTML {
    let id: HTML = "\(subject.prefix)-phone-\(kind)"
    let size: HTML = category.map { "<span>\($0.label)</span>" } ?? Self.chosenSize
    let own = before == nil ? "" : "After · "
    let what = ["before": "Before · ", "own": own, "preferred": "Preferred fonts · "][kind] ?? ""
    return """
      <figure class="phone phone-\(kind)">
      <figcaption id="\(id)">\(what)\(size)</figcaption>
      <div class="screen" tabindex="0" role="group" aria-labelledby="\(id)" \
      \(category.map { "data-content-size=\"\($0.name)\"" } ?? Self.following)>
      \(passages(kind) ?? screen(styles, className))
      </div>
      </figure>
      """
  }
}

// MARK: - The grid

extension PreviewArticle {
  /// A word of every style in a column for each content size, on one baseline, with its size in points.
  var grid: HTML { table(rows, metrics) + folded { table($0, "") } }

  private func table(_ rows: [PreviewRow], _ metrics: HTML) -> HTML {
    let heads: [HTML] = ContentSizeCategory.allCases.map { category in
      "<th scope=\"col\" data-category=\"\(category.name)\"\(category.currentClass)>\(category.shortName)</th>"
    }
    return """
      <div class="scroller" tabindex="0" role="group" aria-labelledby="\(subject.prefix)-grid">
      <table>
      <thead><tr><th scope="col" class="corner">Style</th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.map(row).joined(separator: "\n"))
      </tbody>
      \(metrics)</table>
      </div>
      """
  }

  private func row(_ row: PreviewRow) -> HTML {
    let style = row.style
    let cells: [HTML] = ContentSizeCategory.allCases.map { category in
      let marks = style.marksAtCategories.filter { $0.mark != .cut && $0.categories.contains(category) }.map(\.mark)
      let spacing: HTML = style.lineSpacing(at: category).map { " <span class=\"spacing\">/ \($0)</span>" } ?? ""
      let number = number(style.size(at: category), was: row.before?.size(at: category), spacing, marks)
      return """
        <td data-content-size="\(category.name)"\(category.currentClass)>\
        <p class="sample \(style.className)" data-length="word">\(PreviewStyle.word)</p>\(number)</td>
        """
    }
    let cut: HTML = style.cutAt.isEmpty ? "" : " \(PreviewMark.cut.html)"
    return "<tr data-style=\"\(style.title)\"><th scope=\"row\">\(style.link)\(cut)</th>\(cells.joined())</tr>"
  }

  /// A number with its line height, what it was where it is another now, and its marks.
  private func number(_ now: String, was: String?, _ spacing: HTML, _ marks: [PreviewMark]) -> HTML {
    let change: HTML = was.map { $0 == now ? "" : " <span class=\"was\">was \($0)</span>" } ?? ""
    return "<p class=\"number\">\(now)\(spacing)\(change)\(marks.map(\.html).joined())</p>"
  }

  private var metrics: HTML {
    let rows: [HTML] = subject.table.metrics.map { metric in
      let old = before?.table.metrics.first { $0.metric.name == metric.metric.name }
      let cells: [HTML] = ContentSizeCategory.allCases.map { category in
        let number = number(
          metric.values[category.index].hundredths, was: old?.values[category.index].hundredths, "",
          metric.inferred.contains(category) ? [.inferred] : [])
        return "<td data-metric-at=\"\(category.name)\"\(category.currentClass)>\(number)</td>"
      }
      return "<tr><th scope=\"row\">\(PreviewStyle.title(of: metric.metric.name))</th>\(cells.joined())</tr>"
    }
    if rows.isEmpty { return "" }
    return """
      <tbody class="metrics"><tr><th scope="rowgroup">Metrics, in points</th><td colspan="12"></td></tr>
      \(rows.joined(separator: "\n"))
      </tbody>

      """
  }
}

extension ContentSizeCategory {
  fileprivate var currentClass: HTML { self == .default ? " class=\"current\"" : "" }
}
