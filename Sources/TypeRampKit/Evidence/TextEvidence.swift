import Writing

/// How many texts of the app fit where they are shown, by language.
package struct TextEvidence: Sendable {
  /// The table of styles that shows them; nil if there is only one.
  let table: String?
  let counts: FitCounts
  /// What is measured in another way than it is shown, a sentence each.
  let notes: [String]

  package init(_ counts: FitCounts, _ check: FitCheck, of table: String?) {
    (self.table, self.counts, notes) = (table, counts, check.notes + counts.notes(check))
  }

  /// The notes, each with the table that it is about.
  var shownNotes: [String] { notes.map { note in table.map { "\($0): \(note)" } ?? note } }

  var blocks: [TextBlock] {
    let rows = rows.map { row -> [Prose] in
      let numbers = FitCounts.Column.allCases.map { Prose(prose: String(row[$0])) }
      return [row.language.isEmpty ? "not named" : "\(row.language)"] + numbers
    }
    let whose: Prose = table.map { " of \($0)" } ?? ""
    let caption: Prose = """
      How many texts fit where typeramp.json says that they are shown, in the styles\(whose). At 200\u{A0}%: at the first text size \
      at which their style has twice its size; none if it never has
      """
    let table = TextTable(
      caption: caption, head: ["Language", "Measured", "Fit at 200\u{A0}%", "Fit at AX5", "Not measured"], rows: rows)
    return (rows.isEmpty ? [] : [.table(table)])
      + (notes.isEmpty ? [] : [.list(shownNotes.map { "\($0)" })])
  }

  /// The texts of a language.
  struct Row {
    let table: String?
    let language: String
    let counts: [FitCounts.Column: Int]

    subscript(column: FitCounts.Column) -> Int { counts[column] ?? 0 }
  }

  var rows: [Row] {
    counts.languages.sorted { $0.key < $1.key }.map { Row(table: table, language: $0, counts: $1) }
  }

  static let members: [JSONMember<Row>] = [
    .optional("styles", .string, "The dictionary and theme whose styles show them, if there are several.") {
      $0.table.map(JSONValue.string)
    },
    JSONMember("language", .string, "Empty if the catalog does not say.") { .string($0.language) },
    number("checked", .measured, "The texts that were measured."),
    number("fitAt200Percent", .doubled, "Those that fit at the first text size with twice the size of their style."),
    number("fitAtAX5", .largest, "Those that fit at every text size."),
    number("notMeasured", .unmeasured, "The texts that were not measured; `textNotes` says why."),
  ]

  private static func number(_ name: String, _ column: FitCounts.Column, _ description: String) -> JSONMember<Row> {
    JSONMember(name, .integer(from: 0), description) { .integer($0[column]) }
  }
}
