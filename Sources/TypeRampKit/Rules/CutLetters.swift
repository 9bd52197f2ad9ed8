extension Rule {
  static let cutLetters = Rule(
    id: "cut-letters", severity: .warning,
    summary: "a line cuts letters of the app's languages",
    reason: """
      A letter that is higher than its line loses its accent in the first line of a label, and touches the line above \
      in the others: 'Ậ' of Vietnamese, marks of Thai and Arabic. Measured in the font's file, for the letters of \
      'languages', each by itself: marks that are stacked reach higher. A line has the font's ascender and descender, \
      or 'lineHeight', with half of the difference above and half below, as in CSS.
      """,
    bad: #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "«lineHeight»": 1 } }"#,
    good: #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1.3 } }"#,
    exampleOptions: .with { $0.fonts = .exampleOfLetters }
  ) { input in
    input.scaledEntries.flatMap { item in
      item.scaled.cuts(in: input.options.fonts).compactMap { cut in
        let message = "a line of '\(item.entry.name)' cuts \(item.scaled.words(for: cut))"
        return item.entry.finding(atKey: .lineHeight, message)
          ?? item.entry.fontName.map { item.entry.finding(at: $0, message) }
      }
    }
  }
}

extension FontCatalog {
  /// The fonts of an example: one with the letters of Vietnamese, which reach further than its ascender, and one
  /// without most of them.
  static var exampleOfLetters: FontCatalog {
    var fonts = FontCatalog()
    let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0)
    let highest = LanguageCoverage.Reach(letter: "Ậ", units: 940, unitsPerEm: 1000)
    let coverage = LanguageCoverage(tag: "vi", letterCount: 178, lacking: [], highest: highest)
    fonts.declare("Brand-Text", in: "Brand-Text.ttf", metrics, coverage: [coverage])
    let lacking = LanguageCoverage(tag: "vi", letterCount: 178, lacking: ["ạ", "ậ"])
    fonts.declare("Brand-Regular", in: "Brand-Regular.ttf", metrics, coverage: [lacking])
    return fonts
  }
}
