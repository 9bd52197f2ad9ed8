extension Rule {
  static let missingFontName = Rule(
    id: "missing-font-name", severity: .error,
    summary: "an entry has a size or a bold face, but no font",
    reason: "There is no face to scale. To choose a system font, set 'weight' or 'design'.",
    bad: #"{ "«body»": { "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.entries.filter { $0.lacks(.fontName) && $0.lacks(.fontFamily) && !$0.hasSystemFont }.compactMap {
      entry in
      guard let key = [EntryKey.fontSize, .boldFontName].first(where: entry.has) else { return nil }
      let system = entry.has(.boldFontName) ? "" : ", or 'weight' or 'design'"
      return entry.finding(
        "'\(entry.name)' has '\(key.rawValue)' but no font; expected 'fontName' or 'fontFamily'\(system) beside it")
    }
  }
}

extension StyleEntry {
  /// Whether the entry names a system font.
  var hasSystemFont: Bool { !has(.fontFamily) && (has(.weight) || has(.design)) }

  /// Whether a key is missing, and no unknown key was probably meant as it, which is reported instead.
  func lacks(_ key: EntryKey) -> Bool {
    !has(key) && !fields.mistakes.contains { $0.problem.isUnknownKey && $0.suggestion == key.rawValue }
  }
}
