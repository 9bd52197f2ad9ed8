extension Rule {
  static let invalidPostScriptName = Rule(
    id: "invalid-postscript-name", severity: .warning,
    summary: "a font name cannot be a PostScript name",
    reason: """
      A PostScript name has at most 63 printable ASCII characters, no spaces and none of [](){}<>/% (OpenType 1.9, \
      name ID 6). 'Open Sans Bold' is a full name, not a PostScript name. UIFont may find a face by it, but only if \
      the font has exactly this name.
      """,
    bad: #"{ "body": { "fontName": "«Open Sans Bold»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "OpenSans-Bold", "fontSize": 17 } }"#
  ) { input in
    // Names that are known or wrong are reported by `unknown-font`, which has more details.
    input.fontNames.filter { !$0.text.isEmpty && $0.standing == .unchecked }.compactMap { name in
      mistake(in: name.text).map { name.finding("'\(name.text)' is not a PostScript name: \($0)") }
    }
  }

  private static func mistake(in name: String) -> String? {
    if name.unicodeScalars.contains(" ") { return "it has a space; expected a name such as 'OpenSans-Bold'" }
    if name.utf8.count > 63 { return "it has more than 63 characters" }
    let isAllowed = name.unicodeScalars.allSatisfy { scalar in
      ("!"..."~").contains(scalar) && !"[](){}<>/%".unicodeScalars.contains(scalar)
    }
    return isAllowed ? nil : "expected printable ASCII characters, none of them []<>(){}/%"
  }
}
