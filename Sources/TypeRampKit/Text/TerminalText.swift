extension [TextBlock] {
  /// The text for a terminal of 80 columns.
  package var terminalText: String { text(width: 80) }

  /// The text for a terminal of some columns.
  package func text(width: Int) -> String {
    map { $0.terminalLines(width: width) }.joined(separator: [""]).map { $0 + "\n" }.joined()
  }
}

extension TextBlock {
  /// The lines of the block.
  fileprivate func terminalLines(width: Int) -> [String] {
    switch self {
    case .title(let text, _), .paragraph(let text), .verdict(let text, _): text.plain.wrapped(width: width)
    case .list(let items), .questions(let items):
      items.flatMap { ("- " + $0.plain).wrapped(width: width, margin: "  ") }
    case .table(let table): table.terminalLines
    case .code(let code, _):
      code.split(separator: "\n", omittingEmptySubsequences: false).flatMap(\.marked).map { "  " + $0 }
    }
  }
}

extension TextTable {
  /// Padded columns; the last has any width.
  fileprivate var terminalLines: [String] {
    let rows = [head] + rows.map { $0.map(\.plain) }
    let widths = head.indices.dropLast().map { column in min(60, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      return (cells + row.suffix(1)).joined(separator: "  ")
    }
  }
}

extension Prose {
  /// The text without markup, safe to show.
  package var plain: String {
    parts.map { part in
      switch part {
      case .prose(let text), .strong(let text): text
      case .name(let name): DisplayText.escaped(name)
      case .quoted(let name): "'\(DisplayText.escaped(name))'"
      }
    }.joined()
  }
}

extension String {
  /// The text in lines of at most `width` columns, if no word is wider.
  ///
  /// - Parameter margin: the start of all lines but the first.
  func wrapped(width: Int, margin: String = "") -> [String] {
    split(separator: " ").map(String.init).lines(width: width, margin: margin)
  }
}

extension Substring {
  /// A line of an example, and the carets under what its marks enclose.
  fileprivate var marked: [String] {
    let parts = split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let carets = parts.dropLast().enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? String(repeating: " ", count: part.count) : "^" + String(repeating: "~", count: part.dropFirst().count)
    }
    return [parts.joined()] + (parts.count < 3 ? [] : [carets.joined()])
  }
}
