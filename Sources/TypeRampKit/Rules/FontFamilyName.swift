extension Rule {
  static let fontFamilyName = Rule(
    id: "font-family-name", severity: .warning,
    summary: "a font name is that of a family, or a full name",
    reason: """
      Core Text, and so UIFont, looks for a font with this PostScript name, then for a family with this name, and \
      finally for a full name (documentation of kCTFontNameAttribute). A family does not say which of its faces is \
      meant, and Core Text logs that such a name is slow and may not be accepted in future. Name the face. Names are \
      looked up in the app's font files, if they are known, and among the fonts of iOS.
      """,
    bad: #"{ "body": { "fontName": "«Futura»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Futura-Medium", "fontSize": 17 } }"#
  ) { input in
    let fonts = input.options.fonts ?? .newest
    return input.fontNames.filter { $0.isLookedUp && $0.standing == .familyName }.compactMap { name in
      let weight = name.key == EntryKey.boldFontName.rawValue ? 700.0 : 400
      guard let face = fonts.face(called: name.text, weight: weight) else { return nil }
      let what = face.isFamily ? "the name of a family" : "a full name"
      return name.finding("'\(name.text)' is \(what); expected the PostScript name of a face")
        .replacing(by: face.name, isSafe: face.isCertain)
    }
  }
}
