extension Rule {
  static let missingFontSize = Rule(
    id: "missing-font-size", severity: .error,
    summary: "an entry has a font but no size",
    reason: "A font is scaled from its size at the default text size. ScaledFont rejects a file with such an entry.",
    bad: #"{ "«body»": { "fontName": "Noteworthy-Light" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.entries.filter { $0.lacks(.fontSize) }.compactMap { entry in
      guard let key = [EntryKey.fontName, .fontFamily].first(where: entry.has) else { return nil }
      return entry.finding(
        "'\(entry.name)' has '\(key.rawValue)' but no 'fontSize'; expected the points at the large content size")
    }
  }
}
