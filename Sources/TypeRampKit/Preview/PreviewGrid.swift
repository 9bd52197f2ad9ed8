import Writing

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
      let marks = style.marksAtCategories.filter { $0.categories.contains(category) }.map(\.mark)
      let spacing: HTML = style.lineSpacing(at: category).map { " <span class=\"spacing\">/ \($0)</span>" } ?? ""
      let number = number(style.size(at: category), was: row.before?.size(at: category), spacing, marks)
      return """
        <td data-content-size="\(category.name)"\(category.currentClass)>\
        <p class="sample \(style.className)" data-length="word">\(PreviewStyle.word)</p>\(number)</td>
        """
    }
    return "<tr data-style=\"\(style.title)\"><th scope=\"row\">\(style.link)</th>\(cells.joined())</tr>"
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
