extension Rule {
  static let emptyFontName = Rule(
    id: "empty-font-name", severity: .error,
    summary: "a font name is empty",
    reason: "No font has an empty name, so the style shows the system font.",
    bad: #"{ "body": { "fontName": "«»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.fontNames.filter(\.text.isEmpty).map {
      $0.finding("'\($0.key)' is empty; expected the PostScript name of a font")
    }
  }
}
