extension Rule {
  static let conflictingFont = Rule(
    id: "conflicting-font", severity: .error,
    summary: "an entry has both a custom font and a system font",
    reason: """
      'weight' and 'design' choose a system font; a custom face has its own weight and design. Which of the two is \
      shown depends on the code that reads the file.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«weight»": "bold" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Bold", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.entries.flatMap { entry in
      // Few entries have a system font, and lists are not made for the others.
      guard entry.hasSystemFont, let custom = [EntryKey.fontName, .boldFontName].first(where: entry.has) else {
        return [Diagnostic]()
      }
      return [EntryKey.weight, .design].compactMap { key in
        let message = "'\(key.rawValue)' chooses a system font, but '\(entry.name)' has '\(custom.rawValue)'"
        return entry.finding(atKey: key, message + "; expected one of them")
      }
    }
  }
}
