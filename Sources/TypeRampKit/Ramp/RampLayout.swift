/// The columns of a section that fit a terminal, and their widths.
struct RampLayout {
  /// A column for each category.
  private(set) var columns: [Column]
  private(set) var showsFonts = true
  private var nameWidth: Int
  private let fontWidth: Int

  /// A column of sizes.
  struct Column {
    /// The width of its widest text, without the mark after it.
    let width: Int
    var isShown = true

    /// With the space before the text, and the space or mark after it.
    var total: Int { 1 + width + 1 }

    /// A right-aligned text with a space before it, and a mark or a space after it.
    func padded(_ text: String, _ mark: String) -> String {
      String(repeating: " ", count: 1 + width - text.count) + text + (mark.isEmpty ? " " : mark)
    }
  }

  /// The order in which categories are left out if there is no room: the middle ones first. The last category is always
  /// shown.
  private static let leftOutFirst: [ContentSizeCategory] = [
    .xxxLarge, .accessibility1, .xxLarge, .accessibility2, .xLarge, .accessibility3, .accessibility4, .medium, .small,
    .xSmall, .accessibility5, .large,
  ]

  init(_ section: Ramp.Section, _ categories: [ContentSizeCategory], width: Int?) {
    let rows = section.rows
    columns = categories.indices.map { index in
      Column(categories[index].shortName, rows.map { $0.cells[index] })
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
      guard let index = categories.firstIndex(of: category), columns.filter(\.isShown).count > 1 else { continue }
      columns[index].isShown = false
    }
    shrinkNames(into: width, least: 8)
  }

  private mutating func shrinkNames(into width: Int, least: Int) {
    nameWidth = max(min(nameWidth, least), min(nameWidth, nameWidth - (total - width)))
  }

  /// The length of lines.
  private var total: Int {
    let shown = columns.filter(\.isShown).reduce(0) { $0 + $1.total }
    return nameWidth + 1 + shown + gaps * Self.gap.count + (showsFonts ? 1 + fontWidth : 0)
  }

  /// Replaces columns that are left out.
  private static let gap = "  …"

  /// The number of runs of columns that are left out.
  private var gaps: Int { columns.indices.count(where: isGap) }

  /// Whether a run of left-out columns begins here.
  private func isGap(at index: Int) -> Bool {
    !columns[index].isShown && (index == 0 || columns[index - 1].isShown)
  }

  var omitsColumns: Bool { columns.contains { !$0.isShown } }

  /// A line of the table.
  ///
  /// - Parameter cells: a padded text for each column.
  func line(_ name: String, _ cells: [String], _ font: String) -> String {
    let name = name.fitted(into: nameWidth)
    var line = name + String(repeating: " ", count: 1 + nameWidth - DisplayWidth.columns(of: name))
    for index in cells.indices {
      if columns[index].isShown {
        line += cells[index]
      } else if isGap(at: index) {
        line += Self.gap
      }
    }
    if showsFonts { line += " " + font }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension RampLayout.Column {
  fileprivate init(_ title: String, _ cells: [Ramp.Cell]) {
    self.init(width: max(title.count, cells.map(\.number.count).max() ?? 0))
  }
}
