extension Rule {
  static let duplicateTextStyle = Rule(
    id: "duplicate-text-style", severity: .error,
    summary: "a text style has two entries, in one spelling or in two",
    reason: """
      Readers keep one of the two entries, and not all readers keep the same one. 'title' and 'title1' are the same \
      style, as are 'caption' and 'caption1', and the raw names.
      """,
    bad: """
      {
        "title": { "fontName": "Noteworthy-Light", "fontSize": 28 },
        "«title1»": { "fontName": "Noteworthy-Bold", "fontSize": 28 }
      }
      """,
    good: """
      {
        "title": { "fontName": "Noteworthy-Light", "fontSize": 28 },
        "title2": { "fontName": "Noteworthy-Bold", "fontSize": 22 }
      }
      """
  ) { input in
    input.dictionary.top.mistakes.filter { $0.problem.isDuplicateKey && ReservedKey(rawValue: $0.name) == nil }
      .map { Diagnostic($0) }
  }
}
