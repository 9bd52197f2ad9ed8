extension Rule {
  static let ineffectiveKey = Rule(
    id: "ineffective-key", severity: .warning,
    summary: "a style that never scales has a key about scaling",
    reason: "With 'fixed' the size is 'fontSize' at every content size, so a limit or a curve has no effect.",
    bad: #"{ "title": { "fontName": "Futura-Bold", "fontSize": 28, "fixed": true, "«maximumPointSize»": 28 } }"#,
    good: #"{ "title": { "fontName": "Futura-Bold", "fontSize": 28, "fixed": true } }"#
  ) { input in
    let keys: [EntryKey] = [
      .maximumPointSize, .minimumContentSizeCategory, .maximumContentSizeCategory, .relativeTo,
    ]
    return input.dictionary.entries.filter { $0.values.fixed?.value == true }.flatMap { entry in
      keys.compactMap { key in
        entry.finding(
          atKey: key, "'\(key.rawValue)' has no effect: '\(entry.name)' is fixed and never scales")
      }
    }
  }
}
