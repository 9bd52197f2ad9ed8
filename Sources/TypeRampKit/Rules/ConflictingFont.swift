extension Rule {
  static let conflictingFont = Rule(
    id: "conflicting-font", severity: .error,
    summary: "an entry chooses its font in two ways",
    reason: """
      A font is a face ('fontName'), the face of a family ('fontFamily', with 'weight' and 'italic') or a system font \
      ('weight' and 'design'). Which of two is shown depends on the code that reads the file.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«weight»": "bold" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Bold", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.entries.flatMap { entry in
      if entry.has(.fontFamily) || entry.has(.italic) { return entry.conflictsWithFamily }
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

extension StyleEntry {
  /// The keys that do not go together with `fontFamily`, or `italic` without it.
  fileprivate var conflictsWithFamily: [Diagnostic] {
    if !has(.fontFamily) {
      guard has(.fontName) || hasSystemFont else { return [] }
      let instead = has(.fontName) ? "" : "; use 'fontStyle'"
      return [finding(atKey: .italic, "'italic' is for 'fontFamily', which '\(name)' lacks\(instead)")].compactMap(
        \.self)
    }
    let contradiction =
      values.italic.map { $0.value != (values.fontStyle?.value == .italic) } ?? false && has(.fontStyle)
      ? finding(atKey: .fontStyle, "'fontStyle' and 'italic' of '\(name)' contradict each other") : nil
    return [EntryKey.fontName, .design].compactMap { key in
      finding(atKey: key, "'\(key.rawValue)' chooses a font, but '\(name)' has 'fontFamily'; expected one of them")
    } + [contradiction].compactMap(\.self)
  }
}
