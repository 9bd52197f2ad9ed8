// Rules about files for ScaledFont 1.0.

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
    exampleOptions: { $0.dialect = .scaledfont },
    check: .dictionary { input in
      guard input.options.dialect == .scaledfont else { return [] }
      return input.dictionary.entries.filter { !$0.isCustom }.flatMap { ignoredStyle($0) + ignoredKeys($0) }
    })

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

  static let scaledFontVoids = Rule(
    id: "scaledfont-voids", severity: .error,
    summary: "ScaledFont 1.0 would reject the whole file",
    reason: """
      ScaledFont 1.0 decodes the whole file at once: every value at the top must be a dictionary with a string \
      'fontName' and a number 'fontSize'. If one is not, ScaledFont silently rejects all of them. Checked with \
      --dialect scaledfont.
      """,
    bad: #"{ "«body»": { "weight": "bold" }, "«description»": "Brand" }"#,
    exampleOptions: { $0.dialect = .scaledfont },
    check: .dictionary { input in
      guard input.options.dialect == .scaledfont else { return [] }
      let entries = input.dictionary.entries.filter { !$0.isCustom }.map(\.member) + input.dictionary.reserved
      return entries.filter { !$0.value.isFontDescription }.map { member in
        Diagnostic(at: member, "'\(member.name)' makes ScaledFont 1.0 reject the whole file: \(reason(member))")
      }
    })

  private static func reason(_ member: Node.Member) -> String {
    member.name == ReservedKey.custom.rawValue
      ? "it reads only the text styles, and no custom styles"
      : "it is not a dictionary with 'fontName' and 'fontSize'"
  }
}

extension Node {
  /// Whether it is an entry that ScaledFont's decoder reads.
  fileprivate var isFontDescription: Bool {
    let members = Array(members)
    return members.contains { $0.name == "fontName" && $0.value.string != nil }
      && members.contains { $0.name == "fontSize" && ($0.value.kind == .integer || $0.value.kind == .real) }
  }
}
