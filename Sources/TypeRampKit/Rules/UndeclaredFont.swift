extension Rule {
  static let undeclaredFont = Rule(
    id: "undeclared-font", severity: .error,
    summary: "UIAppFonts does not list a font's file",
    reason: """
      iOS loads only the bundled fonts that Info.plist lists under UIAppFonts. With any other font the style shows \
      the system font. Checked with --info-plist and --fonts, and reported once for each font.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: .with {
      $0.fonts = .declaring("Brand-Regular", in: "Brand-Regular.ttf")
      $0.fonts?.declaredFiles = []
    }
  ) { input in
    guard let fonts = input.options.fonts, let declared = fonts.declaredFiles else { return [] }
    return input.fontNames.firstOfEachFont(unlessIgnored: "undeclared-font").compactMap { name in
      let files = fonts.files(of: fonts.face(called: name.text)?.name ?? name.text)
      guard let file = files.first, declared.isDisjoint(with: files) else { return nil }
      return name.finding("'\(name.text)' is in '\(file)', which UIAppFonts of the Info.plist does not list")
    }
  }
}

extension FontCatalog {
  /// The fonts of an app that has one file, for the examples of a rule.
  static func declaring(_ name: String, in file: String) -> FontCatalog {
    var fonts = FontCatalog()
    fonts.declare(name, in: file)
    return fonts
  }
}
