import Writing

/// How many texts of the app fit where they are shown, by language.
package struct TextEvidence: Sendable {
  let counts: FitCounts
  /// What is measured in another way than it is shown, a sentence each.
  let notes: [String]

  package init(_ counts: FitCounts, _ check: FitCheck) {
    (self.counts, notes) = (counts, check.notes + counts.notes(check))
  }

  /// - Parameter obstacle: why no text was measured, in a sentence.
  package init(obstacle: String) { (counts, notes) = (FitCounts(), ["no text was measured: \(obstacle)"]) }

  /// - Parameter styles: the dictionary whose styles show the texts; nil if there is only one.
  func blocks(styles: String?) -> [TextBlock] {
    let rows = counts.languages.sorted { $0.key < $1.key }.map { language, count -> [Prose] in
      let numbers = [count.checked, count.doubled, count.largest].map { Prose(prose: String($0)) }
      return [language.isEmpty ? "not named" : "\(language)"] + numbers
    }
    let whose: Prose = styles.map { " of \($0)" } ?? ""
    let caption: Prose = """
      How many texts fit where typeramp.json says that they are shown, in the styles\(whose). At 200\u{A0}%: at the first text size \
      at which their style has twice its size; none if it never has
      """
    let table = TextTable(caption: caption, head: ["Language", "Texts", "Fit at 200\u{A0}%", "Fit at AX5"], rows: rows)
    return [.title("Texts", level: 2)] + (rows.isEmpty ? [] : [.table(table)])
      + (notes.isEmpty ? [] : [.list(notes.map { "\($0)" })])
  }

  static let members: [JSONMember<(language: String, count: (checked: Int, doubled: Int, largest: Int))>] = [
    JSONMember("language", .string, "Empty if the catalog does not say.") { .string($0.language) },
    JSONMember("checked", .integer(from: 0), "The texts that were measured.") { .integer($0.count.checked) },
    JSONMember(
      "fitAt200Percent", .integer(from: 0), "Those that fit at the first text size with twice the size of their style."
    ) {
      .integer($0.count.doubled)
    },
    JSONMember("fitAtAX5", .integer(from: 0), "Those that fit at every text size.") { .integer($0.count.largest) },
  ]
}
