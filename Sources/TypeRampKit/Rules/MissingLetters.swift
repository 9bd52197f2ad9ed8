extension Rule {
  static let missingLetters = Rule(
    id: "missing-letters", severity: .warning,
    summary: "a font has some letters of a language of the app, but not all",
    reason: """
      For a letter that the font lacks the system uses another font. It looks different within a word, and its height \
      decides the height of the line. Checked in the font's file, for the letters of 'languages' (CLDR's main letters, \
      without punctuation and digits). A font with none of the letters of a language is not reported, since all of its \
      text is in another font. 'typeramp fonts --languages' lists all of this.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Brand-Text", "fontSize": 17 } }"#,
    exampleOptions: .with { $0.fonts = .exampleOfLetters }
  ) { input in
    guard let fonts = input.options.fonts, !fonts.languages.isEmpty else { return [] }
    return input.fontNames.firstOfEachFont(unlessIgnored: "missing-letters").flatMap { name in
      fonts.coverage(of: name.text).filter(\.isPartial).map { language in
        name.finding("'\(name.text)' lacks \(language.lackingWords); another font draws them")
      }
    }
  }
}
