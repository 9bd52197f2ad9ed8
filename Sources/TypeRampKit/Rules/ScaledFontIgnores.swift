extension Rule {
  static let scaledFontIgnores = Rule(
    id: "scaledfont-ignores", severity: .error,
    summary: "ScaledFont 1.0 would silently ignore this",
    reason: """
      ScaledFont 1.0 looks up eleven keys and reads 'fontName' and 'fontSize'. It ignores all other names and shows \
      the system font instead. Checked with --dialect scaledfont.
      """,
    bad: #"{ "«title1»": { "fontName": "Noteworthy-Light", "fontSize": 28, "«tracking»": 1 } }"#,
    good: #"{ "title": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#,
    exampleOptions: CompilationOptions(dialect: .scaledfont)
  ) { input in
    guard input.options.dialect == .scaledfont else { return [] }
    return input.dictionary.entries.filter { !$0.isCustom }.flatMap { ignoredStyle($0) + ignoredKeys($0) }
  }

  private static func ignoredStyle(_ entry: StyleEntry) -> [Diagnostic] {
    guard let style = entry.style else { return [] }
    let isKnown = style != .extraLargeTitle && style != .extraLargeTitle2
    guard !isKnown || entry.name != style.name else { return [] }
    let expectation = isKnown ? "; it reads '\(style.name)'" : "; it has no such style"
    let finding = entry.finding("'\(entry.name)' is silently ignored by ScaledFont 1.0\(expectation)")
    return [finding.replacing(by: isKnown ? style.name : nil, isSafe: false)]
  }

  private static func ignoredKeys(_ entry: StyleEntry) -> [Diagnostic] {
    guard entry.member.value.isFontDescription else { return [] }
    return entry.fields.all.compactMap { field in
      guard let key = entry.key(of: field), key != .fontName, key != .fontSize else { return nil }
      return Diagnostic(
        at: field.member.key,
        "'\(key.rawValue)' is silently ignored by ScaledFont 1.0; it reads 'fontName' and 'fontSize'",
        keyPath: entry.keyPath(of: key.rawValue))
    }
  }
}
