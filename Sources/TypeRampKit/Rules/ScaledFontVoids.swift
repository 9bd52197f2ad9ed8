import Diagnostics
import Documents

extension Rule {
  static let scaledFontVoids = Rule(
    id: "scaledfont-voids", severity: .error,
    summary: "ScaledFont 1.0 would throw the whole file away",
    reason: """
      ScaledFont 1.0 decodes the file as a whole: every value at the top must be a dictionary with a 'fontName' that is \
      a string and a 'fontSize' that is a number. One that is not voids all of them, silently. Checked with --dialect \
      scaledfont.
      """,
    bad: #"{ "«body»": { "weight": "bold" }, "«description»": "Brand" }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: CompilationOptions(dialect: .scaledfont)
  ) { input in
    guard input.options.dialect == .scaledfont else { return [] }
    let entries = input.dictionary.entries.filter { !$0.isCustom }.map(\.member) + input.dictionary.reserved
    return entries.filter { !$0.value.isFontDescription }.map { member in
      Finding(
        at: member.key,
        "'\(member.name)' makes ScaledFont 1.0 throw the whole file away: \(reason(member))",
        keyPath: member.name)
    }
  }

  private static func reason(_ member: Node.Member) -> String {
    member.name == ReservedKey.custom.rawValue
      ? "it reads the text styles alone, and sees no style of your own"
      : "it is no dictionary with 'fontName' and 'fontSize'"
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
