import FontFiles

extension Rule {
  static let undeclaredFont = Rule(
    id: "undeclared-font", severity: .error,
    summary: "UIAppFonts does not list a font's file",
    reason: """
      iOS loads only the bundled fonts that Info.plist lists under UIAppFonts. With any other font the style shows \
      the system font. A widget or an extension has an Info.plist of its own, which must list the fonts too. Checked \
      with --info-plist and --fonts, and reported once for each font.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: .with {
      $0.fonts = .declaring("Brand-Regular", in: "Brand-Regular.ttf")
      $0.fonts?.declarations = [("Info.plist", [])]
    }
  ) { input in
    guard let fonts = input.options.fonts, !fonts.declarations.isEmpty else { return [] }
    return input.fontNames.firstOfEachFont(unlessIgnored: "undeclared-font").compactMap { name in
      let files = fonts.files(of: fonts.face(called: name.text)?.name ?? name.text)
      let lacking = fonts.declarations.filter { $0.files.isDisjoint(with: files) }.map(\.infoPlist)
      guard let file = files.first, !lacking.isEmpty else { return nil }
      return name.finding("'\(name.text)' is in '\(file)', which UIAppFonts does not list in \(lacking.quotedList)")
    }
  }
}

extension FontCatalog {
  /// The fonts of an app that has one file, for the examples of a rule.
  ///
  /// - Parameter lineHeight: the line height of the font, in thousandths of its size.
  static func declaring(_ name: String, in file: String, lineHeight: Int = 1200) -> FontCatalog {
    var fonts = FontCatalog()
    fonts.declare(name, in: file, VerticalMetrics(unitsPerEm: 1000, ascender: lineHeight, descender: 0, lineGap: 0))
    return fonts
  }
}
