import TypeRampKit

/// The tables of kinds of changes in the documentation, generated from the kinds. A table is between two comments:
/// `<!-- changes -->` and `<!-- changes: end -->`.
enum ChangeTable {
  /// A page with its tables regenerated.
  static func filled(_ page: String) -> String {
    page.replacing(/<!-- changes -->\n(?s:.*?)<!-- changes: end -->/) { _ in
      "<!-- changes -->\n\(table)<!-- changes: end -->"
    }
  }

  private static let table =
    "| id | breaking | meaning |\n|---|---|---|\n"
    + ChangeKind.all.map { "| `\($0.id)` | \($0.isBreaking ? "yes" : "") | \($0.summary) |\n" }.joined()
}
