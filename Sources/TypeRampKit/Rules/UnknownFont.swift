extension Rule {
  static let unknownFont = Rule(
    id: "unknown-font", severity: .error,
    summary: "neither a font file nor iOS has a font with this name",
    reason: """
      UIFont finds a face by its PostScript name, or by the name of its family or its full name (font-family-name). \
      For any other name the text is silently shown in the system font. The face in OpenSans-LightItalic.ttf is called \
      OpenSansLight-Italic; the regular face of AvenirNext is called AvenirNext-Regular. Names are looked up in the app's font files, if they are known, and among the fonts of iOS. Without font files, only \
      names in families of iOS can be checked. The system font has no PostScript name: use 'weight' and 'design'.
      """,
    bad: #"{ "body": { "fontName": "«Noteworthy-light»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let fonts = input.options.fonts
    let wrong = input.fontNames.filter(\.isLookedUp).compactMap { name in sentence(on: name, fonts).map { (name, $0) } }
    if wrong.isEmpty { return [] }
    // Prepared on demand: it takes longer than checking a file without findings.
    let suggestions = FontSuggestions(fonts)
    return wrong.enumerated().map { index, wrong in
      let (name, sentence) = wrong
      // No more findings of one rule are shown.
      let suggestion = suggestions.suggestion(for: name.text, isGuessing: index < 50)
      let family = suggestion?.family ?? []
      let faces = family.isEmpty ? "" : "; the family has " + family.quotedList(upTo: 8)
      return name.finding(sentence + faces).replacing(by: suggestion?.name, isSafe: suggestion?.isCertain ?? false)
    }
  }

  /// What is wrong with a name; nil if nothing is.
  private static func sentence(on fontName: FontName, _ fonts: FontCatalog?) -> String? {
    let name = fontName.text
    switch fontName.standing {
    case .known, .familyName, .unchecked: return nil
    case .fileName: return "'\(name)' is the name of a file; expected the PostScript name of the font in it"
    case .systemFont: return "the system font has no PostScript name such as '\(name)'; use 'weight' and 'design'"
    case .unknown:
      let system = "iOS \(fonts?.system.version ?? IOSFonts.newestVersion)"
      return "no font '\(name)' \(fonts?.hasFiles ?? false ? "in the font files or on \(system)" : "on \(system)")"
    }
  }
}
