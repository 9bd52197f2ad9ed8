extension Rule {
  static let cutLetters = Rule(
    id: "cut-letters", severity: .warning,
    summary: "a line cuts letters of the app's languages",
    reason: """
      A letter that is higher than its line can lose its accent in the first line of a label, and can touch the line above \
      in the others: 'Ậ' of Vietnamese, marks of Thai and Arabic. Measured in the font's file, for the letters of \
      'languages', each by itself: marks that are stacked reach higher. A line has the font's ascender and descender, \
      or 'lineHeight', with half of the difference above and half below, as in CSS. Styles with the same lines are reported \
      once, with the largest of them.
      """,
    bad: #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "«lineHeight»": 1 } }"#,
    good: #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1.3 } }"#,
    exampleOptions: .with { $0.fonts = .exampleOfLetters }
  ) { input in
    guard let fonts = input.options.fonts, !fonts.languages.isEmpty else { return [] }
    let entries = input.scaledEntries.filter { !$0.entry.ignores("cut-letters") }
    // Styles with the same lines have the same cause. All findings are sorted by position in the end.
    let groups = Dictionary(grouping: entries) { "\($0.style.lineHeight ?? 0) \($0.style.fontWords)" }
    return groups.values.flatMap { same -> [Diagnostic] in
      guard let worst = same.max(by: { $0.largestSize < $1.largestSize }) else { return [] }
      let styles = "'\(worst.entry.name)'" + (same.count > 1 ? " and \((same.count - 1).counted("other style"))" : "")
      return worst.scaled.cuts(in: fonts).compactMap { cut in
        let message = "\(styles): \(cut.words)"
        return worst.entry.finding(atKey: .lineHeight, message)
          ?? worst.entry.fontName.map { worst.entry.finding(at: $0, message) }
      }
    }
  }
}

extension ScaledEntry {
  /// The largest size in points, at which most is cut.
  fileprivate var largestSize: Double { StyleGrowth(scaled: scaled).largestSize }
}

extension FontCatalog {
  /// The fonts of an example: one with the letters of Vietnamese, which reach further than its ascender, and one
  /// without most of them.
  static var exampleOfLetters: FontCatalog {
    var fonts = FontCatalog()
    fonts.languages = [LanguageLetters("vi")].compactMap(\.self)
    let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0)
    let highest = LanguageCoverage.Reach(letter: "Ậ", units: 940, unitsPerEm: 1000)
    let coverage = LanguageCoverage(tag: "vi", letterCount: 178, lacking: [], highest: highest)
    fonts.declare("Brand-Text", in: "Brand-Text.ttf", metrics, coverage: [coverage])
    let lacking = LanguageCoverage(tag: "vi", letterCount: 178, lacking: ["ạ", "ậ"])
    fonts.declare("Brand-Regular", in: "Brand-Regular.ttf", metrics, coverage: [lacking])
    return fonts
  }
}
