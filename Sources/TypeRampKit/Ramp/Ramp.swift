import Writing

/// A table for people: rows of sizes in points, with marks.
package struct Ramp {
  /// The dictionary's name.
  let name: String
  /// What applies to all numbers, after the name.
  let heading: String
  package let sections: [Section]
  /// The text sizes to show, in order of text size.
  let categories: [ContentSizeCategory]
  /// The text styles with the preferred font that have no rows.
  private let folded: [String]

  /// Rows of one kind.
  package struct Section {
    /// The title of the first column.
    let title: String
    /// The title of the last column.
    let fontTitle: String
    let rows: [Row]
  }

  /// A style or a metric.
  struct Row {
    let name: String
    /// A cell for each text size shown.
    let cells: [Cell]
    /// The font, and the style that it follows.
    let font: String
    /// Whether the preferred font is used, because the dictionary leaves out the style.
    let isFallback: Bool
  }

  /// A size or a value at a text size.
  struct Cell {
    /// In points.
    let value: String
    var isInferred = false
    var isLimited = false

    /// The value, with a mark before it.
    var number: String { (isInferred ? "~" : "") + value }
  }

  /// - Parameters:
  ///   - table: the styles to show.
  ///   - categories: the columns, in order of text size.
  ///   - foldsFallbacks: whether text styles that the dictionary leaves out are named in a line instead of rows.
  package init(
    _ table: ScaledTable, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    foldsFallbacks: Bool = false
  ) {
    self.categories = categories
    name = table.name.printable
    heading = ": sizes in points, \(table.platform.label)"
    let all = table.allStyles.map { Row($0, categories) }
    folded = foldsFallbacks ? all.filter(\.isFallback).map(\.name) : []
    let styles = Section(title: "Style", fontTitle: "Font", rows: foldsFallbacks ? all.filter { !$0.isFallback } : all)
    let metrics = Section(title: "Metric", fontTitle: "Curve", rows: table.metrics.map { Row($0, categories) })
    sections = [styles, metrics].filter { !$0.rows.isEmpty }
  }

  /// The meaning of the marks in use.
  var legend: [String] {
    let cells = sections.flatMap(\.rows).flatMap(\.cells)
    return [
      cells.contains(where: \.isInferred) ? "~ inferred: Apple's number has not been measured" : nil,
      cells.contains(where: \.isLimited) ? "* limited: the style would be another size without its limits" : nil,
      folded.isEmpty ? nil : "… in Apple's own font: \(folded.joined(separator: ", "))",
    ].compactMap(\.self)
  }
}

extension Ramp.Row {
  fileprivate init(_ scaled: ScaledStyle, _ categories: [ContentSizeCategory]) {
    let style = scaled.style
    let limited = Set(scaled.limited)
    self.init(
      name: style.name.printable,
      cells: categories.map {
        Ramp.Cell(
          value: scaled.size(at: $0).thousandths, isInferred: scaled.inferred.contains($0),
          isLimited: limited.contains($0))
      },
      font: style.shownFont, isFallback: style.origin.isFallback)
  }

  fileprivate init(_ scaled: ScaledMetric, _ categories: [ContentSizeCategory]) {
    self.init(
      name: scaled.metric.name.printable,
      cells: categories.map {
        Ramp.Cell(value: scaled.values[$0.index].thousandths, isInferred: scaled.inferred.contains($0))
      },
      font: "follows \(scaled.metric.relativeTo.name)", isFallback: false)
  }
}

extension ResolvedStyle {
  /// The font in words, and its curve if that is not the style's own: `Optima-Regular, follows title2`.
  var shownFont: String {
    let own = customName == nil ? textStyle : nil
    let follows = isFixed ? ", fixed" : curve == own ? "" : ", follows \(curve.name)"
    return (origin.isFallback ? "Apple's own font" : fontWords.printable) + follows
  }
}

extension Ramp {
  /// The ramp for a wiki or a comment: a table for each section, and the legend.
  package var blocks: [TextBlock] {
    let titles = categories.map(\.shortName)
    let tables = sections.map { section in
      TextTable(head: [section.title] + titles + [section.fontTitle], rows: section.rows.map(\.prose))
    }
    let legend = legend.map { text -> Prose in "\(String(text.prefix(1)))\(prose: String(text.dropFirst()))" }
    return [.paragraph("\(name)\(prose: heading)")] + tables.map(TextBlock.table)
      + (legend.isEmpty ? [] : [.list(legend)])
  }
}

extension Ramp.Row {
  fileprivate var prose: [Prose] {
    ["\(name)"] + cells.map { Prose(prose: $0.number + ($0.isLimited ? "\\*" : "")) } + ["\(font)"]
  }
}
