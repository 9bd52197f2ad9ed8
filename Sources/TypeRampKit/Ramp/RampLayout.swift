/// The columns of a section that fit a terminal, and their widths.
struct RampLayout {
  /// For each text size, the width of the widest number, and whether the column is shown.
  private var columns: [(width: Int, isShown: Bool)]
  private(set) var showsFonts = true
  private var nameWidth: Int
  private let fontWidth: Int

  /// The order in which text sizes are left out if there is no room: the middle ones first. The last one is always
  /// shown.
  private static let leftOutFirst: [ContentSizeCategory] = [
    .xxxLarge, .accessibility1, .xxLarge, .accessibility2, .xLarge, .accessibility3, .accessibility4, .medium, .small,
    .xSmall, .accessibility5, .large,
  ]

  /// Replaces columns that are left out.
  private static let gap = "  …"

  init(_ section: Ramp.Section, _ categories: [ContentSizeCategory], width: Int?) {
    let rows = section.rows
    columns = categories.enumerated().map { index, category in
      (([category.shortName] + rows.map { $0.cells[index].number }).map(\.count).max() ?? 0, true)
    }
    nameWidth = (rows.map(\.name) + [section.title]).map(DisplayWidth.columns).max() ?? 0
    fontWidth = (rows.map(\.font) + [section.fontTitle]).map(DisplayWidth.columns).max() ?? 0
    if let width { fit(into: width, categories) }
  }

  private mutating func fit(into width: Int, _ categories: [ContentSizeCategory]) {
    if total > width { showsFonts = false }
    // The thirteen text styles have names of at most 16 characters.
    shrinkNames(into: width, least: 20)
    for category in Self.leftOutFirst where total > width {
      guard let index = categories.firstIndex(of: category), columns.count(where: \.isShown) > 1 else { continue }
      columns[index].isShown = false
    }
    shrinkNames(into: width, least: 8)
  }

  private mutating func shrinkNames(into width: Int, least: Int) {
    nameWidth = max(min(nameWidth, least), min(nameWidth, nameWidth - (total - width)))
  }

  /// The length of lines.
  private var total: Int {
    let cells = cells { String(repeating: " ", count: columns[$0].width + 2) }
    return nameWidth + 1 + cells.count + (showsFonts ? 1 + fontWidth : 0)
  }

  var omitsColumns: Bool { columns.contains { !$0.isShown } }

  /// The texts of the columns that are shown, and a gap for each run of the others.
  private func cells(_ text: (Int) -> String) -> String {
    columns.indices.map { index in
      if columns[index].isShown { return text(index) }
      return index == 0 || columns[index - 1].isShown ? Self.gap : ""
    }.joined()
  }

  /// A number on the right of its column, with a space before it, and a mark or a space after it.
  func padded(_ text: String, _ mark: String = " ", at column: Int) -> String {
    String(repeating: " ", count: 1 + columns[column].width - text.count) + text + mark
  }

  /// A line of the table.
  ///
  /// - Parameter cells: a padded text for each column.
  func line(_ name: String, _ cells: [String], _ font: String) -> String {
    let name = name.fitted(into: nameWidth)
    let padding = String(repeating: " ", count: 1 + nameWidth - DisplayWidth.columns(of: name))
    let line = name + padding + self.cells { cells[$0] } + (showsFonts ? " " + font : "")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
