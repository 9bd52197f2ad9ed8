extension Rule {
  static let missingFace = Rule(
    id: "missing-face", severity: .warning,
    summary: "a family has no face of the weight or slant",
    reason: """
      The nearest face of the family is used, as browsers do: first of the same slant, then of the nearest weight. \
      Readers see another weight or slant than the dictionary says.
      """,
    bad: #"{ "body": { "fontFamily": "«Georgia»", "weight": "semibold", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontFamily": "Georgia", "weight": "bold", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.entries.compactMap { entry in
      guard let family = entry.values.fontFamily, let wanted = entry.values.wantedFont,
        let lack = entry.face?.lack(wanted, in: family.value)
      else { return nil }
      return entry.finding(at: family, lack)
    }
  }
}
