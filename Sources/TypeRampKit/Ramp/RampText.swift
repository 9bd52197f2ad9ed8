/// A ramp as lines for a terminal.
package struct RampText {
  private let ramp: Ramp
  /// The columns of the terminal; nil for lines of any length.
  private let width: Int?
  private let colours: Colours

  /// - Parameter width: the columns of the terminal; nil for lines of any length.
  package init(_ ramp: Ramp, width: Int?, colours: Colours) {
    self.ramp = ramp
    self.width = width
    self.colours = colours
  }

  package var lines: [String] {
    let layouts = ramp.sections.map { RampLayout($0, ramp.categories, width: width) }
    let tables = zip(ramp.sections, layouts).flatMap { section, layout in
      [""] + [head(layout, section)] + section.rows.map { line(layout, $0) }
    }
    let listed = zip(ramp.sections, layouts).filter { !$1.showsFonts }.flatMap { fonts(of: $0.0) }
    let omits = layouts.contains(where: \.omitsColumns)
    let omission = "… hidden: the terminal is too narrow"
    let notes = (listed + ramp.legend + (omits ? [omission] : [])).flatMap(wrapped)
    let all = wrapped(ramp.name + ramp.heading).map(colours.bold) + tables + (notes.isEmpty ? [] : [""]) + notes
    return all.map(DisplayText.lines)
  }

  private func line(_ layout: RampLayout, _ row: Ramp.Row) -> String {
    let cells = row.cells.enumerated().map { index, cell in
      cell.isLimited
        ? colours.yellow(layout.padded(cell.number, "*", at: index)) : layout.padded(cell.number, at: index)
    }
    let line = layout.line(row.name, cells, row.font)
    return row.isFallback ? colours.dimmed(line) : line
  }

  private func head(_ layout: RampLayout, _ section: Ramp.Section) -> String {
    let titles = ramp.categories.enumerated().map { layout.padded($1.shortName, at: $0) }
    return colours.bold(layout.line(section.title, titles, section.fontTitle))
  }

  /// The fonts with their styles, if the terminal has no room for a column of fonts.
  private func fonts(of section: Ramp.Section) -> [String] {
    let rows = Dictionary(grouping: section.rows, by: \.font)
    return section.rows.compactMap { row in
      guard let names = rows[row.font]?.map(\.name), names.first == row.name else { return nil }
      return "\(row.font): \(names.joined(separator: ", "))"
    }
  }

  /// A sentence in lines that fit, with all but the first indented.
  private func wrapped(_ text: String) -> [String] {
    guard let width else { return [text] }
    return text.split(separator: " ").map { String($0).fitted(into: width - 2) }.lines(width: width, margin: "  ")
  }
}
