/// Text in Markdown as GitHub and GitLab show it.
package enum Markdown {
  /// A text from a file as a code span, in which nothing is a link, a mention or markup. Characters that are not
  /// printable are written as `\u{…}`.
  package static func code(_ text: String) -> String {
    let shown = text.printable
    // A code span ends with as many backticks as it begins with.
    let runs = shown.utf8.split { $0 != UInt8(ascii: "`") }
    let fence = String(repeating: "`", count: (runs.map(\.count).max() ?? 0) + 1)
    // A space on each side is not part of the code, unless there is nothing else.
    let ends = [shown.utf8.first, shown.utf8.last]
    let isPadded = ends.contains(UInt8(ascii: "`")) || ends == [UInt8(ascii: " "), UInt8(ascii: " ")]
    let padding = isPadded ? " " : ""
    return shown.isEmpty ? "` `" : fence + padding + shown + padding + fence
  }

  /// The lines of a table. The first columns are left-aligned, all others right-aligned.
  ///
  /// - Parameters:
  ///   - head: the titles of the columns, in Markdown.
  ///   - rows: the cells, as many in each row as there are titles, in Markdown.
  ///   - leftColumns: how many columns are left-aligned.
  package static func table(_ head: [String], _ rows: [[String]], leftColumns: Int = 1) -> [String] {
    let rule = head.indices.map { $0 < leftColumns ? ":--" : "--:" }
    return ([head, rule] + rows).map { cells in
      // A bar ends a cell even within a code span.
      "| "
        + cells.map { $0.replacing("|", by: "\\|") }.joined(separator: " | ") + " |"
    }
  }
}
