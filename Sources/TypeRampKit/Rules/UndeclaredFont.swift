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
    exampleOptions: .withUndeclaredBrand
  ) { input in
    guard let fonts = input.options.fonts, let declared = fonts.declaredFiles else { return [] }
    return input.fontNames.firstOfEachFont(unlessIgnored: "undeclared-font").compactMap { name in
      let files = fonts.files(of: name.text)
      guard let file = files.first, declared.isDisjoint(with: files) else { return nil }
      return name.finding("'\(name.text)' is in '\(file)', which UIAppFonts of the Info.plist does not list")
    }
  }
}

extension CompilationOptions {
  /// Options for an app that has a font, but does not declare it.
  fileprivate static var withUndeclaredBrand: CompilationOptions {
    var fonts = FontCatalog()
    fonts.declare("Brand-Regular", in: "Brand-Regular.ttf")
    fonts.declaredFiles = []
    return CompilationOptions(fonts: fonts)
  }
}
