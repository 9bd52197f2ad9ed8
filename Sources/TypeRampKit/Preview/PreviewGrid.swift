import Writing

extension PreviewArticle {
  /// Every style in a column for each content size, on one baseline, with its size in points.
  var grid: HTML {
    """
    <div class="scroller" tabindex="0" role="group" aria-labelledby="\(subject.prefix)-grid">
    <table>
    <thead><tr><th scope="col" class="corner">Style</th>\(ContentSizeCategory.allCases.map(head).joined())</tr></thead>
    <tbody>
    \(rows.map(row).joined(separator: "\n"))
    </tbody>
    \(metrics)</table>
    </div>
    """
  }

  private func head(_ category: ContentSizeCategory) -> HTML {
    "<th scope=\"col\" data-category=\"\(category.name)\"\(category.currentClass)>\(category.shortName)</th>"
  }

  private func row(_ row: PreviewRow) -> HTML {
    let style = row.style
    let limited = Set(style.scaled.limited)
    let cells: [HTML] = ContentSizeCategory.allCases.map { category in
      let marks =
        (limited.contains(category) ? [PreviewMark.limited] : [])
        + (style.scaled.inferred.contains(category) ? [.inferred] : [])
      return cell(row, category, marks)
    }
    let marks = row.marks.map(\.html).joined()
    let title: HTML = "<th scope=\"row\"><a href=\"#\(style.id)\">\(style.title)</a>\(marks)</th>"
    return "<tr>\(title)\(cells.joined())</tr>"
  }

  private func cell(_ row: PreviewRow, _ category: ContentSizeCategory, _ marks: [PreviewMark]) -> HTML {
    let style = row.style
    let spacing: HTML = style.lineSpacing(at: category).map { " <span class=\"spacing\">/ \($0)</span>" } ?? ""
    let (size, was) = (style.size(at: category), row.before?.size(at: category))
    let change = Self.change(size, was)
    return """
      <td data-content-size="\(category.name)"\(category.currentClass)><div class="cell">\
      <p class="sample \(style.className)" data-length="short">\(style.title)</p>\
      <p class="number"><span class="column">\(category.shortName) </span>\(size)\(spacing)\(change)\
      \(marks.map(\.html).joined())</p></div></td>
      """
  }

  /// What a number was, where it is another now.
  private static func change(_ now: String, _ was: String?) -> HTML {
    was.map { $0 == now ? "" : " <span class=\"was\">was \($0)</span>" } ?? ""
  }

  private var metrics: HTML {
    let rows: [HTML] = subject.table.metrics.map { metric in
      let old = before?.table.metrics.first { $0.metric.name == metric.metric.name }
      let cells: [HTML] = ContentSizeCategory.allCases.map { category in
        let mark = metric.inferred.contains(category) ? PreviewMark.inferred.html : ""
        let value = metric.values[category.index].thousandths
        let change = Self.change(value, old?.values[category.index].thousandths)
        return """
          <td data-metric-at="\(category.name)"\(category.currentClass)><p class="number"><span class="column">\(category.shortName) \
          </span>\(value)\(change)\(mark)</p></td>
          """
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
