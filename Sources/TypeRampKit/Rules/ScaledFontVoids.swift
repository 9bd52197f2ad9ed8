extension Rule {
  static let scaledFontVoids = Rule(
    id: "scaledfont-voids", severity: .error,
    summary: "ScaledFont 1.0 would reject the whole file",
    reason: """
      ScaledFont 1.0 decodes the whole file at once: every value at the top must be a dictionary with a string \
      'fontName' and a number 'fontSize'. If one is not, ScaledFont silently rejects all of them. Checked with \
      --dialect scaledfont.
      """,
    bad: #"{ "«body»": { "weight": "bold" }, "«description»": "Brand" }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: CompilationOptions(dialect: .scaledfont)
  ) { input in
    guard input.options.dialect == .scaledfont else { return [] }
    let entries = input.dictionary.entries.filter { !$0.isCustom }.map(\.member) + input.dictionary.reserved
    return entries.filter { !$0.value.isFontDescription }.map { member in
      Diagnostic(
        at: member.key,
        "'\(member.name)' makes ScaledFont 1.0 reject the whole file: \(reason(member))",
        keyPath: member.name)
    }
  }

  private static func reason(_ member: Node.Member) -> String {
    member.name == ReservedKey.custom.rawValue
      ? "it reads only the text styles, and no custom styles"
      : "it is not a dictionary with 'fontName' and 'fontSize'"
  }
}

extension Node {
  /// Whether it is an entry that ScaledFont's decoder reads.
  var isFontDescription: Bool {
    let members = Array(members)
    return members.contains { $0.name == "fontName" && $0.value.string != nil }
      && members.contains { $0.name == "fontSize" && ($0.value.kind == .integer || $0.value.kind == .real) }
  }
}
