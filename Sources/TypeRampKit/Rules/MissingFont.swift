extension Rule {
  static let missingFont = Rule(
    id: "missing-font", severity: .error,
    summary: "an entry has no font",
    reason: """
      The entry has no effect: the style falls back to the preferred font. Remove the entry, or give it a font.
      """,
    bad: #"{ "«body»": { "maximumPointSize": 28 } }"#,
    good: #"{ "body": { "weight": "regular", "maximumPointSize": 34 } }"#
  ) { input in
    input.dictionary.entries.filter { entry in
      entry.isStyle && entry.isDictionary && !entry.hasSystemFont
        && entry.lacks(.fontName) && entry.lacks(.fontFamily) && entry.lacks(.fontSize) && entry.lacks(.boldFontName)
    }.map {
      $0.finding("'\($0.name)' names no font; expected 'fontName' or 'fontFamily', or 'weight' or 'design'")
    }
  }
}
