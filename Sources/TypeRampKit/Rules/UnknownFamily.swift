import Diagnostics

extension Rule {
  static let unknownFamily = Rule(
    id: "unknown-family", severity: .error,
    summary: "neither a font file nor iOS has a font of this family",
    reason: """
      'fontFamily' is looked up when the dictionary is compiled, and outputs name the face that was found. A family \
      that the app brings is known only from its font files: pass them with --fonts, or list them under 'fonts' in \
      typeramp.json. The system font is chosen by 'weight' and 'design', without a family.
      """,
    bad: #"{ "body": { "fontFamily": "«Futurra»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontFamily": "Futura", "weight": "medium", "fontSize": 17 } }"#
  ) { input in
    let fonts = input.options.fonts ?? .newest
    var suggestions = Spelling.Suggestions()
    return input.dictionary.entries.compactMap { entry in
      guard let family = entry.values.fontFamily else { return nil }
      let isFace = fonts.isFace(family.value)
      if isFace || FontNaming.systemDesign(ofFamily: family.value) != nil || family.value.isEmpty {
        return entry.finding(at: family, sentence(family.value, isFace: isFace))
      }
      if entry.face?.isOfFamily == true { return nil }
      let system = "iOS \(fonts.system.version)"
      let known =
        fonts.hasFiles ? "in the font files or on \(system)" : "on \(system); pass --fonts with the app's font files"
      return entry.finding(at: family, "no font of the family '\(family.value)' \(known)")
        .replacing(by: suggestions.closest(to: family.value) { fonts.familyNames }, isSafe: false)
    }
  }

  private static func sentence(_ family: String, isFace: Bool) -> String {
    if family.isEmpty { return "expected the name of a family" }
    if isFace { return "'\(family)' is a face, not a family; name it with 'fontName'" }
    return "'\(family)' is the system font; use 'weight' and 'design' without 'fontFamily'"
  }
}
